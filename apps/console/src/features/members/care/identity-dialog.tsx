import { useText } from '@hanpan/client';
import { identityDocuments, identityFacts, identityMethods } from '@hanpan/contract';
import { FormDialog } from '@hanpan/kit';
import { consoleIdentityTexts } from '@hanpan/messages';
import { Checkbox, Field, PartialNotice, Select, TextInput, toast } from '@hanpan/ui';
import { useState } from 'react';
import type { MemberRow } from '../model.ts';
import styles from './care.module.css';
import { useKeyedCareAction } from './use-member-care.ts';

interface IdentityDialogProps {
  readonly member: MemberRow;
  readonly onClose: () => void;
}

interface Draft {
  readonly document: (typeof identityDocuments)[number] | undefined;
  readonly method: (typeof identityMethods)[number] | undefined;
  readonly confirms: readonly (typeof identityFacts)[number][];
  readonly birthDate: string;
  readonly note: string;
}

/** With what and how it was verified who a member is, and which details of the account that confirms. */
export function IdentityDialog({ member, onClose }: IdentityDialogProps) {
  const t = useText(consoleIdentityTexts);
  const noting = useKeyedCareAction();
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    document: undefined,
    method: undefined,
    confirms: [],
    birthDate: '',
    note: '',
  });
  const change = (part: Partial<Draft>) => setDraft((held) => ({ ...held, ...part }));
  const asksBirthDate = member.ageYears === null && draft.confirms.includes('birthDate');
  const submit = async () => {
    setTried(true);
    const { document, method } = draft;
    if (document === undefined || method === undefined || draft.confirms.length === 0) return;
    const body = {
      ...draft,
      document,
      method,
      memberKey: member.memberKey,
      confirms: [...draft.confirms],
      birthDate: asksBirthDate && draft.birthDate !== '' ? draft.birthDate : null,
    };
    const { data } = await noting.submit('/api/console/members/verifyIdentity', body);
    if (data === undefined) return;
    onClose();
    toast({ text: t('consoleIdentity.saved', { nick: member.memNick }) });
  };
  return (
    <FormDialog
      layer="confirm"
      size="md"
      title={`${member.memNick}: ${t('consoleIdentity.title')}`}
      onClose={onClose}
      submitLabel={t('consoleIdentity.add')}
      onSubmit={submit}
      call={noting}
    >
      <Field
        label={t('consoleIdentity.document')}
        error={isTried && draft.document === undefined && t('consoleIdentity.choiceMissing')}
        required
      >
        <Select
          placeholder={t('consoleIdentity.choose')}
          options={identityDocuments.map((value) => ({
            value,
            label: t(`consoleIdentity.document.${value}`),
          }))}
          value={draft.document}
          onChange={(document) => change({ document })}
        />
      </Field>
      <Field
        label={t('consoleIdentity.method')}
        error={isTried && draft.method === undefined && t('consoleIdentity.choiceMissing')}
        required
      >
        <Select
          placeholder={t('consoleIdentity.choose')}
          options={identityMethods.map((value) => ({ value, label: t(`consoleIdentity.method.${value}`) }))}
          value={draft.method}
          onChange={(method) => change({ method })}
        />
      </Field>
      <fieldset className={styles.choices}>
        <legend>{t('consoleIdentity.confirms')}</legend>
        {identityFacts.map((fact) => (
          <Checkbox
            key={fact}
            label={t(`consoleIdentity.confirms.${fact}`)}
            checked={draft.confirms.includes(fact)}
            onChange={(checked) =>
              change({
                confirms: checked
                  ? [...draft.confirms, fact]
                  : draft.confirms.filter((each) => each !== fact),
              })
            }
          />
        ))}
      </fieldset>
      {isTried && draft.confirms.length === 0 && (
        <PartialNotice tone="warn">{t('consoleIdentity.confirmsMissing')}</PartialNotice>
      )}
      {asksBirthDate && (
        <Field label={t('consoleIdentity.birthDate')} hint={t('consoleIdentity.birthDateHint')} required>
          <TextInput
            type="date"
            value={draft.birthDate}
            onChange={(event) => change({ birthDate: event.target.value })}
          />
        </Field>
      )}
      <Field label={t('consoleIdentity.note')} hint={t('consoleIdentity.noteHint')}>
        <TextInput
          maxLength={200}
          autoComplete="off"
          value={draft.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}
