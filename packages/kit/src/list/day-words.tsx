import { useLocale } from '@hanpan/client';
import { formatDay } from '@hanpan/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './day-words.module.css';

interface DayWordsProps {
  /** "2026-11-20"; anything else shows what to enter. */
  readonly day: string;
  /** Stands in the field while there is no day. */
  readonly empty: string;
  readonly size?: 'sm' | 'md';
  /** The date input. */
  readonly children: ReactNode;
}

/**
 * A date input writes its day as the browser's own language has it, which need not be the page's. This shows the day in
 * the page's language over it; while the field is being edited the browser's own segments are seen.
 */
export function DayWords({ day, empty, size = 'md', children }: DayWordsProps) {
  const { locale } = useLocale();
  const isDay = isCalendarDay(day);
  return (
    <span className={styles.field}>
      {children}
      <span
        aria-hidden="true"
        className={clsx(styles.words, size === 'sm' && styles.sm, !isDay && styles.empty)}
      >
        {isDay ? formatDay(day, locale) : empty}
      </span>
    </span>
  );
}

/** Any day there is: a date of birth is older than what a site has days for. */
function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
}
