import { useText } from '@hanpan/client';
import { ListPages, Loaded } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { Card, Chip, ChipGroup, EmptyState, LinkButton, SkeletonRows } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './board-list.module.css';
import { BoardSearch } from './board-search.tsx';
import { canWrite, filtersOf, type ReadBoard, writePlaceOf } from './model.ts';
import { PostLines } from './post-lines.tsx';
import { type ListSearch, useBoardList, useListSearch } from './use-board.ts';

/** A page of a board with its filters and its search. */
export function BoardList({ board }: { board: ReadBoard }) {
  const t = useText(boardTexts);
  const [search, change] = useListSearch(board);
  const query = useBoardList(board, search);
  return (
    <Card aria-label={t(`board.title.${board}`)} className={styles.card}>
      <div className={styles.tools}>
        <Filters board={board} current={search.filter} onChange={(filter) => change({ filter, page: 1 })} />
        <BoardSearch
          key={search.search}
          value={search.search}
          onSearch={(term) => change({ search: term, page: 1 })}
        />
      </div>
      <Loaded
        query={query}
        errorTitle={t('board.loadFailed')}
        errorBody={({ message }) => t('board.loadFailedBody', { message })}
        skeleton={<SkeletonRows rows={10} columns={2} />}
      >
        {({ list, pageInfo }) => (
          <>
            {pageInfo.total === 0 ? (
              <NoPosts board={board} search={search} />
            ) : (
              <PostLines board={board} list={list} />
            )}
            <ListPages
              info={pageInfo}
              page={search.page}
              onPageChange={(page) => change({ page })}
              summary={t('board.total', { count: pageInfo.total })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface FiltersProps {
  readonly board: ReadBoard;
  readonly current: string;
  readonly onChange: (filter: string) => void;
}

function Filters({ board, current, onChange }: FiltersProps) {
  const t = useText(boardTexts);
  const labelOf = (filter: (typeof filtersOf)[ReadBoard][number]) =>
    filter === 'wait' || filter === 'answer' ? t(`board.status.${filter}`) : t(`board.category.${filter}`);
  return (
    <ChipGroup label={t('board.filter')} scroll>
      <Chip pressed={current === ''} onClick={() => onChange('')}>
        {t('board.all')}
      </Chip>
      {filtersOf[board].map((filter) => (
        <Chip key={filter} pressed={current === filter} onClick={() => onChange(filter)}>
          {labelOf(filter)}
        </Chip>
      ))}
      {board === 'board' && (
        <Chip pressed={current === 'mine'} onClick={() => onChange('mine')}>
          {t('board.mine')}
        </Chip>
      )}
    </ChipGroup>
  );
}

function NoPosts({ board, search }: { board: ReadBoard; search: ListSearch }) {
  const t = useText(boardTexts);
  if (search.search !== '') {
    return (
      <EmptyState level={2} title={t('board.foundNone', { search: search.search })}>
        {t('board.foundNoneBody')}
      </EmptyState>
    );
  }
  const write = canWrite(board) && (
    <LinkButton as={AppLink} to={writePlaceOf[board]} variant="filled" icon="edit">
      {t(board === 'qna' ? 'board.ask' : 'board.write')}
    </LinkButton>
  );
  return (
    <EmptyState level={2} title={t(`board.empty.${board}`)} action={write}>
      {t(`board.emptyBody.${board}`)}
    </EmptyState>
  );
}
