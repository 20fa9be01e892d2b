import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './tab-row.module.css';

export function TabLinks({ label, className, children }: TabLinksProps) {
  return (
    <nav aria-label={label} className={clsx(styles.row, className)}>
      {children}
    </nav>
  );
}

export interface TabLinksProps {
  label: string;
  className?: string | undefined;
  /** `TabLink`s. */
  children: ReactNode;
}
