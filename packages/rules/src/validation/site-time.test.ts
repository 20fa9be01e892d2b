import { expect, test } from 'vitest';
import { siteDayStart, siteInstant } from './site-time.ts';

test.each([
  ['Asia/Seoul', '2026-11-20T14:30:00.007Z', '2026-11-20T23:30:00.007+09:00'],
  ['Asia/Seoul', '2026-12-31T15:00:00.000Z', '2027-01-01T00:00:00.000+09:00'],
  ['UTC', '2026-11-20T14:30:00.000Z', '2026-11-20T14:30:00.000+00:00'],
  ['Asia/Kolkata', '2026-11-20T14:30:00.000Z', '2026-11-20T20:00:00.000+05:30'],
  ['America/New_York', '2026-11-01T05:59:59.999Z', '2026-11-01T01:59:59.999-04:00'],
  ['America/New_York', '2026-11-01T06:00:00.000Z', '2026-11-01T01:00:00.000-05:00'],
  ['America/St_Johns', '2026-01-01T00:00:00.000Z', '2025-12-31T20:30:00.000-03:30'],
])('in %s the instant %s is %s, and both are the same', (timeZone, instant, text) => {
  expect(siteInstant(Date.parse(instant), timeZone)).toBe(text);
  expect(Date.parse(text)).toBe(Date.parse(instant));
});

test.each([
  ['Asia/Seoul', '2026-11-20T14:59:59.999Z', '2026-11-19T15:00:00.000Z'],
  ['Asia/Seoul', '2026-11-20T15:00:00.000Z', '2026-11-20T15:00:00.000Z'],
  ['America/New_York', '2026-11-01T23:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-03-08T23:00:00.000Z', '2026-03-08T05:00:00.000Z'],
  ['America/Santiago', '2026-09-06T12:00:00.000Z', '2026-09-06T04:00:00.000Z'],
])('in %s the day of %s began at %s, whatever the offset did since', (timeZone, instant, start) => {
  expect(new Date(siteDayStart(Date.parse(instant), timeZone)).toISOString()).toBe(start);
});
