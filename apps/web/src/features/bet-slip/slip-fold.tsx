import { Icon } from '@hanpan/ui';
import type { ReactNode } from 'react';
import styles from './slip-fold.module.css';

interface SlipFoldProps {
  readonly label: string;
  /** What is chosen now. */
  readonly value: string;
  readonly children: ReactNode;
}

/** A choice in one line, which says what is chosen: it opens where it is to be changed, so that the selections keep their room. */
export function SlipFold({ label, value, children }: SlipFoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <span>{label}</span>
        <b>{value}</b>
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.choice}>{children}</div>
    </details>
  );
}
