import { expect, test } from 'vitest';
import { presetDays, presetOf, presets, readDays } from './period.ts';

test('a preset is its days on the calendar, and the days are known again as the preset', () => {
  const today = '2026-03-04';
  expect(presets.map((preset) => presetDays(preset, today))).toEqual([
    { startDate: '2026-03-04', endDate: '2026-03-04' },
    { startDate: '2026-03-03', endDate: '2026-03-03' },
    { startDate: '2026-03-02', endDate: '2026-03-04' },
    { startDate: '2026-03-01', endDate: '2026-03-04' },
  ]);
  for (const preset of presets) expect(presetOf(presetDays(preset, today), today)).toBe(preset);
  expect(presetOf({ startDate: '2026-02-01', endDate: '2026-03-04' }, today)).toBeUndefined();
});

test('a week begins on Monday, on a Sunday too, and may begin in the month before', () => {
  expect(presetDays('week', '2026-03-01')).toEqual({ startDate: '2026-02-23', endDate: '2026-03-01' });
  expect(presetDays('week', '2026-03-02')).toEqual({ startDate: '2026-03-02', endDate: '2026-03-02' });
});

test('what stands in an address and is no period is the preset', () => {
  const read = (startDate: unknown, endDate: unknown) =>
    readDays({ startDate, endDate }, '2026-03-04', 'today');
  expect(read('2026-02-01', '2026-02-28')).toEqual({ startDate: '2026-02-01', endDate: '2026-02-28' });
  for (const bad of [
    read('2026-02-28', '2026-02-01'),
    read('0001-01-01', '2026-02-01'),
    read(undefined, '2026-02-01'),
    read('yesterday', 7),
  ])
    expect(bad).toEqual({ startDate: '2026-03-04', endDate: '2026-03-04' });
});
