import { useRealtime, useText } from '@hanpan/client';
import { commonTexts, consoleShellTexts, consoleStaffTexts } from '@hanpan/messages';
import { Button, EmptyState } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { useSignOut } from '../app/session.ts';
import { OwnTotpDialog } from '../features/staff/own-totp-dialog.tsx';
import styles from './enrol-gate.module.css';
import { StepUp } from './step-up-dialog.tsx';

/** What stands in place of the console until its operator has the second factor that the site demands. */
export function EnrolGate() {
  const t = useText(consoleStaffTexts);
  const shell = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const signOut = useSignOut();
  const realtime = useRealtime();
  const [isSetting, setSetting] = useState(false);
  const title = t('consoleStaff.own.totpDue');
  useEffect(() => {
    document.title = `${title} · ${common('common.siteName')}`;
  }, [title, common]);
  // What is pushed to operators was not for this connection; the next one may hear it.
  useEffect(() => () => realtime.reconnect(), [realtime]);
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        title={title}
        action={
          <div className={styles.buttons}>
            <Button variant="filled" icon="shield" onClick={() => setSetting(true)}>
              {t('consoleStaff.own.totpTitle')}
            </Button>
            <Button onClick={() => void signOut()}>{shell('consoleShell.signOut')}</Button>
          </div>
        }
      >
        {t('consoleStaff.own.totpDueNote')}
      </EmptyState>
      {isSetting && <OwnTotpDialog onClose={() => setSetting(false)} />}
      <StepUp />
    </main>
  );
}
