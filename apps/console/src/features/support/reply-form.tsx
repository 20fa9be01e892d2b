import { useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { consoleBoardTexts } from '@hanpan/messages';
import { Button, Field, PartialNotice, TextArea } from '@hanpan/ui';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import styles from './support.module.css';
import { useReply } from './use-support.ts';

interface ReplyFormProps {
  readonly boardIdx: number;
  /** Of the question as it stands above. */
  readonly revision: string | null;
  readonly isQuestion: boolean;
}

/** The answer to a question, or a comment of the site below a post. */
export function ReplyForm({ boardIdx, revision, isQuestion }: ReplyFormProps) {
  const t = useText(consoleBoardTexts);
  const [content, setContent] = useState('');
  const { reply, isSending, failure } = useReply();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await reply(boardIdx, revision, content)) setContent('');
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={styles.reply} onSubmit={(event) => void send(event)} noValidate>
      <Field
        label={t(isQuestion ? 'consoleBoard.reply' : 'consoleBoard.comment')}
        hint={t(isQuestion ? 'consoleBoard.replyHint' : 'consoleBoard.commentHint')}
      >
        <TextArea
          rows={5}
          value={content}
          maxLength={1_000}
          onChange={(event) => setContent(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </Field>
      {failure?.code === 'T999' ? (
        <PartialNotice tone="warn">{t('consoleBoard.askedAnew')}</PartialNotice>
      ) : (
        <FailureNotice failure={failure} />
      )}
      <div className={styles.tools}>
        <Button type="submit" size="sm" variant="filled" busy={isSending}>
          {t('consoleBoard.send')}
        </Button>
      </div>
    </form>
  );
}
