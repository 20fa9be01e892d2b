import { en } from './en.ts';
import { ko } from './ko.ts';
import type { Lang, MessageKey, Texts } from './texts.ts';
import { vi } from './vi.ts';

type Values = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: Values) => string;

/** Texts that one game alone has, beside those of every page. */
export type GameTexts<Key extends string> = Readonly<Record<Lang, Readonly<Record<Key, string>>>>;
export type TranslateGame<Key extends string> = (key: Key, values?: Values) => string;

/** For the test that no translation lost a placeholder. */
export const allTexts: Readonly<Record<Lang, Texts>> = { ko, en, vi };

export function translator(lang: Lang): Translate {
  return (key, values) => fill(allTexts[lang][key], values);
}

export function gameTranslator<Key extends string>(texts: GameTexts<Key>, lang: Lang): TranslateGame<Key> {
  return (key, values) => fill(texts[lang][key], values);
}

/** Fills `{name}` from the values; a value that is missing stays visible as its name, so that a test can see it. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));
}
