import { expect, test } from 'vitest';
import { isSound, storedOf, typedOf, type ValueSpec } from './model.ts';

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
  expect(typedOf({ kind }, stored)).toBe(typed);
  expect(storedOf({ kind }, typed)).toBe(stored);
});

test('what is no number stays what was typed, and is not sound', () => {
  expect(storedOf({ kind: 'count' }, 'ten')).toBe('ten');
  expect(isSound(spec({}), 'ten')).toBe(false);
});

test('an empty value is sound where it may be left out', () => {
  expect(storedOf({ kind: 'won' }, ' ')).toBeNull();
  expect(isSound(spec({}), null)).toBe(false);
  expect(isSound(spec({ optional: true }), null)).toBe(true);
});

test('bounds are those of the stored unit', () => {
  const percent = spec({ kind: 'basisPoints', min: 0, max: 5_000 });
  expect(isSound(percent, storedOf(percent, '50'))).toBe(true);
  expect(isSound(percent, storedOf(percent, '50.01'))).toBe(false);
});
