import type { Locale } from '@hanpan/messages';

/** A bank by both of its names; null where its code is not on the list. */
export interface NamedBank {
  readonly bank_name: string | null;
  readonly bank_name_en: string | null;
}

/** A bank as the reader calls it: abroad, Korean banks go by their English names. */
export function bankNameIn(locale: Locale, { bank_name: korean, bank_name_en: english }: NamedBank): string {
  return (locale === 'ko' ? korean : english) ?? '';
}
