import { describe, expect, test } from 'vitest';
import { miniMarkets } from './mini-markets.ts';
import { defaultMiniGameRules, type MiniGameCode, type MiniGameRules, miniGameCodes } from './mini-rules.ts';
import { type MiniRound, settleMini, voidRound } from './settle-mini.ts';

/** What comes true in each market, by its code. */
type Outcome = Readonly<Record<string, string>>;

/** The published rules as they are read: a table for each number that decides, and nothing of it is the product's code. */
const powerballs: readonly (readonly [powerball: number, parity: string, side: string, section: string])[] = [
  [0, 'even', 'under', 'A'],
  [1, 'odd', 'under', 'A'],
  [2, 'even', 'under', 'A'],
  [3, 'odd', 'under', 'B'],
  [4, 'even', 'under', 'B'],
  [5, 'odd', 'over', 'C'],
  [6, 'even', 'over', 'C'],
  [7, 'odd', 'over', 'D'],
  [8, 'even', 'over', 'D'],
  [9, 'odd', 'over', 'D'],
];

/** From the one sum to the other, both included: together all sums that five of 28 balls have. */
type Span = readonly [from: number, to: number, name: string];
const sides: readonly Span[] = [
  [15, 72, 'under'],
  [73, 130, 'over'],
];
const sizes: readonly Span[] = [
  [15, 64, 'small'],
  [65, 80, 'medium'],
  [81, 130, 'large'],
];
const sections: readonly Span[] = [
  [15, 35, 'A'],
  [36, 49, 'B'],
  [50, 57, 'C'],
  [58, 65, 'D'],
  [66, 78, 'E'],
  [79, 130, 'F'],
];

/** What is on the board of each game: a market or a selection that is not here has no expected outcome. */
const halves = { sum_odd_even: ['odd', 'even'], sum_under_over: ['under', 'over'] };
const pairs = ['odd_under', 'odd_over', 'even_under', 'even_over'];
const ladders = {
  ladder_start: ['left', 'right'],
  ladder_rungs: ['3', '4'],
  ladder_end: ['odd', 'even'],
  ladder_result: ['LEFT3EVEN', 'LEFT4ODD', 'RIGHT3ODD', 'RIGHT4EVEN'],
};
const board: Readonly<Record<MiniGameCode, Readonly<Record<string, readonly string[]>>>> = {
  powerball: {
    pb_odd_even: ['odd', 'even'],
    pb_under_over: ['under', 'over'],
    pb_combo: pairs,
    pb_section: ['A', 'B', 'C', 'D'],
    pb_number: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ...halves,
    sum_combo: pairs,
    sum_size: ['small', 'medium', 'large'],
    sum_section: ['A', 'B', 'C', 'D', 'E', 'F'],
  },
  powerladder: ladders,
  speedkino: halves,
  kinoladder: ladders,
};

/** By its last digit, as it is read on a result. */
function parityOf(sum: number): string {
  return '13579'.includes(String(sum).at(-1) ?? '') ? 'odd' : 'even';
}

function nameIn(spans: readonly Span[], value: number): string {
  const names = spans.filter(([from, to]) => from <= value && value <= to).map(([, , name]) => name);
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}

/** Of each sum of balls, looked up once. */
const sums = new Map(
  Array.from({ length: 116 }, (_, at) => at + 15).map((sum) => {
    const [parity, side] = [parityOf(sum), nameIn(sides, sum)];
    const outcome: Outcome = {
      sum_odd_even: parity,
      sum_under_over: side,
      sum_combo: `${parity}_${side}`,
      sum_size: nameIn(sizes, sum),
      sum_section: nameIn(sections, sum),
    };
    return [sum, outcome] as const;
  }),
);

/** The token goes down the ladder and crosses at each rung. */
function walked(start: 'left' | 'right', rungs: number): Outcome {
  let at: string = start;
  for (let rung = 0; rung < rungs; rung += 1) at = at === 'left' ? 'right' : 'left';
  const end = at === 'left' ? 'odd' : 'even';
  const result = `${start}${rungs}${end}`.toUpperCase();
  return { ladder_start: start, ladder_rungs: String(rungs), ladder_end: end, ladder_result: result };
}

