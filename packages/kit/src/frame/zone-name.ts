import { useLocale } from '@hanpan/client';
import type { Locale, Text } from '@hanpan/messages';
import { useSite } from './site.ts';

/** As people call them where they are; the short names of Intl are "GMT+9" outside of the country itself. */
const known: Readonly<Record<string, Text>> = {
  'Asia/Seoul': { ko: '한국 표준시(KST)', en: 'Korea Standard Time (KST)', vi: 'Giờ Hàn Quốc (KST)' },
  'Asia/Ho_Chi_Minh': { ko: '베트남 시간(ICT)', en: 'Indochina Time (ICT)', vi: 'Giờ Việt Nam (ICT)' },
};

/** The name of a zone as a reader knows it: never an offset, nor the path of a database. */
export function zoneName(timeZone: string, locale: Locale): string {
  const words = known[timeZone]?.[locale];
  if (words !== undefined) return words;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The name of the site's zone; undefined until the site is known. */
export function useZoneName(): string | undefined {
  const { locale } = useLocale();
  const timeZone = useSite()?.timeZone;
  return timeZone === undefined ? undefined : zoneName(timeZone, locale);
}
