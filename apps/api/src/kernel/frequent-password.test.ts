import { expect, test } from 'vitest';
import { frequentPasswords } from './data/frequent-passwords.ts';
import { isFrequentPassword } from './frequent-password.ts';

test('[SEC-11] three thousand passwords that a site would take by their length are known, and none twice', () => {
  const words = frequentPasswords.trim().split(/\s+/);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter(({ length }) => length >= 8)).toHaveLength(3_000);
  expect(words.every((word) => word.length >= 6 && word === word.toLowerCase())).toBe(true);
});

test.each([
  ['bigdaddy', true],
  ['BigDaddy', true],
  ['correct horse 1', false],
  ['', false],
])('whether "%s" is one of them: %s', (password, isFrequent) => {
  expect(isFrequentPassword(password)).toBe(isFrequent);
});