/** The first number, counted up: the start changes sides at each, and the rungs are four as soon as the split is passed. */
function laddersUpTo(last: number, split: number): readonly (readonly [first: number, outcome: Outcome])[] {
  const found: (readonly [number, Outcome])[] = [];
  let start: 'left' | 'right' = 'left';
  for (let first = 1; first <= last; first += 1) {
    found.push([first, walked(start, found.length < split ? 3 : 4)]);
    start = start === 'left' ? 'right' : 'left';
  }
  return found;
}

/** Every five of the 28 balls. */
function* combinations(): Generator<readonly [number, number, number, number, number]> {
  for (let a = 1; a <= 24; a += 1)
    for (let b = a + 1; b <= 25; b += 1)
      for (let c = b + 1; c <= 26; c += 1)
        for (let d = c + 1; d <= 27; d += 1) for (let e = d + 1; e <= 28; e += 1) yield [a, b, c, d, e];
}

/** Numbers without the first one, which stands before them. */
function withFirst(first: number, last: number, count: number): readonly number[] {
  const others = Array.from({ length: last }, (_, at) => last - at).filter((number) => number !== first);
  return [first, ...others.slice(0, count - 1)];
}

/** A keno draw of every sum that there is, from the lowest 22 numbers to the highest: one number goes up by one at a time. */
function* kenoDraws(): Generator<readonly number[]> {
  const numbers = Array.from({ length: 22 }, (_, at) => at + 1);
  yield [...numbers];
  for (let place = 21; place >= 0; place -= 1)
    while ((numbers[place] ?? 0) < 49 + place) {
      numbers[place] = (numbers[place] ?? 0) + 1;
      yield [...numbers];
    }
}

interface Settled {
  readonly game: MiniGameCode;
  readonly round: MiniRound;
  readonly outcome: Outcome;
  readonly rules?: MiniGameRules;
}

/** Every selection of each market that the outcome names: what is settled otherwise, in words. */
function faultsOf({ game, round, outcome, rules = defaultMiniGameRules }: Settled): string[] {
  const faults: string[] = [];
  for (const market of miniMarkets(game, rules)) {
    const came = outcome[market.code];
    if (came === undefined) continue;
    for (const pick of board[game][market.code] ?? []) {
      const { result } = settleMini(market, pick, round);
      const due = pick === came ? 'win' : 'lose';
      if (result !== due)
        faults.push(`${JSON.stringify(round)} ${market.code} ${pick}: ${result}, not ${due}`);
    }
  }
  return faults;
}

test.each(miniGameCodes)('%s has these markets with these selections, and no other', (game) => {
  const found = miniMarkets(game, defaultMiniGameRules).map(({ code, selections }) => [code, selections]);
  expect(Object.fromEntries(found)).toEqual(board[game]);
});

describe('powerball', () => {
  test.each(powerballs)('of %d pays its number, %s, %s, both together and section %s', (...row) => {
    const [powerball, parity, side, section] = row;
    const round = { balls: [1, 2, 3, 4, 5], powerball };
    const outcome = {
      pb_odd_even: parity,
      pb_under_over: side,
      pb_combo: `${parity}_${side}`,
      pb_section: section,
      pb_number: String(powerball),
    };
    expect(faultsOf({ game: 'powerball', round, outcome })).toEqual([]);
  });

  test('each of the 98,280 fives of balls pays by its sum in every market of the sum', () => {
    const faults: string[] = [];
    const seen = new Set<number>();
    let fives = 0;
    for (const balls of combinations()) {
      const [a, b, c, d, e] = balls;
      const sum = a + b + c + d + e;
      const round = { balls, powerball: sum % 10 };
      faults.push(...faultsOf({ game: 'powerball', round, outcome: sums.get(sum) ?? {} }));
      seen.add(sum);
      fives += 1;
    }
    expect(faults).toEqual([]);
    expect(fives).toBe(98_280);
    expect(seen).toEqual(new Set(sums.keys()));
  });

  test('the order in which the balls came is nothing to their sum', () => {
    const [up, down] = [
      [8, 11, 14, 18, 22],
      [22, 18, 14, 11, 8],
    ];
    for (const balls of [up, down])
      expect(
        faultsOf({ game: 'powerball', round: { balls, powerball: 0 }, outcome: sums.get(73) ?? {} }),
      ).toEqual([]);
  });
});

