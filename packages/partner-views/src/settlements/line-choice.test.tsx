import type { CommissionLine } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { choiceOf, differenceOf, readLineChoice, readSettlement, wholeLine } from './line-choice.ts';

const line: CommissionLine = {
  kind: 'losing',
  branchMemId: 'store01',
  branchMemNick: '여의매장',
  branchRank: 'PTN_5',
  gameType: 'slot',
  ownBasisPoints: 1_500,
  branchBasisPoints: 1_000,
  basisPoints: 500,
  betCount: 1,
  stakeAmount: amount(1_000),
  returnedAmount: amount(0),
  winAmount: amount(0),
  turnoverAmount: amount(1_000),
  netAmount: amount(1_000),
  amount: amount(50),
};

test('what an address says of a line is read back as that line', () => {
  expect(readLineChoice(choiceOf(line))).toEqual({
    kind: 'losing',
    gameType: 'slot',
    branch: 'partner',
    branchMemId: 'store01',
    basisPoints: null,
    ownBasisPoints: 1_500,
    branchBasisPoints: 1_000,
  });
  expect(readLineChoice(choiceOf({ ...line, branchMemId: null }))).toMatchObject({
    branch: 'own',
    branchMemId: '',
  });
});

test('an address that names no line means all of them, and nothing is not zero', () => {
  const whole = { kind: 'rolling', gameType: 'all', ...wholeLine };
  for (const raw of [{}, { basisPoints: null, gameType: 'poker' }, { basisPoints: '-1', kind: 7 }])
    expect(readLineChoice(raw)).toEqual(whole);
  expect(readLineChoice({ basisPoints: 0 }).basisPoints).toBe(0);
  expect(differenceOf(readLineChoice({ basisPoints: 30 }))).toBe(30);
  expect(differenceOf(readLineChoice({ ownBasisPoints: 90, branchBasisPoints: 70 }))).toBe(20);
  expect(
    [null, undefined, '', '0', 0, 'x', 7, '7'].map((settlementIdx) => readSettlement({ settlementIdx })),
  ).toEqual([null, null, null, null, null, null, 7, 7]);
});
