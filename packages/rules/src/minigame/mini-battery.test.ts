import { describe, expect, test } from 'vitest';
import { type DrawSeed, drawWords } from '../draws/draw-words.ts';
import { type IntegerSource, integersOf } from '../draws/integer-source.ts';
import { chiSquareTest, runsTest } from '../draws/randomness.ts';
import { drawPowerball } from './powerball.ts';
import { drawKeno } from './speed-keno.ts';

const rounds = 6000;
const numbers = 28;
const picked = 5;

type Powerball = ReturnType<typeof drawPowerball>;
type Rounds = readonly Powerball[];

/** One draw after the other, each of its own round, as it is served. */
function served(game: string): Powerball[] {
  const seed = { chainValue: new Uint8Array(32).fill(31), salt: new Uint8Array(32).fill(47), game };
  return Array.from({ length: rounds }, (_, at) => {
    const draw: DrawSeed = { ...seed, round: `battery/${at + 1}` };
    return drawPowerball(integersOf(drawWords(draw)));
  });
}

function ways(of: number, count: number): number {
  return Array.from({ length: count }, (_, at) => (of - at) / (at + 1)).reduce((all, each) => all * each, 1);
}

/** Against these chances; a cell in which less than five are expected is one with its neighbours. */
function chi(observed: readonly number[], chances: readonly number[]): number {
  const total = observed.reduce((sum, count) => sum + count, 0);
  const cells: { seen: number; due: number }[] = [];
  for (const [at, chance] of chances.entries()) {
    const last = cells.at(-1);
    const cell = last === undefined || last.due >= 5 ? { seen: 0, due: 0 } : last;
    if (cell !== last) cells.push(cell);
    cell.seen += observed[at] ?? 0;
    cell.due += chance * total;
  }
  const [beforeLast, last] = [cells.at(-2), cells.at(-1)];
  if (beforeLast !== undefined && last !== undefined && last.due < 5) {
    beforeLast.seen += last.seen;
    beforeLast.due += last.due;
    cells.pop();
  }
  return chiSquareTest(
    cells.map(({ seen }) => seen),
    cells.map((cell) => cell.due),
  ).p;
}

function counted(values: readonly number[], cells: number): number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const even = (cells: number) => Array.from({ length: cells }, () => 1 / cells);
const powerballs = (all: Rounds) => all.map(({ powerball }) => powerball);

/** How many draws it takes until each of ten values has come: exact chances, step by step. */
function collectorChances(values: number, most: number): number[] {
  let states = [1, ...even(values).map(() => 0)];
  const chances: number[] = [];
  for (let draw = 1; draw < most; draw += 1) {
    const next = states.map(
      (chance, seen) =>
        (seen === values ? 0 : (chance * seen) / values) +
        (seen === 0 ? 0 : ((states[seen - 1] ?? 0) * (values - seen + 1)) / values),
    );
    chances.push(next[values] ?? 0);
    states = next;
  }
  return [0, ...chances, 1 - chances.reduce((sum, chance) => sum + chance, 0)];
}

function collected(values: readonly number[], most: number): number[] {
  const lengths: number[] = [];
  let seen = new Set<number>();
  let length = 0;
  for (const value of values) {
    seen.add(value);
    length += 1;
    if (seen.size < 10) continue;
    lengths.push(Math.min(length, most));
    seen = new Set();
    length = 0;
  }
  return lengths;
}

