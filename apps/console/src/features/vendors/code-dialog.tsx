import { useText } from '@hanpan/client';
import { ReasonDialog } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { DigitsInput, Field, Switch, TextInput, toast } from '@hanpan/ui';
import { useState } from 'react';
import { useCodeWords } from './use-code-words.ts';
import { type CodeRow, useVendorAction } from './use-vendors.ts';
import styles from './vendors.module.css';

/** The name and the place of one entry of the members' menu. */
export function CodeDialog({ row, onClose }: { row: CodeRow; onClose: () => void }) {
  const t = useText(consoleVendorTexts);
  const { name } = useCodeWords();
  const action = useVendorAction();
  const [draft, setDraft] = useState({
    ...{ nameKo: row.nameKo, nameEn: row.nameEn, nameVi: row.nameVi },
    ...{ isShown: row.isShown, ord: String(row.ord) },
  });
  const [isTried, setTried] = useState(false);
  const save = async (reason: string) => {
    setTried(true);
    // An empty field is no place: as a number it would be the first.
    if (draft.ord === '') return;
    const { groupCode, code, revision } = row;
    const body = { groupCode, code, revision, ...draft, ord: Number(draft.ord), reason };
    const { data } = await action.send('/api/console/codes/save', body);
    if (data === undefined) return;
    toast({ text: t('consoleVendor.changed', { name: name({ ...row, ...draft, ord: row.ord }) }) });
    onClose();
  };
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('consoleVendor.codes.changeOf', { name: name(row) })}
      note={t('consoleVendor.codes.note')}
      presets={[t('consoleVendor.codes.why.name'), t('consoleVendor.codes.why.order')]}
      confirmLabel={t('consoleVendor.codes.save')}
      tone="filled"
      busy={action.isSending}
      error={action.failure?.message}
      onConfirm={(reason) => void save(reason)}
    >
      <div className={styles.fields}>
        <Field label={t('consoleVendor.codes.nameKo')} required>
          <TextInput
            maxLength={60}
            lang="ko"
            value={draft.nameKo}
            onChange={({ target }) => setDraft({ ...draft, nameKo: target.value })}
          />
        </Field>
        <Field label={t('consoleVendor.codes.nameEn')} required>
          <TextInput
            maxLength={60}
            lang="en"
            value={draft.nameEn}
            onChange={({ target }) => setDraft({ ...draft, nameEn: target.value })}
          />
        </Field>
        <Field label={t('consoleVendor.codes.nameVi')} required>
          <TextInput
            maxLength={60}
            lang="vi"
            value={draft.nameVi}
            onChange={({ target }) => setDraft({ ...draft, nameVi: target.value })}
          />
        </Field>
        <Switch
          label={t('consoleVendor.codes.shown')}
          checked={draft.isShown}
          onChange={(isShown) => setDraft({ ...draft, isShown })}
        />
        <Field
          label={t('consoleVendor.codes.ord')}
          required
          error={isTried && draft.ord === '' && t('consoleVendor.codes.ordMissing')}
        >
          <DigitsInput value={draft.ord} maxLength={3} onChange={(ord) => setDraft({ ...draft, ord })} />
        </Field>
      </div>
    </ReasonDialog>
  );
}
