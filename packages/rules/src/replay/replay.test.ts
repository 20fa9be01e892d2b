import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalTimes, type ScorePair } from './goal-times.ts';
import { matchDurationMinutes, matchState } from './match-state.ts';
import { seededRandom } from './random.ts';

const goalsOfHalf = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));

function count(goals: ReturnType<typeof goalTimes>, from: number, to: number): ScorePair {
  const within = goals.filter(({ minute }) => minute >= from && minute <= to);
  const home = within.filter(({ side }) => side === 'home').length;
  return [home, within.length - home];
}

describe('goal times', () => {
  test('the layout gives back both the half-time and the final score', () => {
    fc.assert(
      fc.property(fc.string(), goalsOfHalf, goalsOfHalf, (matchKey, first, second) => {
        const fullTime: ScorePair = [first[0] + second[0], first[1] + second[1]];
        const goals = goalTimes({ matchKey, fullTime, halfTime: first });
        expect(count(goals, 1, 45)).toEqual(first);
        expect(count(goals, 46, 90)).toEqual(second);
        expect(new Set(goals.map(({ minute }) => minute)).size).toBe(goals.length);
        expect(goals.map(({ minute }) => minute)).toEqual(
          goals.map(({ minute }) => minute).sort((a, b) => a - b),
        );
      }),
    );
  });

  test('without a half-time score the goals may fall anywhere in the match', () => {
    const halves = Array.from({ length: 200 }, (_, index) =>
      count(goalTimes({ matchKey: `m${index}`, fullTime: [2, 1], halfTime: null }), 1, 45),
    );
    expect(halves.some(([home]) => home === 0)).toBe(true);
    expect(halves.some(([home]) => home === 2)).toBe(true);
  });

  test('the same match is always laid out alike, another one differently', () => {
    const lay = (matchKey: string) => goalTimes({ matchKey, fullTime: [3, 2], halfTime: [1, 1] });
    expect(lay('E0:2024-08-16:arsenal')).toEqual(lay('E0:2024-08-16:arsenal'));
    expect(lay('E0:2024-08-16:arsenal')).not.toEqual(lay('E0:2024-08-17:arsenal'));
  });

  test.each([
    [
      [1, 0],
      [2, 0],
    ],
    [[-1, 0], null],
    [[0.5, 0], null],
    [[91, 0], null],
  ] as const)('a final score of %o with half-time %o is refused', (fullTime, halfTime) => {
    expect(() => goalTimes({ matchKey: 'x', fullTime, halfTime })).toThrow(RangeError);
  });
});

describe('match state', () => {
  const goals = [
    { side: 'home', minute: 1 },
    { side: 'away', minute: 45 },
    { side: 'home', minute: 46 },
    { side: 'home', minute: 90 },
  ] as const;
  const at = (minutes: number) => matchState(goals, minutes / matchDurationMinutes);

  test.each([
    [-1, 'prematch', 0, 0, 0, 0],
    [0, 'first', 1, 1, 0, 0],
    [43.9, 'first', 44, 1, 0, 43.9 / 90],
    [44.5, 'first', 45, 1, 1, 44.5 / 90],
    [45.001, 'half', 45, 1, 1, 0.5],
    [59.9, 'half', 45, 1, 1, 0.5],
    [60.001, 'second', 46, 2, 1, 45.001 / 90],
    [104.5, 'second', 90, 3, 1, 89.5 / 90],
    [105, 'ended', 90, 3, 1, 1],
    [500, 'ended', 90, 3, 1, 1],
  ])(
    '%d minutes after kick-off it is "%s", minute %d, %d-%d',
    (minutes, phase, minute, homeGoals, awayGoals, share) => {
      const state = at(minutes);
      expect(state).toMatchObject({ phase, minute, homeGoals, awayGoals });
      expect(state.playedShare).toBeCloseTo(share, 6);
    },
  );

  test('the score never falls and the clock never runs back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.1, max: 1.1, noNaN: true }),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (from, step) => {
          const before = matchState(goals, from);
          const after = matchState(goals, from + step);
          expect(after.homeGoals).toBeGreaterThanOrEqual(before.homeGoals);
          expect(after.awayGoals).toBeGreaterThanOrEqual(before.awayGoals);
          expect(after.minute).toBeGreaterThanOrEqual(before.minute);
          expect(after.playedShare).toBeGreaterThanOrEqual(before.playedShare);
        },
      ),
    );
  });

  test('a time that is no number has not begun', () => {
    expect(matchState(goals, Number.NaN).phase).toBe('prematch');
  });
});

test('the seeded generator spreads evenly and starts differently for similar seeds', () => {
  const random = seededRandom('spread');
  const bins = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const bin = Math.floor(random() * 10);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  for (const size of bins) expect(Math.abs(size - 1000)).toBeLessThan(150);
  const firsts = Array.from({ length: 100 }, (_, index) => seededRandom(`match-${index}`)());
  expect(new Set(firsts).size).toBe(100);
});
