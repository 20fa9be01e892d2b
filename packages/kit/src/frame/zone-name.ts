import { useLocale } from '@hanpan/client';
import { type Locale, type Text, translate, zoneTexts } from '@hanpan/messages';
import { useSite } from './site.ts';

/** The name of a zone as a reader knows it: never an offset, nor the path of a database. */
export function zoneName(timeZone: string, locale: Locale): string {
  const texts: Readonly<Record<string, Text>> = zoneTexts;
  const words = texts[`zone.${timeZone}`];
  if (words !== undefined) return translate(words, locale);
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The name of the site's zone; undefined until the site is known. */
export function useZoneName(): string | undefined {
  const { locale } = useLocale();
  const timeZone = useSite()?.timeZone;
  return timeZone === undefined ? undefined : zoneName(timeZone, locale);
}
