import type { ReactNode } from 'react';
import styles from './live-dot.module.css';

/** Dot and word: the children are the word. */
export function LiveDot({ children }: { children: ReactNode }) {
  return <span className={styles.live}>{children}</span>;
}
