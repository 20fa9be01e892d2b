import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import type { Operator } from '../../app/session.ts';
import { cashRow, me, nowMs } from '../../testing/console-world.tsx';
import {
  approvalOf,
  claimOf,
  furtherOf,
  holdOf,
  isOverdue,
  plannedLines,
  rejectionOf,
  sumFits,
} from './model.ts';

const supervisor = { ...me, operatorId: 'sup', name: '박도윤', roles: ['supervisor'] } satisfies Operator;
const mine = { state: 2, claimedBy: me.name, claimedById: me.operatorId } as const;
const others = { state: 2, claimedBy: '정유진', claimedById: 'op9' } as const;

test('only a new request is offered for claiming', () => {
  expect(claimOf(cashRow())).toEqual({ allowed: true, step: 'claim' });
  expect(claimOf(cashRow(others))).toEqual({ allowed: false, because: 'claimed' });
  expect(claimOf(cashRow({ state: 1 }))).toEqual({ allowed: false, because: 'done' });
});

test('a claimed request is offered to its operator and to a supervisor, and to nobody else', () => {
  expect(approvalOf(cashRow(mine), me)).toEqual({ allowed: true, step: 'only' });
  expect(approvalOf(cashRow(others), me)).toEqual({ allowed: false, because: 'other' });
  expect(approvalOf(cashRow(others), supervisor)).toEqual({ allowed: true, step: 'only' });
  expect(rejectionOf(cashRow(others), me)).toEqual({ allowed: false, because: 'other' });
});

test('a large request needs a first approval and then another operator', () => {
  const row = cashRow({ ...mine, needsSecond: true });
  expect(approvalOf(row, me)).toEqual({ allowed: true, step: 'first' });
  const once = { ...row, firstApprovedBy: me.name, firstApprovedById: me.operatorId };
  expect(approvalOf(once, me)).toEqual({ allowed: false, because: 'awaitingSecond' });
  expect(approvalOf(once, supervisor)).toEqual({ allowed: true, step: 'second' });
});

test('a released request is offered to anybody for claiming, and for nothing else', () => {
  const row = cashRow({ state: 2 });
  expect(claimOf(row)).toEqual({ allowed: true, step: 'claim' });
  for (const permission of [approvalOf(row, supervisor), rejectionOf(row, supervisor), holdOf(row, me)]) {
    expect(permission).toEqual({ allowed: false, because: 'unclaimed' });
  }
});

test('one that was released after its first approval is offered for claiming and for a second approval', () => {
  const first = { firstApprovedBy: '정유진', firstApprovedById: 'op9' } as const;
  const row = cashRow({ state: 2, needsSecond: true, ...first });
  expect(claimOf(row).allowed).toBe(true);
  expect(approvalOf(row, me)).toEqual({ allowed: true, step: 'second' });
  for (const permission of [rejectionOf(row, supervisor), holdOf(row, supervisor)]) {
    expect(permission).toEqual({ allowed: false, because: 'unclaimed' });
  }
});

test('only the operator who claimed it, or a supervisor, may release it', () => {
  expect(holdOf(cashRow(mine), me).allowed).toBe(true);
  expect(holdOf(cashRow(others), me)).toEqual({ allowed: false, because: 'other' });
  expect(holdOf(cashRow(others), supervisor).allowed).toBe(true);
  expect(holdOf(cashRow({ ...mine, state: 1 }), supervisor)).toEqual({ allowed: false, because: 'done' });
});

test.each([1, -1] as const)('a request in state %i is offered for nothing', (state) => {
  const row = cashRow({ ...mine, state });
  expect(
    [claimOf(row), approvalOf(row, supervisor), rejectionOf(row, supervisor)].map((each) => each.allowed),
  ).toEqual([false, false, false]);
});

test('a request is overdue at its due moment while it is open, and never afterwards', () => {
  const due = new Date(nowMs).toISOString();
  expect(isOverdue(cashRow({ dueAt: due }), nowMs)).toBe(true);
  expect(isOverdue(cashRow({ dueAt: due }), nowMs - 1)).toBe(false);
  expect(isOverdue(cashRow({ dueAt: due, state: 1 }), nowMs)).toBe(false);
});

test('a view of a request never goes backwards', () => {
  const asked = cashRow();
  const waiting = { ...asked, ...mine };
  const done = { ...asked, state: 1 } as const;
  expect(furtherOf(asked, waiting)).toBe(waiting);
  expect(furtherOf(done, waiting)).toBe(done);
  expect(furtherOf(waiting, { ...waiting, firstApprovedBy: '정유진' }).firstApprovedBy).toBe('정유진');
  expect(furtherOf(asked, cashRow({ state: 1 }))).toBe(asked);
});

test('a balance after approval that does not add up is reported', () => {
  const request = cashRow({ amount: amount(300), bonusAmount: amount(30) });
  const detail = {
    request,
    history: [],
    ledger: [],
    cashAmt: amount(1000),
    afterAmt: amount(1300),
    bonusAmt: amount(5),
    afterBonusAmt: amount(35),
    bonus: null,
    turnover: null,
  };
  expect(sumFits(detail)).toBe(true);
  expect(sumFits({ ...detail, afterAmt: amount(1330) })).toBe(false);
  expect(sumFits({ ...detail, afterBonusAmt: amount(30) })).toBe(false);
  const out = cashRow({ kind: 'out', amount: amount(300) });
  expect(sumFits({ ...detail, request: out, afterAmt: amount(1000), afterBonusAmt: amount(5) })).toBe(true);
});

test('a deposit is planned from the bank, a withdrawal from the hold, a closed request not at all', () => {
  const detail = {
    request: cashRow(),
    history: [],
    ledger: [],
    cashAmt: amount(0),
    afterAmt: amount(300_000),
    bonusAmt: amount(0),
    afterBonusAmt: amount(0),
    bonus: null,
    turnover: null,
  };
  expect(plannedLines(detail)).toMatchObject([{ flow: 'deposit', amount: 300_000, balanceAfter: 300_000 }]);
  expect(plannedLines({ ...detail, request: cashRow({ bonusAmount: amount(30_000) }) })).toMatchObject([
    { flow: 'deposit', amount: 300_000 },
    { flow: 'bonus-grant', amount: 30_000, balanceAfter: undefined },
  ]);
  expect(plannedLines({ ...detail, request: cashRow({ kind: 'out' }) })).toMatchObject([
    { flow: 'withdrawal-pay', amount: -300_000, balanceAfter: undefined },
  ]);
  expect(plannedLines({ ...detail, request: cashRow({ state: 1 }) })).toEqual([]);
});
