import { useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleDepositAccountTexts } from '@hanpan/messages';
import { Field, TextInput } from '@hanpan/ui';
import { useState } from 'react';
import { useOpenAccount } from './use-deposit-accounts.ts';

const fields = ['bankName', 'accountNumber', 'accountHolder'] as const;
type FieldName = (typeof fields)[number];
const labels = {
  bankName: 'depositAccounts.bank',
  accountNumber: 'depositAccounts.number',
  accountHolder: 'depositAccounts.holder',
} as const;
const numberPattern = /^\d[\d-]{3,29}$/;

/** "1, 2" → [1, 2]; undefined where something else is written. */
export function readLevels(text: string): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const levels = parts.filter((part) => part !== '').map(Number);
  return levels.every((level) => Number.isInteger(level) && level >= 0 && level <= 99) ? levels : undefined;
}

export function OpenAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleDepositAccountTexts);
  const opening = useOpenAccount(onClose);
  const [typed, setTyped] = useState({ bankName: '', accountNumber: '', accountHolder: '' });
  const [levelText, setLevelText] = useState('');
  const [isTried, setTried] = useState(false);
  const levels = readLevels(levelText);
  const wrong = (name: FieldName) => {
    const value = typed[name].trim();
    if (value === '') return t('depositAccounts.needed');
    if (name === 'accountNumber' && !numberPattern.test(value)) return t('depositAccounts.numberWrong');
    return undefined;
  };
  const submit = () => {
    setTried(true);
    if (levels !== undefined && fields.every((name) => wrong(name) === undefined))
      opening.open({ ...typed, levels });
  };
  return (
    <FormDialog
      title={t('depositAccounts.open')}
      onClose={onClose}
      submitLabel={t('depositAccounts.open')}
      onSubmit={submit}
      call={opening}
    >
      <p>{t('depositAccounts.openBody')}</p>
      {fields.map((name) => (
        <Field key={name} label={t(labels[name])} error={isTried && wrong(name)} required>
          <TextInput
            maxLength={40}
            autoComplete="off"
            value={typed[name]}
            onChange={(event) => setTyped((held) => ({ ...held, [name]: event.target.value }))}
          />
        </Field>
      ))}
      <Field
        label={t('depositAccounts.levels')}
        hint={t('depositAccounts.levelsHint')}
        error={levels === undefined && t('depositAccounts.levelsHint')}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={levelText}
          onChange={(event) => setLevelText(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
