import type { ReactNode } from 'react';
import styles from './decision.module.css';

/** The actions under a detail, each button with its key. */
export function Decision({ children }: { children: ReactNode }) {
  return <div className={styles.decision}>{children}</div>;
}

/** What a button of the decision does, or why there is none. */
export function DecisionNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
