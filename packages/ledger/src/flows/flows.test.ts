import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import * as flows from './index.ts';

const holder = { siteId: 1, memberId: 7 };
const partner = { siteId: 1, memberId: 3 };
const movement = { holder, amount: amount(500) };

/** Every flow once; a flow that is added without a row here is a gap that the last test finds. */
const all: readonly flows.Transfer[] = [
  flows.deposit(movement, 1),
  flows.withdrawalHold(movement, 1),
  flows.withdrawalPay(movement, 1),
  flows.withdrawalReturn(movement, 1),
  flows.adjustmentCredit(movement, 'adjustment:1'),
  flows.adjustmentDebit(movement, 'adjustment:1'),
  flows.bet(movement, 'r1'),
  flows.win(movement, 'r1'),
  flows.betVoid(movement, 'r1'),
  flows.resettleCredit(movement, 'r1', 1),
  flows.resettleDebit(movement, 'r1', 1),
  flows.cashOut(movement, 'r1'),
  flows.miniBet(movement, 'm1'),
  flows.miniWin(movement, 'm1'),
  flows.miniVoid(movement, 'm1'),
  flows.vendorBet(movement, 'v', 't1'),
  flows.vendorWin(movement, 'v', 't2'),
  flows.vendorRollback(movement, 'v', 't1'),
  flows.gameIn(movement, 'v', 'g1'),
  flows.gameOut(movement, 'v', 'g1'),
  flows.gameResultWin(movement, 'v', 'g1'),
  flows.gameResultLoss(movement, 'v', 'g1'),
  flows.pointGrant(movement, 'point:1'),
  flows.pointTakeBack(movement, 'point:1'),
  flows.pointConvert(movement, 1),
  flows.coupon(movement, 1, 'cash'),
  flows.attendance(movement, '2026-11-22'),
  flows.rotary(movement, 1),
  flows.bonusGrant(movement, 1),
  flows.bonusRelease(movement, 1),
  flows.bonusForfeit(movement, 1),
  flows.commission(movement, 'commission:1'),
  flows.commissionClawback(movement, 'commission:1'),
  flows.compConvert(movement, 1),
  flows.give({ partner, member: holder, amount: amount(500) }, 1),
  flows.takeBack({ partner, member: holder, amount: amount(500) }, 1),
];

const nameOf = ({ kind, memberId, siteId }: flows.Transfer['debit']) => `${siteId}/${kind}/${memberId ?? ''}`;

/** Balances after the transfers, from nothing. */
function balances(transfers: readonly flows.Transfer[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount: moved } of transfers) {
    sums[nameOf(debit)] = (sums[nameOf(debit)] ?? 0) - moved;
    sums[nameOf(credit)] = (sums[nameOf(credit)] ?? 0) + moved;
  }
  return sums;
}

describe.each(all.map((each) => [each.flow, each] as const))('%s', (_, transfer) => {
  test('moves one amount between two accounts of one site', () => {
    expect(transfer.amount).toBe(500);
    expect(nameOf(transfer.debit)).not.toBe(nameOf(transfer.credit));
    expect(transfer.debit.siteId).toBe(transfer.credit.siteId);
  });

  test('reversed, it leaves every balance as it was, under its own key', () => {
    const undone = flows.reversalOf(transfer);
    expect(Object.values(balances([transfer, undone])).every((sum) => sum === 0)).toBe(true);
    expect(undone.key).not.toBe(transfer.key);
    expect(flows.reversalOf(transfer)).toEqual(undone);
    expect(() => flows.reversalOf(undone)).toThrow('already');
  });
});

test('every named flow is one of the above, and no two share a key', () => {
  expect(new Set(all.map((each) => each.flow))).toEqual(new Set(flows.flowNames));
  expect(new Set(all.map((each) => each.key)).size).toBe(all.length);
});

test('a coupon may be worth points', () => {
  expect(flows.coupon(movement, 1, 'point').credit.kind).toBe('point');
});

test('money does not move between sites', () => {
  expect(() =>
    flows.give({ partner: { siteId: 2, memberId: 3 }, member: holder, amount: amount(1) }, 1),
  ).toThrow('between sites');
});
