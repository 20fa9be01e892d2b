import { useAction, useText } from '@hanpan/client';
import { FailureNotice } from '@hanpan/kit';
import { commonTexts, consoleStaffTexts } from '@hanpan/messages';
import { Button, Field, Modal, PasswordInput, toast } from '@hanpan/ui';
import { type FormEvent, useId, useState } from 'react';
import styles from './staff.module.css';

const leastLength = 10;

/** The own password; whatever else is open under it is logged out. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleStaffTexts);
  const common = useText(commonTexts);
  const form = useId();
  const action = useAction();
  const [words, setWords] = useState({ password: '', newPassword: '', again: '' });
  const [isTried, setTried] = useState(false);
  const isShort = words.newPassword.length < leastLength;
  const differs = words.newPassword !== words.again;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort || differs || action.isUnderWay()) return;
    const { password, newPassword } = words;
    const { data } = await action.send('/api/console/password', { password, newPassword });
    if (data === undefined) return;
    toast({ text: t('consoleStaff.own.saved') });
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      dismissable={!action.isSending}
      title={t('consoleStaff.own.title')}
      actions={
        <>
          <Button disabled={action.isSending} onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" form={form} variant="filled" busy={action.isSending}>
            {t('consoleStaff.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t('consoleStaff.own.old')} required>
          <PasswordInput
            autoComplete="current-password"
            value={words.password}
            onChange={(event) => setWords({ ...words, password: event.target.value })}
          />
        </Field>
        <Field
          label={t('consoleStaff.own.new')}
          hint={t('consoleStaff.own.hint')}
          required
          error={isTried && isShort && t('consoleStaff.own.short')}
        >
          <PasswordInput
            autoComplete="new-password"
            value={words.newPassword}
            onChange={(event) => setWords({ ...words, newPassword: event.target.value })}
          />
        </Field>
        <Field
          label={t('consoleStaff.own.again')}
          required
          error={isTried && differs && t('consoleStaff.own.differs')}
        >
          <PasswordInput
            autoComplete="new-password"
            value={words.again}
            onChange={(event) => setWords({ ...words, again: event.target.value })}
          />
        </Field>
        <FailureNotice failure={action.failure} />
      </form>
    </Modal>
  );
}
