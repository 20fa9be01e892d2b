import { useText } from '@hanpan/client';
import type { PostLine } from '@hanpan/contract';
import { boardTexts } from '@hanpan/messages';
import { Badge, Icon, TimeText, VisuallyHidden } from '@hanpan/ui';
import { clsx } from 'clsx';
import { AppLink } from '../../app/app-link.tsx';
import { visit } from '../../app/urls.ts';
import styles from './board-list.module.css';
import { placesOf, type ReadBoard } from './model.ts';

interface PostLinesProps {
  readonly board: ReadBoard;
  readonly list: readonly PostLine[];
}

export function PostLines({ board, list }: PostLinesProps) {
  return (
    <ul className={styles.lines}>
      {list.map((post) => (
        <li key={post.boardIdx}>
          <PostLineLink board={board} post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostLineLink({ board, post }: { board: ReadBoard; post: PostLine }) {
  const t = useText(boardTexts);
  const isTop = post.topYn === 'Y';
  return (
    <AppLink
      to={visit(placesOf[board].read, { boardIdx: post.boardIdx })}
      className={clsx(styles.line, isTop && styles.top)}
    >
      <span className={styles.mark}>
        <PostMark post={post} />
      </span>
      <span className={styles.title}>
        <span className={styles.words}>{post.title}</span>
        {post.hasImage === 'Y' && (
          <>
            <Icon name="image" size={16} className={styles.hint} />
            <VisuallyHidden>{t('board.hasImage')}</VisuallyHidden>
          </>
        )}
        {post.commentCount > 0 && (
          <span className={styles.count}>
            <VisuallyHidden>{t('board.comments', { count: post.commentCount })}</VisuallyHidden>
            <span aria-hidden="true">{post.commentCount}</span>
          </span>
        )}
      </span>
      {board === 'board' && <span className={styles.writer}>{post.memName ?? t('board.staff')}</span>}
      <TimeText atMs={Date.parse(post.regDate)} format="date" className={styles.time} />
    </AppLink>
  );
}

/** A question shows where it stands, everything else what it is. */
export function PostMark({ post }: { post: Pick<PostLine, 'status' | 'category' | 'topYn'> }) {
  const t = useText(boardTexts);
  if (post.status !== null) {
    return (
      <Badge size="sm" kind={post.status === 'answer' ? 'done' : 'wait'}>
        {t(`board.status.${post.status}`)}
      </Badge>
    );
  }
  return (
    <Badge size="sm" kind={post.category === 'event' ? 'ready' : 'plain'}>
      {t(`board.category.${post.category}`)}
    </Badge>
  );
}
