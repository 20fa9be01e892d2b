import { useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleDepositAccountTexts } from '@hanpan/messages';
import { Field, Select, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { type DepositAccountRow, nameOfAccount, useChangeAccounts } from './use-deposit-accounts.ts';

const byLevel = '';

interface AssignAccountDialogProps {
  readonly accounts: readonly DepositAccountRow[];
  readonly onClose: () => void;
}

/** One member gets an account of its own, or that of its level again. */
export function AssignAccountDialog({ accounts, onClose }: AssignAccountDialogProps) {
  const t = useText(consoleDepositAccountTexts);
  const change = useChangeAccounts(onClose);
  const [memId, setMemId] = useState('');
  const [chosen, setChosen] = useState(byLevel);
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (memId.trim() !== '') void change.assign(memId.trim(), chosen === byLevel ? null : Number(chosen));
  };
  const open = accounts.filter(({ closedAt }) => closedAt === null);
  return (
    <FormDialog
      title={t('depositAccounts.assign')}
      onClose={onClose}
      submitLabel={t('depositAccounts.assign')}
      onSubmit={submit}
      call={change}
    >
      <p>{t('depositAccounts.assignBody')}</p>
      <Field
        label={t('depositAccounts.memId')}
        error={isTried && memId.trim() === '' && t('depositAccounts.needed')}
        required
      >
        <TextInput
          maxLength={40}
          autoComplete="off"
          value={memId}
          onChange={(event) => setMemId(event.target.value)}
        />
      </Field>
      <Select
        caption={t('depositAccounts.which')}
        options={[
          { value: byLevel, label: t('depositAccounts.byLevel') },
          ...open.map((row) => ({ value: String(row.accountIdx), label: nameOfAccount(row) })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
