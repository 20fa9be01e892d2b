import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { transferKey } from '../transfer-key.ts';
import * as flows from './index.ts';

const holder = { siteId: 1, memberId: 7 };
const partner = { siteId: 1, memberId: 3 };
const movement = { holder, amount: amount(500) };

/**
 * Every flow once, with the accounts that the money leaves and reaches and what it is about; a flow that is added without a row
 * here is a gap that the last test finds.
 */
const table: readonly [flows.Transfer, from: string, to: string, reference: string][] = [
  [flows.deposit(movement, 1), '1/bank/', '1/cash/7', 'cash:1'],
  [flows.withdrawalHold(movement, 1), '1/cash/7', '1/hold/7', 'cash:1'],
  [flows.withdrawalPay(movement, 1), '1/hold/7', '1/bank/', 'cash:1'],
  [flows.withdrawalReturn(movement, 1), '1/hold/7', '1/cash/7', 'cash:1'],
  [flows.adjustmentCredit(movement, 'adjustment:1'), '1/adjustment/', '1/cash/7', 'adjustment:1'],
  [flows.adjustmentDebit(movement, 'adjustment:1'), '1/cash/7', '1/adjustment/', 'adjustment:1'],
  [flows.bet(movement, 'r1'), '1/cash/7', '1/sportsbook/', 'bet:r1'],
  [flows.win(movement, 'r1'), '1/sportsbook/', '1/cash/7', 'bet:r1'],
  [flows.betVoid(movement, 'r1'), '1/sportsbook/', '1/cash/7', 'bet:r1'],
  [flows.resettleCredit(movement, 'r1', 2), '1/sportsbook/', '1/cash/7', 'bet:r1:2'],
  [flows.resettleDebit(movement, 'r1', 2), '1/cash/7', '1/sportsbook/', 'bet:r1:2'],
  [flows.cashOut(movement, 'r1'), '1/sportsbook/', '1/cash/7', 'bet:r1'],
  [flows.miniBet(movement, 'm1'), '1/cash/7', '1/minigame/', 'mini:m1'],
  [flows.miniWin(movement, 'm1'), '1/minigame/', '1/cash/7', 'mini:m1'],
  [flows.miniVoid(movement, 'm1'), '1/minigame/', '1/cash/7', 'mini:m1'],
  [flows.vendorBet(movement, 'v', 't1'), '1/cash/7', '1/vendor:v/', 'v:t1'],
  [flows.vendorWin(movement, 'v', 't2'), '1/vendor:v/', '1/cash/7', 'v:t2'],
  [flows.vendorRollback(movement, 'v', 't1'), '1/vendor:v/', '1/cash/7', 'v:t1'],
  [flows.vendorCorrection(movement, 'v', 't3'), '1/cash/7', '1/vendor:v/', 'v:t3'],
  [flows.gameIn(movement, 'v', 'g1'), '1/cash/7', '1/game:v/7', 'game:g1'],
  [flows.gameOut(movement, 'v', 'g1'), '1/game:v/7', '1/cash/7', 'game:g1'],
  [flows.gameResultWin(movement, 'v', 'g1'), '1/vendor:v/', '1/game:v/7', 'game:g1'],
  [flows.gameResultLoss(movement, 'v', 'g1'), '1/game:v/7', '1/vendor:v/', 'game:g1'],
  [flows.pointGrant(movement, 'point:1'), '1/point-cost/', '1/point/7', 'point:1'],
  [flows.pointTakeBack(movement, 'point:1'), '1/point/7', '1/point-cost/', 'point:1'],
  [flows.pointConvert(movement, 1), '1/point/7', '1/cash/7', 'point-convert:1'],
  [flows.coupon(movement, 1, 'cash'), '1/bonus-cost/', '1/cash/7', 'coupon:1'],
  [flows.attendance(movement, '2026-11-22'), '1/point-cost/', '1/point/7', 'attendance:7:2026-11-22'],
  [flows.rotary(movement, 1), '1/point-cost/', '1/point/7', 'rotary:1'],
  [flows.bonusGrant(movement, 1), '1/bonus-cost/', '1/bonus/7', 'bonus:1'],
  [flows.bonusRelease(movement, 1), '1/bonus/7', '1/cash/7', 'bonus:1'],
  [flows.bonusForfeit(movement, 1), '1/bonus/7', '1/bonus-cost/', 'bonus:1'],
  [flows.commission(movement, 'commission:1'), '1/commission/', '1/comp/7', 'commission:1'],
  [flows.commissionClawback(movement, 'commission:1'), '1/comp/7', '1/commission/', 'commission:1'],
  [flows.compConvert(movement, 1), '1/comp/7', '1/cash/7', 'comp-convert:1'],
  [flows.give({ partner, member: holder, amount: amount(500) }, 1), '1/cash/3', '1/cash/7', 'give:1'],
  [
    flows.takeBack({ partner, member: holder, amount: amount(500) }, 1),
    '1/cash/7',
    '1/cash/3',
    'take-back:1',
  ],
];
const all = table.map(([each]) => each);

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

