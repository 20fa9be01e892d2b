import { useMoneyCall, useText } from '@hanpan/client';
import type { InquiryType, PostImage } from '@hanpan/contract';
import { FailureNotice } from '@hanpan/kit';
import { boardTexts } from '@hanpan/messages';
import { postLimits } from '@hanpan/rules';
import { Button, Card, Field, LinkButton, SegmentedControl, TextArea, TextInput } from '@hanpan/ui';
import { type FormEvent, useState } from 'react';
import { alertBox, confirmBox } from '../../app/alerts.ts';
import { AppLink } from '../../app/app-link.tsx';
import { useGo } from '../../app/go.ts';
import { visit } from '../../app/urls.ts';
import { ImagePicker } from './image-picker.tsx';
import { listAddress } from './list-cookie.ts';
import {
  type Draft,
  type DraftProblem,
  detailPath,
  leftOf,
  listPath,
  type Post,
  placesOf,
  problemsOf,
  savePath,
  type WriteBoard,
} from './model.ts';
import styles from './post-form.module.css';
import { useElsewhere } from './use-elsewhere.ts';

interface PostFormProps {
  readonly board: WriteBoard;
  /** The post to change. */
  readonly post?: Post;
  readonly onDone?: () => void;
}

/** Writes a post or a question, or changes an own one (VL-15, ER-03). */
export function PostForm({ board, post, onDone }: PostFormProps) {
  const t = useText(boardTexts);
  const go = useGo();
  const { isHere, toldElsewhere } = useElsewhere();
  const [draft, setDraft] = useState<Draft>({ title: post?.title ?? '', content: post?.content ?? '' });
  const [type, setType] = useState<InquiryType>(post?.type ?? 'etc');
  const [images, setImages] = useState<readonly PostImage[]>(post?.images ?? []);
  const [isSendingPicture, setSendingPicture] = useState(false);
  const [isTried, setTried] = useState(false);
  const { submit, isSending, failure } = useMoneyCall({ refreshes: [listPath, detailPath] });
  const problems = isTried ? problemsOf(draft) : {};

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSendingPicture) return;
    setTried(true);
    const { title, content } = problemsOf(draft);
    const first = title ?? content;
    if (first !== undefined) {
      const words = first === 'tooLong' ? undefined : t(first);
      return words === undefined ? undefined : void alertBox(words);
    }
    const words = wordsOf(board, post !== undefined);
    if (!(await confirmBox({ text: t(words.confirm), confirmLabel: t(words.save) }))) return;
    const { data, failure: refused } = await submit(savePath, {
      boardType: board,
      boardIdx: post?.boardIdx ?? null,
      ...draft,
      type: board === 'qna' ? type : null,
      images: images.map(({ imageIdx }) => imageIdx),
    });
    if (toldElsewhere(data, refused, t(words.complete))) return;
    if (data === undefined) return;
    await alertBox(t(words.complete));
    if (!isHere()) return;
    if (onDone) onDone();
    else go(visit(placesOf[board].read, { boardIdx: data.boardIdx }));
  };

  return (
    <Card>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {board === 'qna' && <TypeChoice value={type} onChange={setType} />}
        <DraftFields board={board} draft={draft} problems={problems} onChange={setDraft} />
        <ImagePicker
          images={images}
          onChange={setImages}
          isSending={isSendingPicture}
          onSending={setSendingPicture}
        />
        {failure && <FailureNotice failure={failure} />}
        <div className={styles.actions}>
          {onDone ? (
            <Button onClick={onDone}>{t('board.cancel')}</Button>
          ) : (
            <LinkButton as={AppLink} to={listAddress(board)}>
              {t('board.cancel')}
            </LinkButton>
          )}
          <Button type="submit" variant="filled" busy={isSending} disabled={isSendingPicture}>
            {t(wordsOf(board, post !== undefined).save)}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** A post is published; a question goes to support alone. Who changes either is asked about the change. */
function wordsOf(board: WriteBoard, isChange: boolean) {
  if (isChange)
    return { confirm: 'board.editConfirm', complete: 'board.editComplete', save: 'board.saveEdit' } as const;
  return board === 'qna'
    ? ({ confirm: 'board.askConfirm', complete: 'board.askComplete', save: 'board.askSend' } as const)
    : ({
        confirm: 'front.board.confirmUpload',
        complete: 'front.board.complete',
        save: 'board.save',
      } as const);
}

function TypeChoice({ value, onChange }: { value: InquiryType; onChange: (type: InquiryType) => void }) {
  const t = useText(boardTexts);
  const options = (['etc', 'bankaccount'] as const).map((type) => ({
    value: type,
    label: t(`board.type.${type}`),
  }));
  return <SegmentedControl label={t('board.type')} options={options} value={value} onChange={onChange} />;
}

interface DraftFieldsProps {
  readonly board: WriteBoard;
  readonly draft: Draft;
  readonly problems: ReturnType<typeof problemsOf>;
  readonly onChange: (draft: Draft) => void;
}

function DraftFields({ board, draft, problems, onChange }: DraftFieldsProps) {
  const t = useText(boardTexts);
  const errorOf = (problem: DraftProblem | undefined, left: number) => {
    if (problem === undefined) return undefined;
    return problem === 'tooLong' ? t('board.tooLong', { count: -left }) : t(problem);
  };
  const titleLeft = leftOf(draft.title, postLimits.titleLength);
  const contentLeft = leftOf(draft.content, postLimits.contentLength);
  const near = (left: number) => (left < 50 ? t('board.left', { count: left }) : undefined);
  return (
    <>
      <Field
        label={t('board.fieldTitle')}
        required
        error={errorOf(problems.title, titleLeft)}
        aside={near(titleLeft)}
      >
        <TextInput
          value={draft.title}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, title: event.target.value })}
        />
      </Field>
      <Field
        label={t('board.fieldContent')}
        required
        hint={t(`board.contentHint.${board}`)}
        error={errorOf(problems.content, contentLeft)}
        aside={near(contentLeft)}
      >
        <TextArea
          rows={8}
          value={draft.content}
          onChange={(event) => onChange({ ...draft, content: event.target.value })}
        />
      </Field>
    </>
  );
}
