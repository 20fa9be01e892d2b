import type { ReactNode } from 'react';
import { EmptyLantern } from '../art/empty-lantern.tsx';
import type { HeadingLevel } from '../layout/heading-level.ts';
import styles from './state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What will be here. */
  children?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  level?: HeadingLevel | undefined;
}

export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <EmptyLantern />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
