import { expect, test } from 'vitest';
import { signInLimits, waitAfter, waitFromAfar, waitOfDevice } from './sign-in-limits.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const ago = (ms: number) => new Date(now - ms);
const nothing = {
  pair: { count: 0, firstAt: null },
  account: { count: 0, lastAt: null },
  network: { count: 0, firstAt: null, dayCount: 0, lastAt: null },
  subnet: { count: 0, dayCount: 0, lastAt: null },
};
const minutes = (count: number) => count * 60_000;

test.each([
  [0, 0],
  [29, 0],
  [30, 1_000],
  [31, 2_000],
  [37, 128_000],
  [38, 256_000],
  [39, 300_000],
  [5_000, 300_000],
])('after %i failures of an account from everywhere the next attempt waits %i ms', (failures, waitMs) => {
  expect(waitAfter(failures)).toBe(waitMs);
});

test.each([
  ['nothing that failed', nothing, 0],
  ['nine failures of the pair', { ...nothing, pair: { count: 9, firstAt: ago(1) } }, 0],
  ['ten of the pair', { ...nothing, pair: { count: 10, firstAt: ago(minutes(5)) } }, minutes(10)],
  [
    'fifty of the network',
    { ...nothing, network: { ...nothing.network, count: 50, firstAt: ago(0) } },
    minutes(15),
  ],
  [
    'two hundred and fifty of the network in a day, the last one half a minute ago',
    { ...nothing, network: { ...nothing.network, dayCount: 250, lastAt: ago(30_000) } },
    30_000,
  ],
  [
    'thirty of the account, the last one long ago',
    { ...nothing, account: { count: 30, lastAt: ago(2_000) } },
    0,
  ],
  ['thirty of the account, the last one now', { ...nothing, account: { count: 30, lastAt: ago(0) } }, 1_000],
  [
    'fewer than 300 of the subnet',
    { ...nothing, subnet: { count: 299, dayCount: 1_499, lastAt: ago(0) } },
    0,
  ],
  ['300 of the subnet', { ...nothing, subnet: { count: 300, dayCount: 300, lastAt: ago(1_000) } }, 4_000],
  [
    '1,500 of it in a day, the last one five seconds ago',
    { ...nothing, subnet: { count: 0, dayCount: 1_500, lastAt: ago(5_000) } },
    0,
  ],
  [
    '1,500 of it in a day, the last one now',
    { ...nothing, subnet: { count: 0, dayCount: 1_500, lastAt: ago(0) } },
    5_000,
  ],
])('with %s an attempt from afar waits', (_, failures, waitMs) => {
  expect(waitFromAfar(failures, now)).toBe(waitMs);
});

test('of several waits the longest holds', () => {
  const failures = {
    pair: { count: 10, firstAt: ago(minutes(14)) },
    account: { count: 500, lastAt: ago(0) },
    network: { count: 50, firstAt: ago(minutes(12)), dayCount: 50, lastAt: ago(0) },
    subnet: { count: 300, dayCount: 300, lastAt: ago(0) },
  };
  expect(waitFromAfar(failures, now)).toBe(minutes(5));
});

test('a known device waits after its own ten failures, until the first of them is over', () => {
  expect(waitOfDevice({ count: 9, firstAt: ago(0) }, now)).toBe(0);
  expect(waitOfDevice({ count: 10, firstAt: ago(minutes(1)) }, now)).toBe(minutes(14));
  expect(waitOfDevice({ count: 10, firstAt: ago(signInLimits.windowMs) }, now)).toBe(0);
});