describe.each(table.map(([each, from, to, reference]) => [each.flow, from, to, reference, each] as const))(
  '%s',
  (_, from, to, reference, transfer) => {
    test(`takes one amount from ${from} to ${to}`, () => {
      expect(transfer).toMatchObject({ amount: 500, reference });
      expect([nameOf(transfer.debit), nameOf(transfer.credit)]).toEqual([from, to]);
    });

    test('reversed, it leaves every balance as it was, under its own key', () => {
      const undone = flows.reversalOf(transfer);
      expect(undone).toMatchObject({ flow: `${transfer.flow}-reversal`, reference });
      expect(Object.values(balances([transfer, undone])).every((sum) => sum === 0)).toBe(true);
      expect(undone.key).not.toBe(transfer.key);
      expect(flows.reversalOf(transfer)).toEqual(undone);
      expect(() => flows.reversalOf(undone)).toThrow('already');
    });
  },
);

test('every named flow is one of the above, and no two share a key', () => {
  expect(new Set(all.map((each) => each.flow))).toEqual(new Set(flows.flowNames));
  expect(new Set(all.map((each) => each.key)).size).toBe(all.length);
});

test('a coupon may be worth points', () => {
  const { flow, debit, credit, reference } = flows.coupon(movement, 2, 'point');
  expect([nameOf(debit), nameOf(credit)]).toEqual(['1/point-cost/', '1/point/7']);
  expect([flow, reference]).toEqual(['coupon', 'coupon:2']);
});

describe('the key of a movement', () => {
  test('is its flow, site and reference, whoever owns the money', () => {
    const { key } = flows.deposit(movement, 1);
    expect(flows.deposit({ holder: partner, amount: amount(9) }, 1).key).toBe(key);
    expect(flows.deposit(movement, 2).key).not.toBe(key);
    expect(flows.deposit({ holder: { siteId: 2, memberId: 7 }, amount: amount(500) }, 1).key).not.toBe(key);
  });

  test('never changes: what was posted under it before an update is known after it', () => {
    expect(transferKey('deposit', 1, 'cash:1')).toBe('48065bf6-b45e-879d-8265-3d4619c9c757');
    expect(flows.deposit(movement, 1).key).toBe('48065bf6-b45e-879d-8265-3d4619c9c757');
    expect(flows.reversalOf(flows.deposit(movement, 1)).key).toBe('72544d3c-4c7a-85aa-8153-ce7460e97598');
  });

  test('has its parts by their lengths in bytes, so that two ways to cut one text are two keys', () => {
    expect(transferKey('ab', 'c')).not.toBe(transferKey('a', 'bc'));
    expect(transferKey('đặt cược')).toBe('e09f3477-c0ad-82cf-9249-6a4e71bf479f');
  });

  test('is a name-based UUID of version 8 (RFC 9562)', () => {
    for (const { key } of all)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

test('money does not move between sites', () => {
  const between = { partner: { siteId: 2, memberId: 3 }, member: holder, amount: amount(1) };
  expect(() => flows.give(between, 1)).toThrow('between sites');
  expect(() => flows.takeBack(between, 1)).toThrow('between sites');
});
