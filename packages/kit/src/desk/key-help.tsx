import { useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import type { ReactNode } from 'react';
import styles from './key-help.module.css';
import { usePreferences } from './preferences.ts';

export interface KeyHint {
  readonly keys: readonly string[];
  readonly label: string;
}

/** The keys of this page, with the switch that WCAG 2.1.4 asks for. Phones have no keys and do not see it. */
export function KeyHelp({ hints, children }: { hints: readonly KeyHint[]; children?: ReactNode }) {
  const t = useText(consoleShellTexts);
  const { shortcutsOn, setShortcutsOn } = usePreferences();
  return (
    <div className={styles.help}>
      <div className={styles.keys}>
        {shortcutsOn &&
          hints.map((hint) => (
            <span key={hint.label} className={styles.hint}>
              {hint.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {hint.label}
            </span>
          ))}
        <button type="button" className={styles.toggle} onClick={() => setShortcutsOn(!shortcutsOn)}>
          {shortcutsOn ? t('consoleShell.keysOff') : t('consoleShell.keysOn')}
        </button>
      </div>
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
