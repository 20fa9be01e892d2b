import { useText } from '@hanpan/client';
import { ListPages, Loaded, readChoice, readPage, readText, usePageSearch } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { Card, Chip, ChipGroup, EmptyState, LinkButton, SkeletonRows } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import listStyles from './board-list.module.css';
import { BoardSearch } from './board-search.tsx';
import { FaqEntry } from './faq-entry.tsx';
import styles from './faq-list.module.css';
import { faqCategories } from './model.ts';
import { type ListSearch, useBoardList } from './use-board.ts';

/** Questions that open below themselves. What is not among them leads to support. */
export function FaqList() {
  const t = useText(boardTexts);
  const [search, change] = usePageSearch<ListSearch>(({ page, filter, search: term }) => ({
    page: readPage(page),
    filter: readChoice(filter, ['', ...faqCategories], ''),
    search: readText(term).trim(),
  }));
  const query = useBoardList('faq', search);
  return (
    <>
      <Card aria-label={t('board.title.faq')} className={listStyles.card}>
        <div className={listStyles.tools}>
          <ChipGroup label={t('board.filter')} scroll>
            {(['', ...faqCategories] as const).map((filter) => (
              <Chip
                key={filter}
                pressed={search.filter === filter}
                onClick={() => change({ filter, page: 1 })}
              >
                {filter === '' ? t('board.all') : t(`board.category.${filter}`)}
              </Chip>
            ))}
          </ChipGroup>
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
          skeleton={<SkeletonRows rows={8} columns={1} />}
        >
          {({ list, pageInfo }) => (
            <>
              {list.length === 0 && (
                <EmptyState
                  level={2}
                  title={
                    search.search === ''
                      ? t('board.empty.faq')
                      : t('board.foundNone', { search: search.search })
                  }
                >
                  {t('board.emptyBody.faq')}
                </EmptyState>
              )}
              {list.map((post) => (
                <FaqEntry key={post.boardIdx} post={post} term={search.search} />
              ))}
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
      <Card padded className={styles.ask}>
        <div>
          <b>{t('board.faqAsk')}</b>
          <p>{t('board.faqAskBody')}</p>
        </div>
        <LinkButton as={AppLink} to="questionWrite" variant="filled" icon="headset">
          {t('board.ask')}
        </LinkButton>
      </Card>
    </>
  );
}
