import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListToolsProps {
  readonly children: ReactNode;
  /** In which time zone the list's times are, in words. */
  readonly zone?: string | undefined;
}

/** The row above a list: what narrows it, and at the other end whose time it tells. */
export function ListTools({ children, zone }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      {children}
      {zone && <p className={styles.zone}>{zone}</p>}
    </div>
  );
}
