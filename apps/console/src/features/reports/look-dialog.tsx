import { useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { commonTexts, consoleReportDeskTexts } from '@hanpan/messages';
import { Button, Field, Modal, TextArea } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import { useReportNames } from './report-names.ts';
import { type ReturnRow, useLook } from './use-returns.ts';

/** What an operator found about a game whose return lay outside its bound. */
export function LookDialog({ row, onClose }: { readonly row: ReturnRow; readonly onClose: () => void }) {
  const t = useText(consoleReportDeskTexts);
  const common = useText(commonTexts);
  const { game: gameOf } = useReportNames();
  const form = useId();
  const looking = useLook(onClose);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) void looking.look({ noticeIdx: row.noticeIdx, note: note.trim() });
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!looking.isSending}
      role="alertdialog"
      layer="confirm"
      title={t('consoleReportDesk.lookOf', { game: gameOf(row) })}
      actions={
        <>
          <Button disabled={looking.isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" form={form} variant="filled" busy={looking.isSending}>
            {t('consoleReportDesk.lookSave')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field
          label={t('consoleReportDesk.lookNote')}
          hint={t('consoleReportDesk.lookHint')}
          error={isTried && isMissing && t('consoleReportDesk.lookMissing')}
          required
        >
          <TextArea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <FailureNotice failure={looking.failure} />
      </form>
    </Modal>
  );
}
