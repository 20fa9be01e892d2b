import { formatTime, useTickingNow, useUi } from '@hanpan/ui';
import { useMemo } from 'react';
import styles from './live-clock.module.css';

/**
 * The server's time in the site's zone, by which every service time is counted. Not announced: it changes each second.
 */
export function LiveClock({ label }: { label: string }) {
  const { locale, timeZone } = useUi();
  const nowMs = useTickingNow();
  const day = useMemo(
    () => new Intl.DateTimeFormat(locale, { month: '2-digit', day: '2-digit', weekday: 'short', timeZone }),
    [locale, timeZone],
  );
  // British digits in every language: Korean would write the hour, the minute and the second out.
  const time = formatTime(nowMs, 'timeSeconds', { locale: 'en-GB', timeZone, zone: true });
  return (
    <time className={styles.clock} dateTime={new Date(nowMs).toISOString()} title={`${label} · ${timeZone}`}>
      {day.format(nowMs)} {time}
    </time>
  );
}
