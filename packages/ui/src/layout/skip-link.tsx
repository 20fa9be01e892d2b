import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** First focusable thing of a page. The target needs `tabIndex={-1}` so that focus really moves there. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}
