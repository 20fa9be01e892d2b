import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { glossary, readerOf, strayWords } from './glossary.ts';
import { catalogue, locales } from './index.ts';
import type { Text } from './text.ts';

test('no text of any language uses a variant that the glossary refuses', () => {
  const stray = Object.entries(catalogue).flatMap(([key, text]) => strayWords(key, text));
  expect(stray).toEqual([]);
});

/** Every text in the three languages below a value, with its place. */
function textsBelow(value: unknown, place: string): [place: string, text: Text][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value && 'vi' in value) return [[place, value as Text]];
  return Object.entries(value).flatMap(([key, each]) => textsBelow(each, `${place}.${key}`));
}

test('nor does what the demo brings along', () => {
  const demo = new URL('../../../apps/api/data/demo/', import.meta.url);
  const texts = readdirSync(demo).flatMap((file) =>
    textsBelow(JSON.parse(readFileSync(new URL(file, demo), 'utf8')), file),
  );
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.flatMap(([place, text]) => strayWords(place, text))).toEqual([]);
});

test('a variant is found in the language, and for the reader, that it is one for', () => {
  const text = { ko: '출금 신청', en: 'Sign in', vi: 'Nạp tiền' };
  expect(strayWords('cash.out.title', text)).toEqual([
    'cash.out.title ko: "출금", write "환전"',
    'cash.out.title en: "Sign in", write "log in · log out"',
  ]);
  expect(strayWords('consoleCash.title', { ...text, en: 'Log in' })).toEqual([]);
  expect(strayWords('consoleCash.title', { ...text, ko: '환전', en: 'Log in' })).toHaveLength(1);
});

test('what a bank calls a transfer is no variant of what a member asks for', () => {
  const bank = { ko: '입금 계좌로 입금한 뒤 신청', en: 'Request', vi: 'Yêu cầu' };
  expect(strayWords('cash.account.body', bank)).toEqual([]);
});

test('operators read the console and what is for it', () => {
  expect(['consoleCash.title', 'reward.console.title', 'cash.in.title', 'api.C002'].map(readerOf)).toEqual([
    'operator',
    'operator',
    'member',
    'member',
  ]);
});

test('no word of the glossary is a variant of another', () => {
  for (const { word, reader, thing } of glossary) {
    const key = reader === 'operator' ? 'console' : 'member';
    for (const locale of locales) {
      const only = { ko: '', en: '', vi: '', [locale]: word[locale] };
      if (reader === undefined || reader === readerOf(key)) expect(strayWords(key, only), thing).toEqual([]);
    }
  }
});

test('the style guide shows every term with its words', () => {
  const guide = readFileSync(new URL('../../../docs/STYLE.md', import.meta.url), 'utf8');
  for (const { thing, word } of glossary)
    expect(guide.includes(`| ${thing} | ${word.ko} | ${word.en} | ${word.vi} |`), thing).toBe(true);
});
