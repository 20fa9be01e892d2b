import { useText } from '@hanpan/client';
import { Loaded } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { Card, EmptyState, LinkButton, Skeleton, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { visit } from '../../app/urls.ts';
import { Comments } from './comments.tsx';
import { listAddress } from './list-cookie.ts';
import { type BoardDetail, type Post, placesOf, type ReadBoard } from './model.ts';
import { PostForm } from './post-form.tsx';
import { PostMark } from './post-lines.tsx';
import { PostTools } from './post-tools.tsx';
import styles from './post-view.module.css';
import { RichText } from './rich-text.tsx';
import { usePost } from './use-board.ts';

/** One post with what was said below it. */
export function PostView({ board, boardIdx }: { board: ReadBoard; boardIdx: number }) {
  const t = useText(boardTexts);
  const [cmtPage, setCmtPage] = useState(1);
  const { query, isMissing } = usePost(board, boardIdx, cmtPage);
  const back = (
    <LinkButton as={AppLink} to={listAddress(board)} icon="chevronLeft">
      {t('board.back')}
    </LinkButton>
  );
  if (isMissing) {
    return (
      <Card>
        <EmptyState level={2} title={t('board.missing')} action={back}>
          {t('board.missingBody')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Loaded
      query={query}
      errorTitle={t('board.loadFailed')}
      errorBody={({ message }) => t('board.loadFailedBody', { message })}
      skeleton={
        <Card padded className={styles.loading}>
          <Skeleton shape="line" width="60%" />
          <Skeleton height="160px" />
        </Card>
      }
    >
      {(detail) => (
        <>
          <OpenPost board={board} post={detail.post} />
          {(detail.post.commentYn === 'Y' || detail.comments.length > 0) && (
            <Comments board={board} detail={detail} page={cmtPage} onPageChange={setCmtPage} />
          )}
          <Neighbours board={board} detail={detail} />
          <div className={styles.back}>{back}</div>
        </>
      )}
    </Loaded>
  );
}

function OpenPost({ board, post }: { board: ReadBoard; post: Post }) {
  const t = useText(boardTexts);
  const [isEditing, setEditing] = useState(false);
  if (isEditing && board !== 'notice')
    return <PostForm board={board} post={post} onDone={() => setEditing(false)} />;
  const isMine = post.mineYn === 'Y';
  return (
    <Card as="article" className={styles.post}>
      <header className={styles.head}>
        <PostMark post={post} />
        <h1 className={styles.title}>{post.title}</h1>
        <p className={styles.meta}>
          <span>{isMine ? t('board.me') : (post.memName ?? t('board.staff'))}</span>
          {post.regId !== null && !isMine && <span>{post.regId}</span>}
          <TimeText atMs={Date.parse(post.regDate)} format="dateTime" />
          {post.editDate !== null && <span>{t('board.edited')}</span>}
        </p>
      </header>
      {post.contentType === 'html' ? (
        <RichText html={post.content} />
      ) : (
        <p className={styles.text}>{post.content}</p>
      )}
      {post.images.length > 0 && (
        <ul className={styles.images}>
          {post.images.map(({ imageIdx, src, width, height }, index) => (
            <li key={imageIdx}>
              <a href={src} target="_blank" rel="noreferrer">
                <img
                  src={src}
                  width={width}
                  height={height}
                  alt={t('board.image', { number: index + 1 })}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {isMine && board !== 'notice' && (
        <PostTools board={board} post={post} onEdit={() => setEditing(true)} />
      )}
    </Card>
  );
}

function Neighbours({ board, detail: { newer, older } }: { board: ReadBoard; detail: BoardDetail }) {
  const t = useText(boardTexts);
  if (newer === null && older === null) return null;
  const link = (word: string, post: BoardDetail['newer']) =>
    post && (
      <AppLink to={visit(placesOf[board].read, { boardIdx: post.boardIdx })} className={styles.neighbour}>
        <span>{word}</span>
        <b>{post.title}</b>
      </AppLink>
    );
  return (
    <nav aria-label={t('board.neighbours')}>
      <Card as="div">
        {link(t('board.newer'), newer)}
        {link(t('board.older'), older)}
      </Card>
    </nav>
  );
}
