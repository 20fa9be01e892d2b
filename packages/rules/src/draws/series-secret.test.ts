import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hexOf } from './digest.ts';
import { framedBytes } from './framed-bytes.ts';
import { seriesSeed } from './series-secret.ts';

const key = new Uint8Array(32).fill(5);

test('a seed follows from the key and the name of the series as another implementation has it', () => {
  const message = framedBytes('hanpan-draws/1', 'seed', 'match-1');
  expect(hexOf(seriesSeed(key, 'match-1'))).toBe(createHmac('sha256', key).update(message).digest('hex'));
});

test('every series and every key has its own', () => {
  const names = Array.from({ length: 500 }, (_, at) => `match-${at}`);
  const seeds = [...names.map((name) => seriesSeed(key, name)), seriesSeed(new Uint8Array(32), 'match-0')];
  expect(new Set(seeds.map(hexOf)).size).toBe(501);
});

test('a key of another length is refused', () => {
  expect(() => seriesSeed(key.subarray(1), 'match-1')).toThrow(RangeError);
});
