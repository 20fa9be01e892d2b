import type { LocalText } from '@hanpan/contract';

/** "home – away" in every language. */
export function versus(home: LocalText, away: LocalText): LocalText {
  const name = (locale: keyof LocalText) => `${home[locale]} – ${away[locale]}`;
  return { ko: name('ko'), en: name('en'), vi: name('vi') };
}
