import { expect, test } from 'vitest';
import { addMonths, monthName, weekdayNames, weeksOf } from './calendar.ts';

test('a month is whole weeks from Sunday on, and other months are left blank', () => {
  const weeks = weeksOf('2026-08');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(weeks[0]?.slice(5)).toEqual([undefined, '2026-08-01']);
  expect(weeks[5]?.slice(0, 3)).toEqual(['2026-08-30', '2026-08-31', undefined]);
  expect(weeksOf('2026-02').flat()).toHaveLength(28);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

test('months are counted over the turn of the year', () => {
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1), addMonths('2026-05', -1)]).toEqual([
    '2025-12',
    '2027-01',
    '2026-04',
  ]);
});

test('names are those of the language', () => {
  expect(monthName('2026-11', 'ko')).toBe('2026년 11월');
  expect(monthName('2026-11', 'en')).toBe('November 2026');
  expect(weekdayNames('ko').map(({ short }) => short)).toEqual(['일', '월', '화', '수', '목', '금', '토']);
  expect(weekdayNames('en')[0]).toEqual({ short: 'Sun', long: 'Sunday' });
});
