import { useText } from '@hanpan/client';
import { commonTexts, consoleShellTexts } from '@hanpan/messages';
import { Button, EmptyState } from '@hanpan/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './factor-gate.module.css';

interface FactorGateProps {
  readonly title: string;
  /** Why it is due, and what opens with it. */
  readonly note: string;
  readonly setLabel: string;
  /** The dialog that sets it. */
  readonly setting: (close: () => void) => ReactNode;
  readonly onSignOut: () => void;
}

/** What stands in place of a console until its reader has the second factor that the site demands. */
export function FactorGate({ title, note, setLabel, setting, onSignOut }: FactorGateProps) {
  const shell = useText(consoleShellTexts);
  const common = useText(commonTexts);
  const [isSetting, setSetting] = useState(false);
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
              {setLabel}
            </Button>
            <Button onClick={onSignOut}>{shell('consoleShell.signOut')}</Button>
          </div>
        }
      >
        {note}
      </EmptyState>
      {isSetting && setting(() => setSetting(false))}
    </main>
  );
}
