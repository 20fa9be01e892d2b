import { expect, test } from 'vitest';
import { periodAt, periodsOver } from './periods.ts';

test.each([
  ['day', '2026-11-26', '2026-11-26', '2026-11-26'],
  ['week', '2026-11-26', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['month', '2026-11-26', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('the %s of %s is from %s to %s', (every, day, from, to) =>
  expect(periodAt(every, day)).toEqual({ from, to }),
);

test('a schedule begins with the period that was over when it was made, and leaves none out', () => {
  const days = periodsOver('day', '2026-11-24', '2026-11-26', '2026-01-01').map(({ from }) => from);
  expect(days).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  expect(periodsOver('week', '2026-11-24', '2026-11-29', '2026-01-01')).toEqual([
    { from: '2026-11-16', to: '2026-11-22' },
  ]);
  expect(periodsOver('month', '2026-01-15', '2026-03-01', '2026-01-01').map(({ from }) => from)).toEqual([
    '2026-01-01',
    '2026-02-01',
  ]);
});

test('what would not be kept is not made', () => {
  expect(periodsOver('day', '2026-01-01', '2026-11-26', '2026-11-24').map(({ from }) => from)).toEqual([
    '2026-11-24',
    '2026-11-25',
  ]);
});
