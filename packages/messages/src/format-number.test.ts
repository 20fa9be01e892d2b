import { expect, test } from 'vitest';
import { formatNumber, lengthText, locales } from './text.ts';

test.each(locales)('numbers of %s are written as the platform writes them', (locale) => {
  const platform = new Intl.NumberFormat(locale);
  for (const value of [
    0, -0, 7, 999, 1000, -1000, 12_345, 950_000, 1_234_567_890, -9_007_199_254_740_991, 1234.5,
  ])
    expect(formatNumber(value, locale)).toBe(platform.format(value));
});

test('a length that may vary is named by its ends, a fixed one once', () => {
  expect([lengthText(4, 4), lengthText(4, 6)]).toEqual(['4', '4–6']);
});
