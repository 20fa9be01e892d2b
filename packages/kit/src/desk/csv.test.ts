import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('commas, quotes and line breaks are quoted, and a missing value is empty', () => {
  expect(toCsv([['a,b', 'say "no"', 'two\nlines', null, 1500]])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines",,1500\r\n',
  );
});

test('a nickname that begins like a formula is made plain text, an amount below zero stays a number', () => {
  expect(toCsv([['=1+1', '@cmd', -300]])).toBe("\uFEFF'=1+1,'@cmd,-300\r\n");
});

test('a text with a # is quoted, so that a program that leaves comments out cuts nothing off', () => {
  expect(toCsv([['#1', 'row #2', 3]])).toBe('\uFEFF"#1","row #2",3\r\n');
});
