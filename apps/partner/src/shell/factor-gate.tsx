import { useText } from '@hanpan/client';
import { SetFactorDialog } from '@hanpan/kit';
import { commonTexts, consoleShellTexts, factorTexts } from '@hanpan/messages';
import { Button, EmptyState } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { useSignOut } from '../app/session.ts';
import styles from './factor-gate.module.css';

/** What stands in place of the console until its partner has the second factor that the site demands. */
export function FactorGate() {
  const t = useText(factorTexts);
  const shell = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const signOut = useSignOut();
  const [isSetting, setSetting] = useState(false);
  const title = t('factor.due');
  useEffect(() => {
    document.title = `${title} · ${common('common.siteName')}`;
  }, [title, common]);
  return (
    <main className={styles.page}>
      <EmptyState
        level={1}
        title={title}
        action={
          <div className={styles.buttons}>
            <Button variant="filled" icon="shield" onClick={() => setSetting(true)}>
              {t('factor.turnOn')}
            </Button>
            <Button onClick={() => void signOut()}>{shell('consoleShell.signOut')}</Button>
          </div>
        }
      >
        {t('factor.dueNote')}
      </EmptyState>
      {isSetting && <SetFactorDialog onClose={() => setSetting(false)} />}
    </main>
  );
}
