import { readLocaleCookie } from '@hanpan/client';
import type { Locale } from '@hanpan/messages';

/** The language of this moment, for code outside React: the caller, the guards, the end of a session. */
export function currentLocale(): Locale {
  return readLocaleCookie(document.cookie);
}
