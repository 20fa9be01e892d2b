import type { CashRequest } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import {
  closedWindow,
  depositProblem,
  fieldOf,
  largestAmount,
  quickAmounts,
  shownRequest,
  stepsOf,
  withdrawalProblem,
} from './model.ts';

const limits = { minAmount: amount(10_000), maxAmount: amount(5_000_000), unitAmount: amount(10_000) };

function makeRequest(change: Partial<CashRequest> = {}): CashRequest {
  return {
    cashIdx: 1,
    receiptId: 'C-1',
    kind: 'in',
    amount: amount(50_000),
    bonusAmount: amount(0),
    state: 0,
    appliedAt: '2026-01-01T10:00:00Z',
    waitingAt: null,
    processedAt: null,
    reason: null,
    closedBy: null,
    dueAt: '2026-01-01T10:05:00Z',
    expiresAt: null,
    payerName: null,
    payoutReference: null,
    ...change,
  };
}

describe('limits before they apply', () => {
  test.each([
    [undefined, 'C002'],
    [5000, 'C102'],
    [5_010_000, 'C101'],
    [15_000, 'C103'],
    [30_000, undefined],
  ])('a deposit of %s breaks %s', (typed, code) => {
    expect(depositProblem(typed === undefined ? undefined : amount(typed), limits)).toBe(code);
  });

  test('[VL-13] a withdrawal above the balance is refused before it is sent', () => {
    expect(withdrawalProblem(amount(40_000), amount(30_000), limits)).toBe('C202');
    expect(withdrawalProblem(undefined, amount(30_000), limits)).toBe('C206');
    expect(withdrawalProblem(amount(6_000_000), amount(9_000_000), limits)).toBe('overMax');
    expect(withdrawalProblem(amount(30_000), amount(30_000), limits)).toBeUndefined();
  });

  test('the most is in whole units, and nothing where even the least is out of reach', () => {
    expect(largestAmount(limits, amount(84_500))).toBe(80_000);
    expect(largestAmount(limits, amount(9_999))).toBe(0);
    expect(largestAmount(limits)).toBe(5_000_000);
  });

  test('chips stay within the limits', () => {
    expect(quickAmounts(limits, amount(100_000))).toEqual([10_000, 30_000, 50_000, 100_000]);
  });
});

describe('the closed hours of the bank', () => {
  const site = {
    timeZone: 'Asia/Seoul',
    withdrawalClosedFrom: '23:30',
    withdrawalClosedTo: '00:30',
  };
  const at = (time: string) => Date.parse(`2026-01-01T${time}+09:00`);

  test.each([
    ['23:29:59', false, '23:30:00'],
    ['23:30:00', true, '24:30:00'],
    ['00:29:59', true, '00:30:00'],
    ['00:30:00', false, '23:30:00'],
  ])('[BC-02] at %s in the site zone the desk is closed: %s', (time, isClosed, changesAt) => {
    const [hours = 0, minutes = 0] = changesAt.split(':').map(Number);
    const changesAtMs = at('00:00:00') + (hours * 60 + minutes) * 60_000;
    expect(closedWindow(at(time), site)).toEqual({ isClosed, changesAtMs });
  });
});

describe('a request', () => {
  test('its steps follow its state', () => {
    const states = (request: CashRequest | undefined) => stepsOf(request).map((step) => step.state);
    expect(states(undefined)).toEqual(['now', 'todo', 'todo', 'todo']);
    expect(states(makeRequest())).toEqual(['done', 'now', 'todo', 'todo']);
    expect(states(makeRequest({ state: 2 }))).toEqual(['done', 'done', 'now', 'todo']);
    expect(states(makeRequest({ state: 1 }))).toEqual(['done', 'done', 'done', 'done']);
    expect(states(makeRequest({ state: -1 }))).toEqual(['done', 'done', 'stopped', 'todo']);
    expect(states(makeRequest({ state: -1, closedBy: 'member' }))).toEqual(['done', 'ended', 'todo', 'todo']);
    expect(states(makeRequest({ state: -1, closedBy: 'expiry' }))).toEqual(['done', 'ended', 'todo', 'todo']);
  });

  test('an open one replaces the form, and so does one that ended while it was followed', () => {
    const ended = makeRequest({ cashIdx: 3, state: 1 });
    const open = makeRequest({ cashIdx: 2, state: 2 });
    expect(shownRequest([ended, open], 'in', 3)).toBe(open);
    expect(shownRequest([ended], 'in', 3)).toBe(ended);
    expect(shownRequest([ended], 'in', undefined)).toBeUndefined();
    expect(shownRequest([open], 'out', undefined)).toBeUndefined();
  });

  test('a refusal is shown at the field that it speaks of', () => {
    expect(fieldOf({ code: 'C008' })).toBe('pin');
    expect(fieldOf({ code: 'C202' })).toBe('amount');
    expect(fieldOf({ code: 'C217' })).toBe('form');
  });
});
