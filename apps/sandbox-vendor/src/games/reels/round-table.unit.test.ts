import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { rules as lotusRules, mathVersion as lotusVersion } from '../lotus-lantern/rules.ts';
import { rules as plumRules, mathVersion as plumVersion } from '../spring-plum/rules.ts';
import { dealDraws, readRoundTable } from './round-table.ts';
import { tumble } from './tumble.ts';
import { playTumbles } from './tumble-round.ts';
import { placeOf } from './weighted-rounds.ts';

/** The published tables; a table that changes is another game. */
const hashes = {
  'lotus-lantern': '7df49cc4e558d5f18da1d7d7db1e13231d6254878aa2951b670b00bda0399374',
  'spring-plum': '47251965a016ef5ce66adc164dd48b6d96568a6a853f31366556ac5204f75d97',
};

describe.each([
  ['lotus-lantern', lotusVersion, lotusRules],
  ['spring-plum', plumVersion, plumRules],
] as const)('the table of %s', (name, mathVersion, rules) => {
  const table = readRoundTable(name);

  test('is the published one, and its weights are whole and above zero', () => {
    expect(table.hash).toBe(hashes[name]);
    expect(table.totalWeight).toBe(200_000);
    expect(table.rounds.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true);
    expect(new Set(table.rounds.map(({ deal }) => deal)).size).toBe(table.rounds.length);
  });

  test('deals again what it says, in every twentieth round', () => {
    for (const { deal, hundredths } of table.rounds.filter((_, place) => place % 20 === 0)) {
      const played = playTumbles(dealDraws(mathVersion, deal), rules, amount(500));
      expect([deal, played.hundredths]).toEqual([deal, hundredths]);
      expect(played.totalAmount).toBe(hundredths * 5);
    }
  });

  test('gives a round its weight in values, no more and no less', () => {
    expect(placeOf(table.upTo, 0)).toBe(0);
    expect(placeOf(table.upTo, (table.upTo[0] ?? 0) - 1)).toBe(0);
    expect(placeOf(table.upTo, table.upTo[0] ?? 0)).toBe(1);
    expect(placeOf(table.upTo, table.totalWeight - 1)).toBe(table.rounds.length - 1);
  });
});

describe('clusters', () => {
  const grid = [
    ['high1', 'high1', 'low1'],
    ['low2', 'wild', 'low1'],
    ['high1', 'high1', 'low3'],
  ];

  test('are counted with the wilds that they touch, each cell once', () => {
    const [win] = lotusRules.winsOf(grid);
    expect(win).toMatchObject({ symbol: 'high1' });
    expect(win?.cells).toHaveLength(5);
  });

  test('of three are none', () => {
    expect(lotusRules.winsOf([['high2', 'high2', 'high2']])).toEqual([]);
  });
});

test('what is left falls, and as many new symbols come from above', () => {
  const draws = { drawn: [], below: () => 0 };
  const fallen = tumble(
    draws,
    [['new', 1]],
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
    [
      { reel: 0, row: 1 },
      { reel: 0, row: 2 },
    ],
  );
  expect(fallen).toEqual([
    ['new', 'new', 'a'],
    ['d', 'e', 'f'],
  ]);
});
