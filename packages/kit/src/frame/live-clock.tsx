import { useTickingNow, useUi } from '@hanpan/ui';
import { useMemo } from 'react';
import styles from './live-clock.module.css';

/**
 * The server's time in the site's zone, by which every service time is counted. Not announced: it changes each second.
 */
export function LiveClock({ label }: { label: string }) {
  const { locale, timeZone } = useUi();
  const nowMs = useTickingNow();
  const [day, time] = useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, {
      month: '2-digit',
      day: '2-digit',
      weekday: 'short',
      timeZone,
    });
    const second = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
    // British digits in every language: Korean would write the hour, the minute and the second out.
    return [date, new Intl.DateTimeFormat('en-GB', { ...second, timeZone, timeZoneName: 'short' })];
  }, [locale, timeZone]);
  return (
    <time className={styles.clock} dateTime={new Date(nowMs).toISOString()} title={`${label} · ${timeZone}`}>
      {day.format(nowMs)} {time.format(nowMs)}
    </time>
  );
}
