import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { IconButton } from '@hanpan/ui';
import { useState } from 'react';
import { OwnPasswordDialog } from '../features/staff/own-password-dialog.tsx';
import { OwnSessionsDialog } from '../features/staff/own-sessions-dialog.tsx';
import { OwnTotpDialog } from '../features/staff/own-totp-dialog.tsx';

/** What operators change of their own account: the password, the second factor, and where it is open. */
export function OwnAccountTools() {
  const t = useText(consoleShellTexts);
  const [changing, setChanging] = useState<'password' | 'totp' | 'sessions'>();
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
      <IconButton
        size="sm"
        icon="eye"
        label={t('consoleShell.ownSessions')}
        onClick={() => setChanging('sessions')}
      />
      {changing === 'password' && <OwnPasswordDialog onClose={close} />}
      {changing === 'sessions' && <OwnSessionsDialog onClose={close} />}
      {changing === 'totp' && <OwnTotpDialog onClose={close} />}
    </>
  );
}
