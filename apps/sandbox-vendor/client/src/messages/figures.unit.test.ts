import { expect, test } from 'vitest';
import { formatHundredths, formatNumber, formatReturn } from './figures.ts';
import { gameTranslator } from './translate.ts';

test.each([
  ['ko', '1,284,500', '2.5', '−1,000', '96.50', '1,234.05'],
  ['en', '1,284,500', '2.5', '−1,000', '96.50', '1,234.05'],
  ['vi', '1.284.500', '2,5', '−1.000', '96,50', '1.234,05'],
] as const)('%s writes numbers in its own form', (lang, whole, part, negative, percent, odds) => {
  expect(formatNumber(1_284_500, lang)).toBe(whole);
  expect(formatNumber(2.5, lang)).toBe(part);
  expect(formatNumber(-1_000, lang)).toBe(negative);
  expect(formatHundredths(9_650, lang)).toBe(percent);
  expect(formatReturn({ numerator: 965, denominator: 1000 }, lang)).toBe(`${percent}%`);
  expect(formatHundredths(123_405, lang)).toBe(odds);
});

test('a number that a text is filled with is written as the text’s language does', () => {
  const said = { most: '{most}' };
  const texts = { ko: said, en: said, vi: said };
  expect(gameTranslator(texts, 'vi')('most', { most: 250_000 })).toBe('250.000');
  expect(gameTranslator(texts, 'ko')('most', { most: 250_000 })).toBe('250,000');
});
