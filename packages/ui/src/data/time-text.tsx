import { useUi } from '../provider/ui-provider.tsx';
import { useTickingNow } from '../provider/use-ticking-now.ts';
import { formatRelativeTime, formatTime, type TimeFormat } from './format-time.ts';

export interface TimeTextProps {
  atMs: number;
  /** `ago` is `relative` in as few letters as there are, for a narrow column. */
  format?: TimeFormat | 'relative' | 'ago' | undefined;
  /** Names the zone after the time, as statements must. */
  zone?: boolean | undefined;
  className?: string | undefined;
}

/** A moment in the site's zone, never in the browser's. A short form says the exact moment as its title. */
export function TimeText({ atMs, format = 'dateTime', zone = false, className }: TimeTextProps) {
  const { locale, timeZone } = useUi();
  const isRelative = format === 'relative' || format === 'ago';
  const nowMs = useTickingNow(isRelative);
  const place = { locale, timeZone, zone };
  const isShort = isRelative || format === 'dayTime';
  return (
    <time
      dateTime={new Date(atMs).toISOString()}
      title={isShort ? formatTime(atMs, 'dateTimeSeconds', place) : undefined}
      className={className}
    >
      {isRelative
        ? formatRelativeTime(atMs, nowMs, locale, format === 'ago' ? 'narrow' : 'long')
        : formatTime(atMs, format, place)}
    </time>
  );
}
