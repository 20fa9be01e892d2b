import { useRealtime, useText } from '@hanpan/client';
import { FactorGate } from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { useEffect } from 'react';
import { useSignOut } from '../app/session.ts';
import { OwnTotpDialog } from '../features/staff/own-totp-dialog.tsx';
import { StepUp } from './step-up-dialog.tsx';

/** Stands there until its operator has the second factor that the site demands. */
export function EnrolGate() {
  const t = useText(consoleStaffTexts);
  const signOut = useSignOut();
  const realtime = useRealtime();
  // What is pushed to operators was not for this connection; the next one may hear it.
  useEffect(() => () => realtime.reconnect(), [realtime]);
  return (
    <>
      <FactorGate
        title={t('consoleStaff.own.totpDue')}
        note={t('consoleStaff.own.totpDueNote')}
        setLabel={t('consoleStaff.own.totpTitle')}
        setting={(close) => <OwnTotpDialog onClose={close} />}
        onSignOut={() => void signOut()}
      />
      <StepUp />
    </>
  );
}
