import { useLocalText, useText } from '@hanpan/client';
import { DeskLoaded, PanelFacts, PanelSection } from '@hanpan/kit';
import { consoleBoardTexts } from '@hanpan/messages';
import { Badge, Button, SkeletonRows, TimeText } from '@hanpan/ui';
import { clsx } from 'clsx';
import { useMay } from '../../app/session.ts';
import { FormerTexts } from './former-texts.tsx';
import { HideButton } from './hide-button.tsx';
import type { PostDetail } from './model.ts';
import { PostState } from './post-table.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './support.module.css';
import { usePostDetail } from './use-support.ts';

interface PostDetailPanelProps {
  readonly boardIdx: number;
  readonly onEdit: (post: PostDetail['post']) => void;
}

/** A post with all that was said below it, and what an operator may do about it. */
export function PostDetailPanel({ boardIdx, onEdit }: PostDetailPanelProps) {
  const query = usePostDetail(boardIdx);
  return (
    <DeskLoaded query={query} skeleton={<SkeletonRows rows={6} columns={1} />}>
      {(detail) => <Opened detail={detail} onEdit={onEdit} />}
    </DeskLoaded>
  );
}

function Opened({
  detail: { post, comments },
  onEdit,
}: { detail: PostDetail } & Pick<PostDetailPanelProps, 'onEdit'>) {
  const t = useText(consoleBoardTexts);
  const local = useLocalText();
  const mayPublish = useMay('/api/console/board/publish');
  const mayReply = useMay('/api/console/board/reply');
  const isDeleted = post.deletedAt !== null;
  const takesReplies =
    (post.boardType === 'qna' || post.boardType === 'board') && post.hiddenYn === 'N' && !isDeleted;
  return (
    <>
      <PanelSection title={t(`consoleBoard.board.${post.boardType}`)}>
        <h4 className={styles.subject}>{post.title}</h4>
        <div className={styles.facts}>
          <PanelFacts
            facts={[
              { label: t('consoleBoard.col.writer'), value: post.memNick ?? post.operatorName },
              ...(post.memId === null ? [] : [{ label: t('consoleBoard.memId'), value: post.memId }]),
              {
                label: t('consoleBoard.col.time'),
                value: <TimeText atMs={Date.parse(post.regDate)} format="dateTimeSeconds" />,
              },
              { label: t('consoleBoard.col.state'), value: <PostState row={post} /> },
              ...(post.type === null
                ? []
                : [{ label: t('consoleBoard.category'), value: t(`consoleBoard.type.${post.type}`) }]),
              ...(post.deletedAt === null
                ? []
                : [
                    {
                      label: t('consoleBoard.deletedAt'),
                      value: <TimeText atMs={Date.parse(post.deletedAt)} format="dateTimeSeconds" />,
                    },
                  ]),
              ...(post.hiddenBy === null
                ? []
                : [
                    {
                      label: t('consoleBoard.hidden'),
                      value: t('consoleBoard.hiddenBy', { name: post.hiddenBy }),
                    },
                  ]),
            ]}
          />
        </div>
        {post.content !== null && <p className={styles.text}>{post.content}</p>}
        <FormerTexts texts={post.formerTexts} />
        {post.contents !== null && (
          <div
            className={styles.html}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it by an allow-list.
            dangerouslySetInnerHTML={{ __html: local(post.contents) || post.contents.en || post.contents.ko }}
          />
        )}
        {post.images.map(({ imageIdx, src, width, height }) => (
          <img
            key={imageIdx}
            src={src}
            width={width}
            height={height}
            alt=""
            className={styles.image}
            loading="lazy"
          />
        ))}
        <div className={clsx(styles.tools, styles.actions)}>
          {mayPublish && post.titles !== null && (
            <Button size="sm" icon="edit" onClick={() => onEdit(post)}>
              {t('consoleBoard.edit')}
            </Button>
          )}
          {!isDeleted && (
            <HideButton what={{ boardIdx: post.boardIdx, cmtIdx: null }} isHidden={post.hiddenYn === 'Y'} />
          )}
        </div>
      </PanelSection>
      {(takesReplies || comments.length > 0) && (
        <PanelSection title={t('consoleBoard.thread')}>
          {comments.length === 0 && <p className={styles.quiet}>{t('consoleBoard.noThread')}</p>}
          <ul className={styles.thread}>
            {comments.map((comment) => (
              <li key={comment.cmtIdx}>
                <p className={styles.meta}>
                  <b>{comment.memNick ?? comment.operatorName}</b>
                  <TimeText atMs={Date.parse(comment.regDate)} format="dateTime" />
                  {comment.deletedAt !== null && (
                    <Badge size="sm" kind="void">
                      {t('consoleBoard.status.deleted')}
                    </Badge>
                  )}
                  {comment.hiddenYn === 'Y' && (
                    <Badge size="sm" kind="void">
                      {t('consoleBoard.hidden')}
                    </Badge>
                  )}
                </p>
                <p className={styles.text}>{comment.content}</p>
                <FormerTexts texts={comment.formerTexts} />
                {!isDeleted && comment.deletedAt === null && (
                  <HideButton
                    what={{ boardIdx: post.boardIdx, cmtIdx: comment.cmtIdx }}
                    isHidden={comment.hiddenYn === 'Y'}
                  />
                )}
              </li>
            ))}
          </ul>
          {takesReplies && mayReply && (
            <ReplyForm
              boardIdx={post.boardIdx}
              revision={post.revision}
              isQuestion={post.boardType === 'qna'}
            />
          )}
        </PanelSection>
      )}
    </>
  );
}
