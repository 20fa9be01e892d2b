import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  announcementHash,
  drawAtMs,
  isSoundAnnouncement,
  roundName,
  type SeriesAnnouncement,
} from './announcement.ts';
import { hexOf, sha256Of } from './digest.ts';
import { framedBytes } from './framed-bytes.ts';
import { saltPlanParts } from './salt.ts';

const beacon = {
  kind: 'beacon',
  network: '0c'.repeat(32),
  genesisMs: 1_692_803_367_000,
  periodMs: 3000,
} as const;
const announcement: SeriesAnnouncement = {
  algorithm: 'hanpan-draws/1',
  series: 'powerball-2027',
  game: 'powerball',
  draws: 105_120,
  chain: '0a'.repeat(32),
  firstDrawAtMs: 1_798_729_500_000,
  everyMs: 300_000,
  salt: { kind: 'witness', chain: '0b'.repeat(32) },
};

/** One announcement for each thing that may be otherwise. */
const others: SeriesAnnouncement[] = [
  { ...announcement, series: 'powerball-2028' },
  { ...announcement, game: 'powerbal1' },
  { ...announcement, draws: 105_119 },
  { ...announcement, chain: '0d'.repeat(32) },
  { ...announcement, firstDrawAtMs: announcement.firstDrawAtMs + 1 },
  { ...announcement, everyMs: 300_001 },
  { ...announcement, salt: { kind: 'witness', chain: '0d'.repeat(32) } },
  { ...announcement, salt: beacon },
  { ...announcement, salt: { ...beacon, network: '0d'.repeat(32) } },
  { ...announcement, salt: { ...beacon, genesisMs: beacon.genesisMs + 1 } },
  { ...announcement, salt: { ...beacon, periodMs: 3001 } },
];

describe('the hash of an announcement', () => {
  test('[PF-13] is another one as soon as anything in it is another', () => {
    const hashes = [announcement, ...others].map(announcementHash);
    expect(new Set(hashes).size).toBe(others.length + 1);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  test('[PF-13] covers the version of the algorithm, of which there is no other yet that could be hashed', () => {
    const { series, game, draws, chain, firstDrawAtMs, everyMs, salt } = announcement;
    const numbers = [draws, firstDrawAtMs, everyMs].map(String);
    const hashUnder = (algorithm: string) =>
      hexOf(sha256Of(framedBytes(algorithm, series, game, ...numbers, chain, ...saltPlanParts(salt))));
    expect(announcementHash(announcement)).toBe(hashUnder('hanpan-draws/1'));
    expect(announcementHash(announcement)).not.toBe(hashUnder('hanpan-draws/2'));
    expect(() => announcementHash({ ...announcement, algorithm: 'hanpan-draws/2' })).toThrow(RangeError);
  });

  test('does not depend on the order of the fields', () => {
    const turned = Object.fromEntries(Object.entries(announcement).toReversed());
    expect(announcementHash(turned as unknown as SeriesAnnouncement)).toBe(announcementHash(announcement));
  });
});

describe('an announcement is refused', () => {
  test.each([
    ['of another algorithm', { algorithm: 'hanpan-draws/2' }],
    ['whose series could be taken for another', { series: 'a/1' }],
    ['without a series', { series: '' }],
    ['with a long name', { series: 'x'.repeat(65) }],
    ['of a game with capitals', { game: 'Powerball' }],
    ['without draws', { draws: 0 }],
    ['with half a draw', { draws: 1.5 }],
    ['of more draws than can be checked', { draws: 10_000_001 }],
    ['with a chain that is no hash', { chain: 'AB'.repeat(32) }],
    ['without a time', { firstDrawAtMs: Number.NaN }],
    ['with draws at one time', { everyMs: 0 }],
    ['that ends beyond all time', { everyMs: Number.MAX_SAFE_INTEGER }],
    ['whose witness repeats the commitment', { salt: { kind: 'witness', chain: announcement.chain } }],
    ['with a salt of another kind', { salt: { kind: 'operator', chain: '0b'.repeat(32) } }],
    ['with the beacon of nobody', { salt: { ...beacon, kind: 'oracle' } }],
    ['with a beacon from before all time', { salt: { ...beacon, genesisMs: 0 } }],
    ['that begins with time itself', { firstDrawAtMs: 0 }],
    ['of a game that is a list', { game: ['powerball'] }],
    ['with a beacon that has no pace', { salt: { ...beacon, periodMs: 0 } }],
    ['with a beacon of no network', { salt: { ...beacon, network: 'quicknet' } }],
  ])('%s', (_, changed) => {
    const refused = { ...announcement, ...changed } as SeriesAnnouncement;
    expect(isSoundAnnouncement(refused)).toBe(false);
    expect(() => announcementHash(refused)).toThrow(RangeError);
  });

  test('and the others are not', () => {
    expect([announcement, ...others].every(isSoundAnnouncement)).toBe(true);
    expect(isSoundAnnouncement({ ...announcement, series: 'x'.repeat(64), game: 'x'.repeat(32) })).toBe(true);
  });
});

test('which draw is when, and under which name, follows by counting', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 105_120 }), (draw) => {
      expect(drawAtMs(announcement, draw)).toBe(announcement.firstDrawAtMs + (draw - 1) * 300_000);
      expect(roundName(announcement, draw)).toBe(`powerball-2027/${draw}`);
    }),
  );
});