describe('power ladder', () => {
  test.each(laddersUpTo(28, 14))('of first ball %d pays start, rungs, end and result', (first, outcome) => {
    const round = { balls: withFirst(first, 28, 5), powerball: 0 };
    expect(faultsOf({ game: 'powerladder', round, outcome })).toEqual([]);
  });

  test('of the eight ways to have a start, rungs and an end four come out, of seven balls each', () => {
    const [starts, rungs, ends] = miniMarkets('powerladder', defaultMiniGameRules);
    if (starts === undefined || rungs === undefined || ends === undefined)
      throw new Error('a ladder has a start, rungs and an end');
    const came: Record<string, number> = {};
    for (let first = 1; first <= 28; first += 1) {
      const round = { balls: withFirst(first, 28, 5), powerball: 0 };
      const isWon = (market: typeof starts, pick: string) => settleMini(market, pick, round).result === 'win';
      for (const start of ['left', 'right'])
        for (const count of ['3', '4'])
          for (const end of ['odd', 'even']) {
            const isAll = isWon(starts, start) && isWon(rungs, count) && isWon(ends, end);
            const name = `${start} ${count} ${end}`;
            came[name] = (came[name] ?? 0) + (isAll ? 1 : 0);
          }
    }
    expect(came).toEqual({
      'left 3 odd': 0,
      'left 3 even': 7,
      'left 4 odd': 7,
      'left 4 even': 0,
      'right 3 odd': 7,
      'right 3 even': 0,
      'right 4 odd': 0,
      'right 4 even': 7,
    });
  });

  test.each(['LEFT3ODD', 'LEFT4EVEN', 'RIGHT3EVEN', 'RIGHT4ODD'])(
    'no ladder comes to %s, and nobody bets on it',
    (pick) => {
      const market = miniMarkets('powerladder', defaultMiniGameRules).at(-1);
      if (market === undefined) throw new Error('the ladder has markets');
      expect(() => settleMini(market, pick, { balls: [1, 2, 3, 4, 5], powerball: 0 })).toThrow(RangeError);
    },
  );

  test('is not moved by the split of the keno ladder', () => {
    const rules = { ...defaultMiniGameRules, kenoLadderSplit: 1 };
    for (const [first, outcome] of laddersUpTo(28, 14)) {
      const round = { balls: withFirst(first, 28, 5), powerball: 0 };
      expect(faultsOf({ game: 'powerladder', round, outcome, rules })).toEqual([]);
    }
  });
});

describe('speed keno', () => {
  test.each([780, 781, 253, 1308])('with %d as the highest sum that is under, each sum pays', (highest) => {
    const rules = { ...defaultMiniGameRules, kenoUnderUpTo: highest };
    const seen: number[] = [];
    for (const numbers of kenoDraws()) {
      const sum = numbers.reduce((all, number) => all + number, 0);
      const outcome = { sum_odd_even: parityOf(sum), sum_under_over: sum > highest ? 'over' : 'under' };
      expect(faultsOf({ game: 'speedkino', round: { numbers }, outcome, rules })).toEqual([]);
      seen.push(sum);
    }
    expect(seen).toEqual(Array.from({ length: 1_057 }, (_, at) => at + 253));
  });
});

describe('keno ladder', () => {
  test.each([1, 2, 34, 35, 36, 69])('with three rungs up to %d, each first number pays', (split) => {
    const rules = { ...defaultMiniGameRules, kenoLadderSplit: split };
    for (const [first, outcome] of laddersUpTo(70, split)) {
      const round = { numbers: withFirst(first, 70, 22) };
      expect(faultsOf({ game: 'kinoladder', round, outcome, rules })).toEqual([]);
    }
  });
});

describe('a round without a result', () => {
  test.each(miniGameCodes)('returns a bet on any selection of %s, and pays none', (game) => {
    for (const market of miniMarkets(game, defaultMiniGameRules)) {
      const results = market.selections.map((pick) => settleMini(market, pick, voidRound));
      expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['void']));
    }
  });

  test.each([
    ['powerball', { numbers: [1, 2, 3] }],
    ['powerladder', { balls: [], powerball: 0 }],
    ['speedkino', { balls: [1, 2, 3, 4, 5], powerball: 0 }],
    ['kinoladder', { numbers: [] }],
  ] as const)('is not made of numbers that %s does not read: it settles nothing', (game, round) => {
    for (const market of miniMarkets(game, defaultMiniGameRules))
      for (const pick of market.selections) expect(() => settleMini(market, pick, round)).toThrow(RangeError);
  });
});
