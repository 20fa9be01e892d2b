import type { Locale } from '@hanpan/messages';
import type { GameCode } from './site.ts';

/** What an entry of the catalogue is called in a language. */
export function nameOfCode(
  { codeName, codeNameEN, codeNameVI }: Pick<GameCode, 'codeName' | 'codeNameEN' | 'codeNameVI'>,
  locale: Locale,
): string {
  return { ko: codeName, en: codeNameEN, vi: codeNameVI }[locale];
}
