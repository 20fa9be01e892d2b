import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  catalogue,
  fill,
  isLocale,
  locales,
  negotiateLocale,
  type ParamsOf,
  results,
  type Text,
  type Texts,
  translate,
} from './index.ts';

const entries = Object.entries(catalogue);
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('every text', () => {
  test('there are many of them, in three languages', () => {
    expect(entries.length).toBeGreaterThan(300);
    expect(locales).toEqual(['ko', 'en', 'vi']);
  });

  test.each(locales)('has words in %s', (locale) => {
    for (const [key, text] of entries) expect(text[locale].trim(), key).not.toBe('');
  });

  test('names the same places in every language', () => {
    for (const [key, text] of entries) {
      for (const locale of locales)
        expect(placesOf(text[locale]), `${key} ${locale}`).toEqual(placesOf(text.ko));
    }
  });

  test('is Korean in Korean, except for what is the same in every language', () => {
    const results = entries.filter(([key]) => key.startsWith('api.') && key !== 'api.0');
    expect(results.length).toBeGreaterThan(80);
    for (const [key, text] of results) expect(text.ko, key).toMatch(/[\uac00-\ud7af]/);
  });

  test('is not a leftover', () => {
    for (const [key, text] of entries) {
      for (const locale of locales) expect(text[locale], key).not.toMatch(/TODO|FIXME|undefined|\[object/);
    }
  });
});

describe('the results that the specification words', () => {
  test.each([
    ['TK999', '같은 아이디로 로그인되었습니다.'],
    ['L001', '로그인정보가 올바르지 않습니다. 확인해주세요.'],
  ] as const)('%s', (code, words) => {
    expect(results[code].ko).toBe(words);
  });
});

describe('filling a text', () => {
  test.each([
    [1, '1 day left'],
    ['1', '1 day left'],
    [0, '0 days left'],
    [1_000, '1,000 days left'],
  ])('of %s it takes the word for one or for many', (days, filled) => {
    expect(fill('{days} {days|day|days} left', { days }, 'en')).toBe(filled);
  });

  test('a word for one or many counts what the text says', () => {
    const chosen = entries.flatMap(([key, { ko, en }]) =>
      [...en.matchAll(/\{(\w+)\|[^{}]*\}/g)].map(([, name]) => ({
        key,
        isSaid: placesOf(ko).includes(name ?? ''),
      })),
    );
    expect(chosen.length).toBeGreaterThan(20);
    expect(chosen.filter(({ isSaid }) => !isSaid)).toEqual([]);
  });

  test('numbers get separators, texts stay, and a place without a value stays visible', () => {
    expect(fill('{min} to {max} {unit}', { min: 1_000, max: '9999' }, 'en')).toBe('1,000 to 9999 {unit}');
    expect(fill('{a}', { a: '{b}', b: 'x' }, 'en')).toBe('{b}');
  });

  test('[BC-14] a number in a sentence has the separators of its language', () => {
    const sums = locales.map((locale) =>
      translate({ ko: '{a}', en: '{a}', vi: '{a}' }, locale, { a: 950_000 }),
    );
    expect(sums).toEqual(['950,000', '950,000', '950.000']);
  });

  test.each(['ko', 'vi'] as const)('[LG-01] a text that is missing in %s falls back to English', (locale) => {
    for (const [key, text] of entries) {
      const { [locale]: missing, ...rest } = text;
      expect(translate(rest, locale), key).toBe(text.en);
      expect(translate(text, locale), key).toBe(missing);
    }
  });

  test('a text in no language is empty, never a fault', () => {
    expect(translate({}, 'ko')).toBe('');
  });
});

describe('choosing a language', () => {
  test.each([
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['en;q=0.2, vi;q=0.9', 'vi'],
    ['fr-FR, en-GB;q=0.4', 'en'],
    ['ko;q=0, en', 'en'],
    ['fr', undefined],
    ['', undefined],
    [undefined, undefined],
    [';;;q=,,', undefined],
  ])('%s asks for %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  test('only what is offered is chosen', () => {
    expect(negotiateLocale('vi, en;q=0.5', ['ko', 'en'])).toBe('en');
    expect(isLocale('vi')).toBe(true);
    expect(isLocale('fr')).toBe(false);
  });
});

/** Checked by the compiler. */
test('a text without one of its languages does not compile, nor does a code without a text', () => {
  ({ 'a.b': { ko: '가', en: 'a', vi: 'a' } }) satisfies Texts;
  // @ts-expect-error Vietnamese is missing
  ({ 'a.b': { ko: '가', en: 'a' } }) satisfies Texts;
  const { TK999: _, ...rest } = results;
  // @ts-expect-error TK999 has no text
  rest satisfies Record<keyof typeof results, Text>;
  expectTypeOf<ParamsOf<{ ko: '{min}~{max}'; en: ''; vi: '' }>>().toEqualTypeOf<{
    readonly min: string | number;
    readonly max: string | number;
  }>();
});
