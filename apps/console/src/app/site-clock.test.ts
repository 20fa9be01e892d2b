import { expect, test } from 'vitest';
import { fromSiteLocal, siteLocal } from './site-clock.ts';

test.each([
  ['2026-11-20T15:00:00.000Z', 'Asia/Seoul', '2026-11-21T00:00'],
  ['2026-07-01T12:30:00.000Z', 'Europe/Berlin', '2026-07-01T14:30'],
  ['2026-01-01T12:30:00.000Z', 'Europe/Berlin', '2026-01-01T13:30'],
])('%s in %s is %s, and the other way round', (instant, zone, local) => {
  expect(siteLocal(Date.parse(instant), zone)).toBe(local);
  expect(fromSiteLocal(local, zone)).toBe(Date.parse(instant));
});

test('seconds count where they are typed', () => {
  expect(fromSiteLocal('2026-11-21T00:00:07', 'Asia/Seoul')).toBe(Date.parse('2026-11-20T15:00:07.000Z'));
});

test('what is no date has no moment', () => {
  expect(fromSiteLocal('', 'Asia/Seoul')).toBeUndefined();
  expect(fromSiteLocal('2026-11', 'Asia/Seoul')).toBeUndefined();
});
