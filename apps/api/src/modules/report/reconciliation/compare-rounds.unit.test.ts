import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { compareRounds, totalOf } from './compare-rounds.ts';

const round = (reference: string, stake: number, win = 0, returned = 0) => ({
  reference,
  stakeAmt: amount(stake),
  returnedAmt: amount(returned),
  winAmt: amount(win),
});

test.each([
  ['the same figures agree', [round('a', 100, 50)], [round('a', 100, 50)], 1, []],
  ['a round that only we know', [round('a', 100)], [], 0, ['onlyOurs']],
  ['a round that only the provider knows', [], [round('a', 100)], 0, ['onlyTheirs']],
  ['another win', [round('a', 100, 50)], [round('a', 100, 51)], 0, ['differs']],
  ['another stake', [round('a', 100)], [round('a', 101)], 0, ['differs']],
  ['a void told as no stake at all agrees', [round('a', 0)], [round('a', 100, 0, 100)], 1, []],
  ['a stake given back that never reached us', [], [round('a', 100, 0, 100)], 0, []],
])('%s', (_, ours, theirs, agreed, kinds) => {
  const { differences, agreedCount } = compareRounds(ours, theirs, true);
  expect([agreedCount, differences.map(({ kind }) => kind)]).toEqual([agreed, kinds]);
});

test('of lists that are cut nothing is called missing, and what differs is still told', () => {
  const { differences } = compareRounds(
    [round('a', 100), round('b', 100)],
    [round('b', 90), round('c', 100)],
    false,
  );
  expect(differences.map(({ kind }) => kind)).toEqual(['differs']);
});

test('a total is what was staked and what was paid of it', () => {
  expect(totalOf([round('a', 100, 50, 20), round('b', 30)])).toEqual({
    roundCount: 2,
    stakeAmt: 130,
    paidAmt: 70,
  });
});
