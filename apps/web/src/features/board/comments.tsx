import { useAction, useMoneyCall, useText } from '@hanpan/client';
import type { PostComment } from '@hanpan/contract';
import { FailureNotice, ListPages } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { postLimits } from '@hanpan/rules';
import { Badge, Button, Card, CardHeader, Field, TextArea, TimeText } from '@hanpan/ui';
import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { confirmBox } from '../../app/alerts.ts';
import styles from './comments.module.css';
import { type BoardDetail, detailPath, leftOf, listPath, type ReadBoard } from './model.ts';

interface CommentsProps {
  readonly board: ReadBoard;
  readonly detail: BoardDetail;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

/** Comments below a post of the board; answers and further questions below a question. */
export function Comments({ board, detail, page, onPageChange }: CommentsProps) {
  const t = useText(boardTexts);
  const { post, comments, cmtInfo } = detail;
  const isQuestion = board === 'qna';
  const count = { count: post.commentCount };
  return (
    <Card aria-labelledby="comments">
      <CardHeader titleId="comments" title={t(isQuestion ? 'board.replies' : 'board.comments', count)} />
      {isQuestion && post.status === 'wait' && <p className={styles.none}>{t('board.waiting')}</p>}
      {!isQuestion && comments.length === 0 && <p className={styles.none}>{t('board.commentNone')}</p>}
      <ul>
        {comments.map((comment) => (
          <CommentItem key={comment.cmtIdx} boardIdx={post.boardIdx} comment={comment} />
        ))}
      </ul>
      <ListPages info={cmtInfo} page={page} onPageChange={onPageChange} />
      {post.commentYn === 'Y' && (
        <CommentForm
          boardIdx={post.boardIdx}
          label={t(isQuestion ? 'board.askOnLabel' : 'board.commentLabel')}
        />
      )}
    </Card>
  );
}

function CommentItem({ boardIdx, comment }: { boardIdx: number; comment: PostComment }) {
  const t = useText(boardTexts);
  const [isEditing, setEditing] = useState(false);
  const { send, isSending, failure } = useAction({ refreshes: [detailPath, listPath] });
  const isStaff = comment.regId === null;
  const isMine = comment.mineYn === 'Y';
  const remove = async () => {
    const agreed = await confirmBox({
      text: t('board.commentDelete'),
      confirmLabel: t('board.delete'),
      tone: 'warn',
    });
    if (agreed) await send('/api/board/cmtDelete', { cmtIdx: comment.cmtIdx });
  };
  return (
    <li className={clsx(styles.comment, isStaff && styles.staff)}>
      <p className={styles.meta}>
        {isStaff ? (
          <Badge size="sm" kind="done">
            {t('board.staff')}
          </Badge>
        ) : (
          <b>{isMine ? t('board.me') : comment.memName}</b>
        )}
        <TimeText atMs={Date.parse(comment.regDate)} format="dateTime" />
        {comment.editDate !== null && <span>{t('board.edited')}</span>}
      </p>
      {isEditing ? (
        <CommentForm
          boardIdx={boardIdx}
          comment={comment}
          label={t('board.edit')}
          onDone={() => setEditing(false)}
        />
      ) : (
        <p className={styles.text}>{comment.content}</p>
      )}
      {isMine && !isEditing && (
        <div className={styles.tools}>
          <Button size="sm" variant="text" onClick={() => setEditing(true)}>
            {t('board.edit')}
          </Button>
          <Button size="sm" variant="text" busy={isSending} onClick={() => void remove()}>
            {t('board.delete')}
          </Button>
        </div>
      )}
      {failure && <FailureNotice failure={failure} />}
    </li>
  );
}

interface CommentFormProps {
  readonly boardIdx: number;
  readonly label: string;
  /** The comment to change. */
  readonly comment?: PostComment;
  readonly onDone?: () => void;
}

function CommentForm({ boardIdx, label, comment, onDone }: CommentFormProps) {
  const t = useText(boardTexts);
  const [content, setContent] = useState(comment?.content ?? '');
  const [problem, setProblem] = useState<string>();
  const { submit, isSending, failure } = useMoneyCall({ refreshes: [detailPath, listPath] });
  const left = leftOf(content, postLimits.commentLength);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '') return setProblem(t('board.commentEmpty'));
    if (left < 0) return setProblem(t('board.tooLong', { count: -left }));
    const { data } = await submit('/api/board/cmtSave', {
      boardIdx,
      cmtIdx: comment?.cmtIdx ?? null,
      content,
    });
    if (data === undefined) return;
    setContent('');
    onDone?.();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Field label={label} error={problem} aside={left < 200 ? t('board.left', { count: left }) : undefined}>
        <TextArea
          rows={3}
          value={content}
          onChange={(event) => {
            setContent(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.tools}>
        {onDone && <Button onClick={onDone}>{t('board.cancel')}</Button>}
        <Button type="submit" variant="filled" busy={isSending}>
          {t('board.commentSave')}
        </Button>
      </div>
    </form>
  );
}
