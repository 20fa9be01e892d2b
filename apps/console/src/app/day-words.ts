import { useLocale } from '@hanpan/client';
import { formatDay } from '@hanpan/ui';

/** A day of the site's calendar in the reader's form. */
export function useDayWords(): {
  readonly day: (day: string) => string;
  readonly shortDay: (day: string) => string;
} {
  const { locale } = useLocale();
  // As a day has no zone, none must move it.
  const short = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return {
    day: (day) => formatDay(day, locale),
    shortDay: (day) => short.format(Date.parse(day)),
  };
}
