import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSoundAnnouncement } from './announcement.ts';
import { beaconCheckOf, beaconPlanOf, quicknet } from './beacon-network.ts';
import { hexOf } from './digest.ts';
import { beaconRoundAt, beaconRoundAtMs, closesBeforeSaltMs } from './salt.ts';

const plan = beaconPlanOf(quicknet);

test('[PF-7] quicknet has a round every three seconds since its genesis', () => {
  expect(quicknet).toMatchObject({ genesisMs: 1_692_803_367_000, periodMs: 3_000 });
  expect(quicknet.hash).toBe('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971');
  // A round of which drand's own tool says when it was.
  expect(new Date(beaconRoundAtMs(plan, 1000)).toISOString()).toBe('2023-08-23T15:59:24.000Z');
});

test('[PF-7] the round of an instant is the first that is not before it, and its time is its own', () => {
  const instants = fc.integer({ min: quicknet.genesisMs, max: quicknet.genesisMs * 2 });
  fc.assert(
    fc.property(instants, (atMs) => {
      const round = beaconRoundAt(plan, atMs);
      expect(beaconRoundAtMs(plan, round)).toBeGreaterThanOrEqual(atMs);
      expect(beaconRoundAtMs(plan, round) - atMs).toBeLessThan(quicknet.periodMs);
      expect(beaconRoundAt(plan, beaconRoundAtMs(plan, round))).toBe(round);
    }),
  );
});

describe('[PF-8] the check of a beacon', () => {
  const asked: string[] = [];
  const check = beaconCheckOf([quicknet], (key, round) => {
    asked.push(`${hexOf(key).slice(0, 8)} ${round}`);
    return true;
  });

  test('asks for the pinned key of the network that was announced', () => {
    expect(check(plan, 7, new Uint8Array(48))).toBe(true);
    expect(asked.splice(0)).toEqual(['83cf0f28 7']);
  });

  test.each([
    ['network', { network: 'ab'.repeat(32) }],
    ['genesis, by which the round of a draw would be one of the past', { genesisMs: plan.genesisMs + 1 }],
    ['period', { periodMs: 6_000 }],
  ])('knows no other %s, and asks nobody', (_, change) => {
    expect(check({ ...plan, ...change }, 7, new Uint8Array(48))).toBe(false);
    expect(asked).toEqual([]);
  });
});

describe('[PF-9] betting closes before the round of a draw', () => {
  const announcement = {
    algorithm: 'hanpan-draws/1',
    series: 's',
    game: 'g',
    draws: 2,
    chain: '0a'.repeat(32),
    firstDrawAtMs: quicknet.genesisMs + 1_000,
    salt: plan,
  };

  test('by two rounds at least, which are six seconds', () => {
    expect(closesBeforeSaltMs(plan)).toBe(6_000);
    expect(closesBeforeSaltMs({ kind: 'witness', chain: '0b'.repeat(32) })).toBe(0);
  });

  test('or the draws are no announcement: there has to be time to bet as well', () => {
    expect(isSoundAnnouncement({ ...announcement, everyMs: 6_000 })).toBe(false);
    expect(isSoundAnnouncement({ ...announcement, everyMs: 6_001 })).toBe(true);
  });
});
