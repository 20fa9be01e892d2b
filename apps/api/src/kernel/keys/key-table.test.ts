import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyTable } from './key-table.ts';

const operating = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8');

/** The rows of the table whose first column is a key. */
const shown = new Map(
  operating
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, key = '', of = '']) => /^`[\w.-]+`$/.test(key) && /^(app|witness)/.test(of))
    .map(([, key = '', of = '', by = '', serves = '', change = '']) => [
      key.replaceAll('`', ''),
      { of: of.split(', '), by, serves, change },
    ]),
);

test('[SEC-22] every key that follows from a secret is in docs/operating.md, with what becomes of it when the secret is changed', () => {
  expect(Object.fromEntries(shown)).toEqual(keyTable);
});
