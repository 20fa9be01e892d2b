import { useConnectionState, useText } from '@hanpan/client';
import { consoleShellTexts } from '@hanpan/messages';
import { VisuallyHidden } from '@hanpan/ui';
import clsx from 'clsx';
import styles from './connection-mark.module.css';

/** Whether pushes arrive. A filled, a dashed and an open mark differ without their colours; the word follows. */
export function ConnectionMark() {
  const t = useText(consoleShellTexts);
  const state = useConnectionState();
  return (
    <span role="status" className={clsx(styles.mark, styles[state])}>
      <VisuallyHidden when={styles.word}>{t(`consoleShell.${state}`)}</VisuallyHidden>
    </span>
  );
}
