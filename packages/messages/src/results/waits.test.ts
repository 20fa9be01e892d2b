import { expect, test } from 'vitest';
import { locales, results } from '../index.ts';

/** What the specification lets a member wait for, in the words of each language. */
test.each([
  ['C009', /1분|1 minute|1 phút/],
  ['B9999', /30초|30 seconds|30 giây/],
  ['NT99', /5초|5 seconds|5 giây/],
  ['TE99', /5초|5 seconds|5 giây/],
] as const)('[BC-04] the text of %s says for how long to wait', (code, wait) => {
  for (const locale of locales) expect(results[code][locale]).toMatch(wait);
});
