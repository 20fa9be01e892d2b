import clsx from 'clsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { useTickingNow } from '../provider/use-ticking-now.ts';
import styles from './elapsed.module.css';
import { clockParts, formatClock } from './format-clock.ts';

export interface ElapsedProps {
  sinceMs: number;
  /** The promised service time. Draws how much of it is used, and says when it is over. */
  limitMs?: number | undefined;
  /** Without the bar the colour and the words still say it. */
  bar?: boolean | undefined;
  className?: string | undefined;
}

export function Elapsed({ sinceMs, limitMs, bar = true, className }: ElapsedProps) {
  const { texts } = useUi();
  const passedMs = Math.max(0, useTickingNow() - sinceMs);
  const used = limitMs === undefined ? 0 : passedMs / limitMs;
  return (
    <span className={clsx(styles.elapsed, used > 0.75 && styles.warm, used >= 1 && styles.hot, className)}>
      {formatClock(clockParts(passedMs, 'down'))}
      {bar && limitMs !== undefined && (
        <span aria-hidden="true" className={styles.bar}>
          <span className={styles.used} style={{ width: `${Math.min(100, used * 100)}%` }} />
        </span>
      )}
      {used >= 1 && <VisuallyHidden>{` ${texts.overdue}`}</VisuallyHidden>}
    </span>
  );
}
