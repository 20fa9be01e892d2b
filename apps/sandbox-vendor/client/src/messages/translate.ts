import { en } from './en.ts';
import { formatNumber } from './figures.ts';
import { ko } from './ko.ts';
import type { Lang, MessageKey, Texts } from './texts.ts';
import { vi } from './vi.ts';

type Values = Readonly<Record<string, string | number>>;

/** Texts of one language: whoever has them knows how that language writes numbers. */
interface Language {
  readonly lang: Lang;
}

export interface Translate extends Language {
  (key: MessageKey, values?: Values): string;
}

/** Texts that one game alone has, beside those of every page. */
export type GameTexts<Key extends string> = Readonly<Record<Lang, Readonly<Record<Key, string>>>>;

export interface TranslateGame<Key extends string> extends Language {
  (key: Key, values?: Values): string;
}

/** For the test that no translation lost a placeholder. */
export const allTexts: Readonly<Record<Lang, Texts>> = { ko, en, vi };

export function translator(lang: Lang): Translate {
  return gameTranslator(allTexts, lang);
}

export function gameTranslator<Key extends string>(texts: GameTexts<Key>, lang: Lang): TranslateGame<Key> {
  const translate = (key: Key, values?: Values) => fill(texts[lang][key], lang, values);
  return Object.assign(translate, { lang });
}

/**
 * Fills `{name}` from the values, numbers with the thousands of the language apart; a value that is missing stays visible as
 * its name, so that a test can see it.
 */
export function fill(text: string, lang: Lang, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatNumber(value, lang) : value;
  });
}
