import { readLocaleCookie } from '@hanpan/client';
import { type Locale, pageLocale } from '@hanpan/messages';

/**
 * The language of this moment, for code outside React: the caller, the guards, the end of a session. A built page carries
 * one, and need not wait for the browser to find its cookies; where it carries all, the cookie says which.
 */
export function currentLocale(): Locale {
  return pageLocale ?? readLocaleCookie(document.cookie);
}
