import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['Asia/Seoul', 'ko', '한국 표준시(KST)'],
  ['Asia/Seoul', 'en', 'Korea Standard Time (KST)'],
  ['Asia/Seoul', 'vi', 'Giờ Hàn Quốc (KST)'],
  ['America/New_York', 'en', 'Eastern Time'],
] as const)('the zone %s is called in %s as people call it', (zone, locale, name) => {
  expect(zoneName(zone, locale)).toBe(name);
});
