import { expect, test } from 'vitest';
import type { SettingField, ValueSpec } from '../../app/setting-values.ts';
import { fieldsBelowStep, isSound, type SettingGroupState, storedOf, typedOf } from './model.ts';

const spec = (part: Partial<ValueSpec>): ValueSpec => ({
  kind: 'count',
  min: 1,
  max: 10,
  choices: [],
  optional: false,
  ...part,
});

test.each([
  ['basisPoints', 1_250, '12.5'],
  ['oddsMilli', 1_500, '1.5'],
  ['milliseconds', 30_000, '30'],
  ['won', 10_000, '10000'],
] as const)('%s of %i are typed as %s, and come back', (kind, stored, typed) => {
  expect(typedOf({ kind }, stored, 'ko')).toBe(typed);
  expect(storedOf({ kind }, typed, 'ko')).toBe(stored);
});

test.each(['ko', 'en', 'vi'])('a point and a comma are decimal signs in %s', (locale) => {
  for (const typed of ['1.5', '1,5']) {
    expect(storedOf({ kind: 'basisPoints' }, typed, locale)).toBe(150);
    expect(storedOf({ kind: 'oddsMilli' }, typed, locale)).toBe(1_500);
    expect(storedOf({ kind: 'milliseconds' }, typed, locale)).toBe(1_500);
  }
});

test('a number is shown as the language writes it, and that is taken back', () => {
  expect(typedOf({ kind: 'oddsMilli' }, 1_955, 'vi')).toBe('1,955');
  expect(storedOf({ kind: 'oddsMilli' }, '1,955', 'vi')).toBe(1_955);
  expect(typedOf({ kind: 'oddsMilli' }, 1_955, 'ko')).toBe('1.955');
  expect(storedOf({ kind: 'oddsMilli' }, '1.955', 'ko')).toBe(1_955);
});

test.each([
  ['basisPoints', '1,500', 'ko'],
  ['basisPoints', '1.505', 'vi'],
  ['basisPoints', '1,5,5', 'vi'],
  ['basisPoints', '1.000,5', 'vi'],
  ['basisPoints', '1e2', 'en'],
  ['oddsMilli', '1.9555', 'en'],
  // A thousand seconds or one: only who typed it knows.
  ['milliseconds', '1,000', 'en'],
  ['milliseconds', '1.000', 'vi'],
  ['count', '1,5', 'vi'],
  ['count', '1.5', 'ko'],
  ['count', '1,50', 'ko'],
] as const)('%s typed as "%s" in %s are no number', (kind, typed, locale) => {
  expect(storedOf({ kind }, typed, locale)).toBe(typed);
});

test('whole numbers take the thousands separators of the language', () => {
  expect(storedOf({ kind: 'days' }, '1,000', 'ko')).toBe(1_000);
  expect(storedOf({ kind: 'won' }, '1,234,000', 'en')).toBe(1_234_000);
  expect(storedOf({ kind: 'won' }, '1.234.000', 'vi')).toBe(1_234_000);
});

test('what is no number stays what was typed, and is not sound', () => {
  expect(storedOf({ kind: 'count' }, 'ten', 'ko')).toBe('ten');
  expect(isSound(spec({}), 'ten')).toBe(false);
});

test('an empty value is sound where it may be left out', () => {
  expect(storedOf({ kind: 'won' }, ' ', 'ko')).toBeNull();
  expect(isSound(spec({}), null)).toBe(false);
  expect(isSound(spec({ optional: true }), null)).toBe(true);
});

test('bounds are those of the stored unit', () => {
  const percent = spec({ kind: 'basisPoints', min: 0, max: 5_000 });
  expect(isSound(percent, storedOf(percent, '50', 'ko'))).toBe(true);
  expect(isSound(percent, storedOf(percent, '50.01', 'ko'))).toBe(false);
});

test('a smallest amount below its step is wrong at once, and what stood so before is left alone', () => {
  const field = (key: string, value: number): SettingField => ({
    ...spec({ kind: 'won', min: 0, max: null }),
    key,
    fixed: false,
    columns: [],
    value: String(value),
    initial: String(value),
  });
  const least = field('deposit.minAmount', 5_000);
  const group: SettingGroupState = {
    group: 'cash',
    fields: [least, field('deposit.unitAmount', 10_000), field('deposit.maxAmount', 1_000_000)],
    revision: 'a',
  };
  expect(fieldsBelowStep(group, {})).toEqual([]);
  expect(fieldsBelowStep(group, { 'deposit.maxAmount': 2_000_000 })).toEqual([]);
  expect(fieldsBelowStep(group, { 'deposit.minAmount': 9_000 })).toEqual([least]);
  expect(fieldsBelowStep(group, { 'deposit.minAmount': 10_000 })).toEqual([]);
  expect(fieldsBelowStep(group, { 'deposit.unitAmount': 20_000 })).toEqual([least]);
});