/** The families of GLI-19 3.2.2 over what members see: every value is the probability that fair draws look as odd. */
const families: Readonly<Record<string, (all: Rounds) => number>> = {
  'chi-square of the powerball': (all) => chi(counted(powerballs(all), 10), even(10)),
  'chi-square of all balls': (all) =>
    // Five different balls a round vary less than five single ones: their counts have (28 − 5) / 27 of the variance.
    chiSquareTest(
      counted(
        all.flatMap(({ balls }) => balls).map((ball) => ball - 1),
        numbers,
      ).map((count) => due(all) + (count - due(all)) / Math.sqrt((numbers - picked) / (numbers - 1))),
      even(numbers).map(() => due(all)),
    ).p,
  'overlaps of a round with the one before': (all) => {
    const shared = all.slice(1).map(({ balls }, at) => {
      const before = all[at]?.balls ?? [];
      return balls.filter((ball) => before.includes(ball)).length;
    });
    const chances = Array.from(
      { length: picked + 1 },
      (_, both) => (ways(picked, both) * ways(numbers - picked, picked - both)) / ways(numbers, picked),
    );
    return chi(counted(shared, picked + 1), chances);
  },
  'coupons of the powerball': (all) =>
    chi(counted(collected(powerballs(all), 80), 81), collectorChances(10, 80)),
  'runs of odd and even': (all) => runsTest(powerballs(all).map((ball) => ball % 2 === 1)).p,
  'interplay of the first ball and the powerball': (all) =>
    chi(
      counted(
        all.map(({ balls, powerball }) => ((balls[0] ?? 0) - 1) * 10 + powerball),
        280,
      ),
      even(280),
    ),
  ...Object.fromEntries(
    [1, 2, 3, 5, 288].map((lag) => [
      `serial correlation with ${lag} rounds before`,
      (all: Rounds) => {
        const values = powerballs(all);
        const pairs = values.slice(lag).map((value, at) => value * 10 + (values[at] ?? 0));
        return chi(counted(pairs, 100), even(100));
      },
    ]),
  ),
  'duplicates of whole rounds': (all) => {
    const times = new Map<string, number>();
    for (const { balls } of all) {
      const set = balls.toSorted((a, b) => a - b).join();
      times.set(set, (times.get(set) ?? 0) + 1);
    }
    // Any two rounds are alike with the same chance, and every two pairs of rounds independently of each other.
    const alike = [...times.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
    const pairs = (all.length * (all.length - 1)) / 2;
    const expected = pairs / ways(numbers, picked);
    return chiSquareTest([alike, pairs - alike], [expected, pairs - expected]).p;
  },
};

function due(all: Rounds): number {
  return (all.length * picked) / numbers;
}

/** At 99 % for all of them together: the oddest of n may be as odd as one in 100 n. */
const isFair = (all: Rounds) => {
  const found = Object.values(families).map((family) => family(all));
  return Math.min(...found) > 0.01 / found.length;
};

describe('[RNG-5][RNG-9] the powerball as it is served', () => {
  const fair = served('powerball');

  test.each(Object.keys(families))('%s is what chance gives', (name) => {
    expect(families[name]?.(fair)).toBeGreaterThan(0.01 / Object.keys(families).length);
  });

  test.each<[string, (round: Powerball, at: number, all: Rounds) => Powerball]>([
    ['favours a number', (round, at) => (at % 20 === 0 ? { ...round, powerball: 7 } : round)],
    ['gives rounds a second time', (round, at, all) => (at % 40 === 0 ? (all[at - 11] ?? round) : round)],
    ['keeps a ball of the round before', (round, at, all) => keepOne(round, all[at - 1], at)],
    [
      'follows itself',
      (round, at, all) => (at % 15 === 0 ? { ...round, powerball: all[at - 1]?.powerball ?? 0 } : round),
    ],
    [
      'ties the powerball to the first ball',
      (round, at) => (at % 10 === 0 ? { ...round, powerball: (round.balls[0] ?? 0) % 10 } : round),
    ],
  ])('a game that %s is found', (_, spoil) => {
    expect(isFair(fair)).toBe(true);
    expect(isFair(fair.map((round, at) => spoil(round, at, fair)))).toBe(false);
  });
});

function keepOne(round: Powerball, before: Powerball | undefined, at: number): Powerball {
  const kept = before?.balls[0];
  if (at % 10 !== 0 || kept === undefined || round.balls.includes(kept)) return round;
  return { ...round, balls: [kept, ...round.balls.slice(1)] };
}

test.each<[string, (source: IntegerSource) => unknown]>([
  ['powerball', drawPowerball],
  ['keno', drawKeno],
])('[RNG-7] a draw of the %s has fewer outcomes than its key has values', (_, draw) => {
  let outcomes = 1n;
  draw({
    below(bound) {
      outcomes *= BigInt(bound);
      return 0;
    },
  });
  expect(outcomes).toBeGreaterThan(1n);
  expect(outcomes).toBeLessThan(2n ** 256n);
});
