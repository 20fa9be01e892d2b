import { useLocale } from '@hanpan/client';
import { useSite } from '@hanpan/kit';

/** What the site says of help, complaints and supervision in the language of the reader; undefined before it is known. */
export function useHelp() {
  const { locale } = useLocale();
  const help = useSite()?.help;
  if (help === undefined) return undefined;
  const isRead = (each: { readonly locale: string }) => each.locale === locale;
  return {
    lines: help.lines.filter(isRead),
    complaintDays: help.complaintDays,
    complaintsTo: help.complaintsTo.filter(isRead),
    regulators: help.regulators.filter(isRead),
  };
}
