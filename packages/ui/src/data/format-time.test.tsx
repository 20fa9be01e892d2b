import { expect, test } from 'vitest';
import { formatRelativeTime, formatTime } from './format-time.ts';

const atMs = Date.UTC(2026, 9, 18, 15, 4, 9);

test.each([
  ['Asia/Seoul', '2026. 10. 19. 00:04'],
  ['Asia/Ho_Chi_Minh', '2026. 10. 18. 22:04'],
])('a moment is written in the zone of the site: %s', (timeZone, text) => {
  expect(formatTime(atMs, 'dateTime', { locale: 'ko', timeZone, zone: false })).toBe(text);
});

test.each([
  ['ko', '10. 19. 00:04'],
  ['en', '10/19, 00:04'],
])('where width is scarce, year and seconds are left out: %s', (locale, text) => {
  expect(formatTime(atMs, 'dayTime', { locale, timeZone: 'Asia/Seoul', zone: false })).toBe(text);
});

test('midnight is 00, never 24', () => {
  const place = { locale: 'en', timeZone: 'Asia/Seoul', zone: false };
  expect(formatTime(atMs, 'timeSeconds', place)).toBe('00:04:09');
});

test('a statement names the zone', () => {
  const place = { locale: 'ko', timeZone: 'Asia/Seoul', zone: true };
  expect(formatTime(atMs, 'time', place)).toBe('00:04 KST');
});

test.each([
  [-400, '지금'],
  [-59_000, '59초 전'],
  [-180_000, '3분 전'],
  [-7_200_000, '2시간 전'],
  [-86_400_000, '어제'],
])('%d ms from now reads %s', (spanMs, text) => {
  expect(formatRelativeTime(atMs + spanMs, atMs, 'ko')).toBe(text);
});
