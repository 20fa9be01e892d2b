import { useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleReportDeskTexts } from '@hanpan/messages';
import { Field, TextArea } from '@hanpan/ui';
import { useState } from 'react';
import { useReportNames } from './report-names.ts';
import { type ReturnRow, useLook } from './use-returns.ts';

/** What an operator found about a game whose return lay outside its bound. */
export function LookDialog({ row, onClose }: { readonly row: ReturnRow; readonly onClose: () => void }) {
  const t = useText(consoleReportDeskTexts);
  const { game: gameOf } = useReportNames();
  const looking = useLook(onClose);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isMissing) void looking.look({ noticeIdx: row.noticeIdx, note: note.trim() });
  };
  return (
    <FormDialog
      layer="confirm"
      title={t('consoleReportDesk.lookOf', { game: gameOf(row) })}
      onClose={onClose}
      submitLabel={t('consoleReportDesk.lookSave')}
      onSubmit={submit}
      call={looking}
    >
      <Field
        label={t('consoleReportDesk.lookNote')}
        hint={t('consoleReportDesk.lookHint')}
        error={isTried && isMissing && t('consoleReportDesk.lookMissing')}
        required
      >
        <TextArea rows={3} maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </FormDialog>
  );
}
