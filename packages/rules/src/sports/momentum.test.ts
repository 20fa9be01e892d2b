import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentumOf, type TimedIncidentFact } from './momentum.ts';
import { sports } from './sport.ts';

const goal = (side: 'home' | 'away', atSeconds: number): TimedIncidentFact => ({
  kind: 'score',
  side,
  amount: 1,
  atSeconds,
});

test.each([
  ['nothing has happened', [], 50],
  ['a goal just now', [goal('home', 600)], 67],
  ['a goal a half-life ago', [goal('home', 0)], 60],
  ['a goal of each side at once', [goal('home', 600), goal('away', 600)], 50],
  ['the later of two goals counts more', [goal('home', 0), goal('away', 600)], 43],
  ['a red card is worth something to the other side', [{ ...goal('home', 600), kind: 'red-card' }], 33],
  ['added time is nobody’s', [{ ...goal('home', 600), kind: 'added-time', side: null }], 50],
] as const)('football, ten minutes in: %s', (_, incidents, share) => {
  expect(momentumOf('soccer', incidents, 600)).toBe(share);
});

const facts = fc.array(
  fc.record({
    kind: fc.constantFrom('score', 'hit', 'walk', 'out', 'yellow-card', 'red-card', 'knockout' as const),
    side: fc.constantFrom('home', 'away' as const),
    amount: fc.integer({ min: 1, max: 8 }),
    atSeconds: fc.integer({ min: 0, max: 9_000 }),
  }),
  { maxLength: 40 },
) as fc.Arbitrary<TimedIncidentFact[]>;

test('of every sport it lies within 0 and 100, mirrors with the sides and goes back to balance', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sports), facts, (sport, incidents) => {
      const share = momentumOf(sport, incidents, 9_000);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100);
      const mirrored = incidents.map((each) => ({
        ...each,
        side: each.side === 'home' ? ('away' as const) : ('home' as const),
      }));
      expect(Math.abs(share + momentumOf(sport, mirrored, 9_000) - 100)).toBeLessThanOrEqual(1);
      expect(momentumOf(sport, incidents, 9_000 + 100 * 900)).toBe(50);
    }),
  );
});
