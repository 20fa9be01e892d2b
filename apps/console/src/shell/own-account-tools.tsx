import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { IconButton } from '@hanpan/ui';
import { useState } from 'react';
import { OwnPasswordDialog } from '../features/staff/own-password-dialog.tsx';
import { OwnTotpDialog } from '../features/staff/own-totp-dialog.tsx';

/** What operators change of their own account: the password and the second factor. */
export function OwnAccountTools() {
  const t = useText(consoleShellTexts);
  const [changing, setChanging] = useState<'password' | 'totp'>();
  const close = () => setChanging(undefined);
  return (
    <>
      <IconButton
        size="sm"
        icon="lock"
        label={t('consoleShell.ownPassword')}
        onClick={() => setChanging('password')}
      />
      <IconButton
        size="sm"
        icon="shield"
        label={t('consoleShell.secondFactor')}
        onClick={() => setChanging('totp')}
      />
      {changing === 'password' && <OwnPasswordDialog onClose={close} />}
      {changing === 'totp' && <OwnTotpDialog onClose={close} />}
    </>
  );
}
