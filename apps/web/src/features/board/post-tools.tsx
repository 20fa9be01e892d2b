import { useAction, useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import { alertBox, confirmBox } from '../../app/alerts.ts';
import { useGo } from '../../app/go.ts';
import { listAddress } from './list-cookie.ts';
import { listPath, type Post, type WriteBoard } from './model.ts';
import styles from './post-form.module.css';
import { useElsewhere } from './use-elsewhere.ts';

interface PostToolsProps {
  readonly board: WriteBoard;
  readonly post: Post;
  readonly onEdit: () => void;
}

/** What a member may do with an own post (ER-03). An answered question stays as it was asked. */
export function PostTools({ board, post, onEdit }: PostToolsProps) {
  const t = useText(boardTexts);
  const go = useGo();
  const { isHere, toldElsewhere } = useElsewhere();
  const { send, isSending, failure } = useAction({ refreshes: [listPath] });
  const remove = async () => {
    const agreed = await confirmBox({
      text: t('front.board.confirmDelete'),
      confirmLabel: t('board.delete'),
      tone: 'warn',
    });
    if (!agreed) return;
    const { data, failure: refused } = await send('/api/board/{boardType}/delete', {
      boardType: board,
      boardIdx: post.boardIdx,
    });
    if (toldElsewhere(data, refused, t('front.board.completeDelete'))) return;
    if (data === undefined) return;
    await alertBox(t('front.board.completeDelete'));
    if (isHere()) go(listAddress(board));
  };
  return (
    <>
      <div className={styles.actions}>
        {post.status !== 'answer' && (
          <Button icon="edit" onClick={onEdit}>
            {t('board.edit')}
          </Button>
        )}
        <Button icon="trash" busy={isSending} onClick={() => void remove()}>
          {t('board.delete')}
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
