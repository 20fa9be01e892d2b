import { expect, test } from 'vitest';
import { makeMarket } from '../board.fixture.ts';
import type { Market } from '../model.ts';
import { blocksOf, groupOf, groupsOf } from './market-groups.ts';

let marketId = 100;
const market = (kind: Market['kind'], change: Partial<Market> = {}) => {
  marketId += 1;
  return makeMarket({ marketId, kind, ...change });
};

test.each<[Market['kind'], Market['scope'], string]>([
  ['WDL', 'match', 'main'],
  ['AH', 'match', 'handicap'],
  ['AH', 'points', 'handicap'],
  ['TTA', 'match', 'total'],
  ['CS', 'match', 'score'],
  ['BTTS', 'match', 'special'],
  ['HTFT', 'match', 'special'],
  ['WDL', 'h1', 'period'],
  ['UO', 'i7', 'period'],
])('%s of %s stands under %s', (kind, scope, group) => {
  expect(groupOf(market(kind, { scope }))).toBe(group);
});

const all = [
  market('UO', { lineQuarters: 12, isMain: false }),
  market('UO', { lineQuarters: 10 }),
  market('AH', { lineQuarters: -2 }),
  market('WDL'),
  market('CS'),
  market('UO', { scope: 'h2', lineQuarters: 4 }),
  market('WDL', { scope: 'h1' }),
];

test('the main tab has the winner and the main lines, in the order of the board', () => {
  const main = blocksOf(all, 'main').map(({ kind, markets }) => [
    kind,
    markets.map((each) => each.lineQuarters),
  ]);
  expect(main).toEqual([
    ['WDL', [null]],
    ['AH', [-2]],
    ['UO', [10]],
  ]);
});

test('a tab has every line in order, and periods in the order of play', () => {
  expect(blocksOf(all, 'total').map(({ markets }) => markets.map((each) => each.lineQuarters))).toEqual([
    [10, 12],
  ]);
  expect(blocksOf(all, 'period').map(({ scope }) => scope)).toEqual(['h1', 'h2']);
});

test('tabs without markets are left out, and every market stands under one at least', () => {
  expect(groupsOf(all)).toEqual([
    { group: 'main', count: 3 },
    { group: 'handicap', count: 1 },
    { group: 'total', count: 2 },
    { group: 'period', count: 2 },
    { group: 'score', count: 1 },
  ]);
  const shown = new Set(
    groupsOf(all).flatMap(({ group }) => blocksOf(all, group).flatMap(({ markets }) => markets)),
  );
  expect(shown.size).toBe(all.length);
});
