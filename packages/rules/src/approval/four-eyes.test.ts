import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { approvalCause, type FourEyesLimits } from './four-eyes.ts';

const limits: FourEyesLimits = {
  single: amount(3_000),
  operator: amount(5_000),
  operatorTotal: amount(20_000),
  member: amount(4_000),
};

interface Case {
  readonly gives: number;
  readonly isOwn?: boolean;
  readonly own?: number;
  readonly total?: number;
  readonly members?: readonly (readonly [gives: number, before: number])[];
}

const causeOf = ({ gives, isOwn = true, own = 0, total = own, members = [] }: Case) =>
  approvalCause(
    {
      isOwn,
      amount: amount(gives),
      operatorBefore: { own: amount(own), total: amount(total) },
      members: members.map(([each, before]) => ({ amount: amount(each), before: amount(before) })),
    },
    limits,
  );

describe('four eyes by sum', () => {
  test.each<[string, Case, ReturnType<typeof causeOf>]>([
    ['one below the limit', { gives: 2_999 }, null],
    ['one at the limit', { gives: 3_000 }, 'single'],
    ['the sum of an operator just below its limit', { gives: 1_000, own: 3_999 }, null],
    ['the sum of an operator at its limit', { gives: 1_000, own: 4_000 }, 'operator'],
    ['an approved request does not count as own', { gives: 1_000, isOwn: false, own: 4_000 }, null],
    ['own and approved together below their limit', { gives: 1, own: 0, total: 19_998 }, null],
    ['own and approved together at their limit', { gives: 1, own: 0, total: 19_999 }, 'operatorTotal'],
    [
      'an approved request at the limit of all',
      { gives: 1, isOwn: false, own: 0, total: 19_999 },
      'operatorTotal',
    ],
    ['a member just below its limit', { gives: 1_000, members: [[1_000, 2_999]] }, null],
    ['a member at its limit', { gives: 1_000, members: [[1_000, 3_000]] }, 'member'],
    [
      'one of many members at its limit',
      {
        gives: 20,
        members: [
          [10, 0],
          [10, 3_990],
        ],
      },
      'member',
    ],
    [
      'the first cause of several is named',
      { gives: 3_000, own: 5_000, members: [[3_000, 4_000]] },
      'single',
    ],
  ])('%s', (_, given, cause) => {
    expect(causeOf(given)).toBe(cause);
  });

  test('however a sum is split, less than the limit passes alone', () => {
    for (const part of [1, 7, 333, 999, 2_500, 2_999]) {
      let own = 0;
      while (causeOf({ gives: part, own }) === null) own += part;
      expect(own, `${part}`).toBeLessThan(limits.operator);
      expect(own + part, `${part}`).toBeGreaterThanOrEqual(limits.operator);
    }
  });
});
