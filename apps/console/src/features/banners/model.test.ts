import { expect, test } from 'vitest';
import { type BannerRow, isTarget, isUntitled, newBanner, stateOf } from './model.ts';

const row = (part: Partial<BannerRow>): BannerRow => ({
  ...newBanner,
  bannerIdx: 1,
  revision: 'a',
  locales: null,
  savedBy: null,
  savedAt: null,
  ...part,
});

test('a banner is shown within its time while it is on', () => {
  const period = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-11-21T00:00:00.000Z' };
  const at = (day: string) => Date.parse(`${day}T12:00:00.000Z`);
  expect(stateOf(row(period), at('2026-11-19'))).toBe('later');
  expect(stateOf(row(period), at('2026-11-20'))).toBe('on');
  expect(stateOf(row(period), at('2026-11-21'))).toBe('over');
  expect(stateOf(row({ ...period, isOn: false }), at('2026-11-20'))).toBe('off');
});

test('a title is needed in the languages that it is shown in, and in no other', () => {
  const title = { ko: 'a', en: '', vi: '' };
  expect(isUntitled({ ...newBanner, title })).toBe(true);
  expect(isUntitled({ ...newBanner, title, locales: ['ko'] })).toBe(false);
});

test.each([
  ['/member/main', true],
  ['https://evil.test', false],
  ['//evil.test', false],
  ['/a?b', false],
])('%s as the page of a button: %s', (target, isGood) => expect(isTarget(target)).toBe(isGood));
