import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './tab-row.module.css';

export interface TabWordsProps {
  icon?: IconName | undefined;
  count?: number | undefined;
  children: ReactNode;
}

/** The content of a tab, whether it is a Radix trigger or a link. */
export function TabWords({ icon, count, children }: TabWordsProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}
