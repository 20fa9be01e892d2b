import { describe, expect, test } from 'vitest';
import { checkDeposit, checkPointConversion, checkWithdrawal } from './cash-desk.ts';
import { closedHours } from './site-time.ts';

const limits = { minAmount: 10_000, maxAmount: 5_000_000, unitAmount: 10_000 };

describe('amounts', () => {
  test.each([
    [undefined, 'C002'],
    [null, 'C002'],
    [Number.NaN, 'C002'],
    [0, 'C002'],
    [-10_000, 'C002'],
    [10_000.5, 'C002'],
    [2 ** 53, 'C002'],
    [9_999, 'C102'],
    [5_000_001, 'C101'],
    [15_000, 'C103'],
    [10_000, undefined],
    [5_000_000, undefined],
  ])('[VL-13] a deposit of %s returns %s', (amount, code) => {
    expect(checkDeposit(amount, limits)).toBe(code);
  });

  test('a site without a ceiling or a unit has neither rule', () => {
    expect(checkDeposit(999_999_999, { minAmount: 1, maxAmount: null, unitAmount: 0 })).toBeUndefined();
  });

  test.each([
    [undefined, 'C206'],
    [0, 'C206'],
    [50_001, 'C202'],
    [9_000, 'C214'],
    [15_000, 'C215'],
    [50_000, undefined],
  ])('[VL-13] a withdrawal of %s out of 50,000 returns %s', (amount, code) => {
    expect(checkWithdrawal(amount, 50_000, limits)).toBe(code);
  });

  test('a withdrawal above the balance is refused for that reason, even below the minimum', () => {
    expect(checkWithdrawal(5_000, 4_000, limits)).toBe('C202');
  });

  test.each([
    [undefined, 'P001'],
    [5_001, 'P002'],
    [999, 'P010'],
    [1_000, undefined],
    [5_000, undefined],
  ])('[VL-14] converting %s of 5,000 points returns %s', (points, code) => {
    expect(checkPointConversion(points, 5_000, 1_000)).toBe(code);
  });
});

describe('closed hours', () => {
  test.each([
    ['2026-03-10T14:29:59.999Z', false],
    ['2026-03-10T14:30:00.000Z', true],
    ['2026-03-10T14:30:00.001Z', true],
    ['2026-03-10T14:59:59.999Z', true],
    ['2026-03-10T15:00:00.000Z', true],
    ['2026-03-10T15:29:59.999Z', true],
    ['2026-03-10T15:30:00.000Z', false],
    ['2026-03-10T03:00:00.000Z', false],
  ])('[VL-13] from 23:30 to 00:30 in Seoul, %s is closed: %s', (at, expected) => {
    expect(closedHours(Date.parse(at), 'Asia/Seoul', '23:30', '00:30')).toBe(expected);
  });

  test('[BC-02] the same instant is open for a site in another zone', () => {
    const atMs = Date.parse('2026-03-10T14:45:00Z');
    expect(closedHours(atMs, 'Asia/Seoul', '23:30', '00:30')).toBe(true);
    expect(closedHours(atMs, 'Asia/Ho_Chi_Minh', '23:30', '00:30')).toBe(false);
  });

  test('the wall clock decides on the days the clock changes', () => {
    const before = Date.parse('2026-03-29T00:59:59.999Z');
    expect(closedHours(before, 'Europe/Berlin', '03:00', '04:00')).toBe(false);
    expect(closedHours(before + 1, 'Europe/Berlin', '03:00', '04:00')).toBe(true);
  });

  test('hours within one day close from the first to before the last millisecond', () => {
    const noon = Date.parse('2026-03-10T12:00:00Z');
    expect(
      [noon - 1, noon, noon + 59_999, noon + 60_000].map((at) => closedHours(at, 'UTC', '12:00', '12:01')),
    ).toEqual([false, true, true, false]);
  });

  test('equal times close nothing, and a time before 1970 is exact too', () => {
    expect(closedHours(0, 'UTC', '00:00', '00:00')).toBe(false);
    expect(closedHours(-1, 'UTC', '23:59', '00:00')).toBe(true);
  });

  test.each(['24:00', '9:30', '23:60', ''])('the setting "%s" is refused', (text) => {
    expect(() => closedHours(0, 'UTC', text, '00:30')).toThrow(RangeError);
  });
});
