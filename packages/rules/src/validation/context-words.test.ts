import { expect, test } from 'vitest';
import { namesItsContext } from './context-words.ts';

const context = {
  names: ['Hanpan Casino', 'minsu01', '별빛사냥꾼', 'Kim Seoyeon', '한판', '밤하늘 달'],
  phone: '010-1234-5678',
};

test.each([
  ['the name of the site', 'my hanpan 2026'],
  ['in other letters', 'my HANPAN 2026'],
  ['in wide ones', 'ｈａｎｐａｎ 2026'],
  ['with a letter of another script', 'hаnpаn 2026'],
  ['with signs for letters', 'h@np4n-2026'],
  ['a word of it', 'my casino 77'],
  ['the id', 'xxminsu01xx'],
  ['the id with look-alikes', 'M1NSU0l and more'],
  ['a Korean nickname', '나는별빛사냥꾼1'],
  ['which was typed in parts', '나는별빛사냥꾼1'.normalize('NFD')],
  ['a name of short words', 'my 밤하늘달 1'],
  ['a word of the name', 'seoyeon and cat'],
  ['the phone number', 'a01012345678'],
  ['without its beginning', 'ab12345678'],
  ['with dashes', 'ab 1234-5678'],
])('[SEC-11] %s is found in a password', (_, password) => {
  expect(namesItsContext(password, context)).toBe(true);
});

test.each([
  ['words that nobody knows of somebody', 'four words make one'],
  ['a word of fewer than four letters', 'kim and lee and park'],
  ['a short name of a site', '한판만 더 하자'],
  ['the beginning that every number has', 'a0101 9876'],
  ['half of a number', 'ab5678 cdefg'],
])('%s is none', (_, password) => {
  expect(namesItsContext(password, context)).toBe(false);
});

test('what is not known is not looked for', () => {
  expect(namesItsContext('four words make one', { names: ['', '  '], phone: '' })).toBe(false);
});
