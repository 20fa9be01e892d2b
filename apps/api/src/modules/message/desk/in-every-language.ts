import type { LocalText } from '@hanpan/contract';
import { type Locale, locales } from '@hanpan/messages';

interface Words {
  readonly title: LocalText;
  readonly body: LocalText;
}

/**
 * A message for every reader: a language that is not written takes the words of the first of the site's languages that is.
 * Undefined where none is written, or one has a title without a text or a text without a title.
 */
export function inEveryLanguage({ title, body }: Words, first: readonly Locale[]): Words | undefined {
  if (locales.some((locale) => (title[locale] === '') !== (body[locale] === ''))) return undefined;
  const base = [...first, ...locales].find((locale) => title[locale] !== '');
  if (base === undefined) return undefined;
  const filled = (texts: LocalText): LocalText => ({
    ko: texts.ko || texts[base],
    en: texts.en || texts[base],
    vi: texts.vi || texts[base],
  });
  return { title: filled(title), body: filled(body) };
}
