import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type PriceTimes,
  polledFeedPolicy,
  priceState,
  pushedFeedPolicy,
  type StalenessPolicy,
  soonMs,
} from './price-state.ts';

const policy: StalenessPolicy = {
  aliveMs: 20_000,
  livePriceMs: 5_000,
  soonPriceMs: 60_000,
  laterPriceMs: 600_000,
  aheadMs: 1_000,
};
const now = 100_000_000;
const live = now;
const soon = now + 1;
const later = now + soonMs + 1;
const fresh: PriceTimes = { aliveAtMs: now - 10, pricedAtMs: now - 100, startsAtMs: soon };

describe('a price is open or says why not', () => {
  const open = (ageMs: number) => ({ state: 'open', ageMs });
  const suspended = (reason: string, ageMs: number | null) => ({ state: 'suspended', reason, ageMs });
  test.each<[string, Partial<PriceTimes>, object]>([
    ['a fresh price of a living producer is open and carries its age', {}, open(100)],
    ['no price at all', { pricedAtMs: null }, suspended('no-price', null)],
    ['a producer that was never heard', { aliveAtMs: null }, suspended('feed-silent', 100)],
    ['a producer heard exactly at the limit', { aliveAtMs: now - 20_000 }, open(100)],
    [
      'a producer silent for a millisecond too long',
      { aliveAtMs: now - 20_001 },
      suspended('feed-silent', 100),
    ],
    ['a live price at its limit', { pricedAtMs: now - 5_000, startsAtMs: live }, open(5_000)],
    ['a live price past it', { pricedAtMs: now - 5_001, startsAtMs: live }, suspended('price-old', 5_001)],
    ['the same age before kick-off', { pricedAtMs: now - 5_001 }, open(5_001)],
    ['a price that is old so shortly before', { pricedAtMs: now - 60_001 }, suspended('price-old', 60_001)],
    ['the same age a day before', { pricedAtMs: now - 60_001, startsAtMs: later }, open(60_001)],
    [
      'six hours before are soon',
      { pricedAtMs: now - 60_001, startsAtMs: later - 1 },
      suspended('price-old', 60_001),
    ],
    [
      'a day before, and too old',
      { pricedAtMs: now - 600_001, startsAtMs: later },
      suspended('price-old', 600_001),
    ],
    ['a feed clock a little ahead', { pricedAtMs: now + 1_000 }, open(0)],
    ['a feed clock far ahead', { pricedAtMs: now + 1_001 }, suspended('clock-ahead', null)],
  ])('%s', (_, change, expected) => {
    expect(priceState({ ...fresh, ...change }, now, policy)).toEqual(expected);
  });
});

test('a feed that says each change is believed for as long as it lives, a feed that is asked only for a while', () => {
  const old: PriceTimes = { aliveAtMs: now, pricedAtMs: now - 120_000, startsAtMs: live };
  expect(priceState(old, now, pushedFeedPolicy)).toMatchObject({ state: 'open' });
  expect(priceState(old, now, polledFeedPolicy)).toMatchObject({ reason: 'price-old' });
  const silent: PriceTimes = { ...old, aliveAtMs: now - 20_001 };
  expect(priceState(silent, now, pushedFeedPolicy)).toMatchObject({ reason: 'feed-silent' });
});

test('time alone never opens a price', () => {
  const times = fc.record({
    aliveAtMs: fc.option(fc.nat(now)),
    pricedAtMs: fc.option(fc.nat(now)),
    startsAtMs: fc.nat(2 * now),
  });
  fc.assert(
    fc.property(times, fc.nat(now), fc.nat(now), (given, after, longer) => {
      const first = priceState(given, now + after, policy).state;
      const second = priceState(given, now + after + longer, policy).state;
      expect(first === 'suspended' && second === 'open').toBe(false);
    }),
  );
});
