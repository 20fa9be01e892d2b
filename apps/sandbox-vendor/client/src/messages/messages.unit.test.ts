import { expect, test } from 'vitest';
import { allTexts, translator } from './translate.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const keys = Object.keys(allTexts.ko) as (keyof typeof allTexts.ko)[];

test.each(['en', 'vi'] as const)('every text in %s has the placeholders of the Korean one', (lang) => {
  for (const key of keys)
    expect([key, placeholders(allTexts[lang][key])]).toEqual([key, placeholders(allTexts.ko[key])]);
});

test('values are filled in, also where they are zero', () => {
  expect(translator('en')('label.freeSpin', { index: 0, count: 10 })).toBe('Free spin 0/10');
  expect(translator('ko')('label.line', { line: 7, symbol: '매화', count: 4 })).toBe('7번 줄 · 매화 4개');
});
