import type { ReactNode } from 'react';
import styles from './share-bars.module.css';

export interface ShareBar {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  /** The value in words, at the end of its line. */
  readonly text: ReactNode;
  /** What else belongs to it, smaller. */
  readonly note?: ReactNode;
}

interface ShareBarsProps {
  readonly label: string;
  readonly bars: readonly ShareBar[];
}

/** Values of a few kinds beside each other; the words carry the figures, the bars only compare them. */
export function ShareBars({ label, bars }: ShareBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.map(({ key, label: name, value, text, note }) => (
        <li key={key} className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
          <svg
            className={styles.bar}
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect width="100" height="6" className={styles.whole} />
            <rect width={(Math.max(0, value) / most) * 100} height="6" className={styles.share} />
          </svg>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
