import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly children: ReactNode;
  /** The time zone of the list's times, in words. */
  readonly zone?: string | undefined;
}

/** The row above a list: its filters, and at the other end its time zone. */
export function ListTools({ children, zone }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {children}
      {zone && <p className={styles.zone}>{zone}</p>}
    </div>
  );
}
