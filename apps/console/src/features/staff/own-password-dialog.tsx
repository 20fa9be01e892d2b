import { useAction, useText } from '@hanpan/client';
import { FormDialog } from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { Field, PasswordInput, toast } from '@hanpan/ui';
import { useState } from 'react';

const leastLength = 10;

/** The own password; whatever else is open under it is logged out. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consoleStaffTexts);
  const action = useAction();
  const [words, setWords] = useState({ password: '', newPassword: '', again: '' });
  const [isTried, setTried] = useState(false);
  const isShort = words.newPassword.length < leastLength;
  const differs = words.newPassword !== words.again;
  const submit = async () => {
    setTried(true);
    if (isShort || differs) return;
    const { password, newPassword } = words;
    const { data } = await action.send('/api/console/password', { password, newPassword });
    if (data === undefined) return;
    toast({ text: t('consoleStaff.own.saved') });
    onClose();
  };
  return (
    <FormDialog
      title={t('consoleStaff.own.title')}
      onClose={onClose}
      submitLabel={t('consoleStaff.save')}
      onSubmit={submit}
      call={action}
    >
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
    </FormDialog>
  );
}
