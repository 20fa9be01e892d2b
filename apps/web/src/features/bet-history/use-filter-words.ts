import { useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import { formatDay, useUi } from '@hanpan/ui';
import { type HistorySearch, spanOf } from './model.ts';
import { useVendorNames } from './use-vendor-names.ts';

/** What is chosen, in a few words: the period always, the rest where it leaves anything out. */
export function useFilterWords(search: HistorySearch): string {
  const t = useText(betTexts);
  const { locale, timeZone } = useUi();
  const { nameOf } = useVendorNames();
  const { family, type, vendor, from, to } = search;
  const span = spanOf(search, serverNow(), timeZone);
  const sayDay = (day: string) => (day === '' ? '' : formatDay(day, locale));
  return [
    span === undefined ? `${sayDay(from)} – ${sayDay(to)}`.trim() : t(`bet.span.${span}`),
    ...(family === 'all' ? [] : [t(`bet.family.${family}`)]),
    ...(type === 'all' ? [] : [t(`bet.type.${type}`)]),
    ...(vendor === '' ? [] : [nameOf(vendor)]),
  ].join(' · ');
}
