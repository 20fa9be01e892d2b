import { useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { consoleDepositAccountTexts } from '@hanpan/messages';
import { Button, Field, Modal, Select, TextInput } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './deposit-accounts.module.css';
import { type DepositAccountRow, nameOfAccount, useChangeAccounts } from './use-deposit-accounts.ts';

const byLevel = '';

interface AssignAccountDialogProps {
  readonly accounts: readonly DepositAccountRow[];
  readonly onClose: () => void;
}

/** One member gets an account of its own, or that of its level again. */
export function AssignAccountDialog({ accounts, onClose }: AssignAccountDialogProps) {
  const t = useText(consoleDepositAccountTexts);
  const form = useId();
  const change = useChangeAccounts(onClose);
  const [memId, setMemId] = useState('');
  const [chosen, setChosen] = useState(byLevel);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (memId.trim() !== '') void change.assign(memId.trim(), chosen === byLevel ? null : Number(chosen));
  };
  const open = accounts.filter(({ closedAt }) => closedAt === null);
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!change.isSending}
      title={t('depositAccounts.assign')}
      actions={
        <>
          <Button disabled={change.isSending} onClick={onClose}>
            {t('depositAccounts.cancel')}
          </Button>
          <Button type="submit" form={form} variant="filled" busy={change.isSending}>
            {t('depositAccounts.assign')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
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
        <FailureNotice failure={change.failure} />
      </form>
    </Modal>
  );
}
