import { expect, test } from 'vitest';
import { makeMarket } from '../board.fixture.ts';
import { inThrees, scoreColumns } from './market-columns.ts';

const of = (kind: 'CS' | 'HTFT' | 'TG', picks: readonly string[]) =>
  makeMarket({ kind, selections: picks.map((pick, index) => ({ selectionId: index, pick, odds: 5 })) });
const picksOf = (selections: readonly { pick: string }[]) => selections.map(({ pick }) => pick);

test('scores stand by who wins with them, the lowest first, and any other score below', () => {
  const picks = ['0-4', '1-0', '2-1', '0-0', '2-0', '1-1', '0-1', '1-2', 'other'];
  const parted = scoreColumns(of('CS', picks));
  expect(parted?.columns.map(({ side, selections }) => [side, ...picksOf(selections)])).toEqual([
    ['home', '1-0', '2-0', '2-1'],
    ['draw', '0-0', '1-1'],
    ['away', '0-1', '1-2', '0-4'],
  ]);
  expect(picksOf(parted?.rest ?? [])).toEqual(['other']);
});

test('of other markets, and of one column, there are no columns', () => {
  expect(scoreColumns(of('TG', ['0', '1', '2']))).toBeUndefined();
  expect(scoreColumns(of('CS', ['1-0', '2-0']))).toBeUndefined();
});

test('half-time and the end make three rows of three', () => {
  const picks = ['away/away', 'draw/home', 'home/away', 'home/home', 'draw/draw', 'home/draw'];
  expect(picksOf(inThrees(of('HTFT', picks).selections))).toEqual([
    'home/home',
    'home/draw',
    'home/away',
    'draw/home',
    'draw/draw',
    'away/away',
  ]);
});
