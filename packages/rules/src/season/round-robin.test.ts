import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesOfRound, pairingsOfRound, roundsOf } from './round-robin.ts';

const league = fc.record({
  sides: fc.integer({ min: 4, max: 33 }),
  meetings: fc.integer({ min: 1, max: 4 }),
  season: fc.integer({ min: 1, max: 500 }),
});

function seasonOf({ sides, meetings, season }: { sides: number; meetings: number; season: number }) {
  return Array.from({ length: roundsOf(sides, meetings) }, (_, round) =>
    pairingsOfRound(sides, round, season),
  );
}

describe('round robin', () => {
  test('each pair meets as often as the league says, at home in turn', () => {
    fc.assert(
      fc.property(league, (it) => {
        const met = new Map<string, number>();
        for (const { home, away } of seasonOf(it).flat())
          met.set(`${home}-${away}`, (met.get(`${home}-${away}`) ?? 0) + 1);
        for (let one = 0; one < it.sides; one += 1)
          for (let other = one + 1; other < it.sides; other += 1) {
            const [here, there] = [met.get(`${one}-${other}`) ?? 0, met.get(`${other}-${one}`) ?? 0];
            expect(here + there).toBe(it.meetings);
            expect(Math.abs(here - there)).toBe(it.meetings % 2);
          }
      }),
      { numRuns: 60 },
    );
  });

  test('no side plays twice in a round, and none is left out but one of an odd number', () => {
    fc.assert(
      fc.property(league, (it) => {
        for (const round of seasonOf(it)) {
          const playing = round.flatMap(({ home, away }) => [home, away]);
          expect(new Set(playing).size).toBe(2 * matchesOfRound(it.sides));
          expect(playing.every((side) => side >= 0 && side < it.sides)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('nobody is at home or away much more often than half of the time', () => {
    fc.assert(
      fc.property(league, (it) => {
        const once = seasonOf({ ...it, meetings: 1 }).flat();
        for (let side = 0; side < it.sides; side += 1) {
          const home = once.filter((each) => each.home === side).length;
          expect(Math.abs(2 * home - (it.sides - 1))).toBeLessThanOrEqual(it.sides / 2 + 2);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a small league by hand', () => {
    expect([0, 1, 2, 3].map((round) => pairingsOfRound(4, round, 12))).toEqual([
      [
        { home: 0, away: 3 },
        { home: 2, away: 1 },
      ],
      [
        { home: 3, away: 1 },
        { home: 0, away: 2 },
      ],
      [
        { home: 2, away: 3 },
        { home: 1, away: 0 },
      ],
      [
        { home: 3, away: 0 },
        { home: 1, away: 2 },
      ],
    ]);
  });
});
