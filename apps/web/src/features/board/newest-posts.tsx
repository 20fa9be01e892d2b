import { useText } from '@hanpan/client';
import { Loaded } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { Card, CardHeader, MoreLink, SkeletonRows } from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import styles from './board-list.module.css';
import { placesOf, type ReadBoard } from './model.ts';
import { PostLines } from './post-lines.tsx';
import { useBoardList } from './use-board.ts';

/** The first page of a board, with nothing searched for. */
export const firstPosts = { page: 1, filter: '', search: '' } as const;

/** The newest posts of a board, and the way to all of them. */
export function NewestPosts({ board, count }: { board: ReadBoard; count: number }) {
  const t = useText(boardTexts);
  const titleId = useId();
  const query = useBoardList(board, firstPosts);
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <CardHeader
        titleId={titleId}
        title={t(board === 'qna' ? 'board.mineQna' : `board.title.${board}`)}
        actions={
          <MoreLink as={AppLink} to={placesOf[board].list}>
            {t('board.showAll')}
          </MoreLink>
        }
      />
      <Loaded
        query={query}
        errorTitle={t('board.loadFailed')}
        errorBody={({ message }) => t('board.loadFailedBody', { message })}
        skeleton={<SkeletonRows rows={count} columns={2} />}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.none}>{t(`board.empty.${board}`)}</p>
          ) : (
            <PostLines board={board} list={list.slice(0, count)} />
          )
        }
      </Loaded>
    </Card>
  );
}
