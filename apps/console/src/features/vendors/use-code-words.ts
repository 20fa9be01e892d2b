import { useLocale, useTextIfAny } from '@hanpan/client';
import { consoleVendorTexts } from '@hanpan/messages';
import type { CodeRow } from './use-vendors.ts';

/** What entries of the members' menu are called for the reader, and the groups that they stand in. */
export function useCodeWords() {
  const { locale } = useLocale();
  const textIfAny = useTextIfAny(consoleVendorTexts);
  return {
    /** A group that an installation has added has no words here: it is called by its code. */
    group: (code: string) => textIfAny(`consoleVendor.group.${code}`) ?? code,
    name: ({ nameKo, nameEn, nameVi }: CodeRow) => ({ ko: nameKo, en: nameEn, vi: nameVi })[locale],
  };
}
