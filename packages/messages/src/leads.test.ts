import { expect, test } from 'vitest';
import { eventTexts } from './ui/event.ts';
import { sportsTexts } from './ui/sports.ts';

const leads = (['sports.soon.lead', 'sports.live.lead', 'sports.special.lead'] as const).map(
  (key) => sportsTexts[key],
);
/** What the board says above its matches once they have arrived; its sentences stand below them. */
const arriving = (['event.drawn', 'event.sealed', 'sports.stale.title'] as const).map(
  (key) => ({ ...eventTexts, ...sportsTexts })[key],
);
/** So many letters, or half as many syllables, stand on one line of the narrowest phone. */
const longestLine = { ko: 36, en: 52, vi: 52 } as const;

test.each(['ko', 'en', 'vi'] as const)(
  'in %s the lead of every board stays the largest text of its page, and on one line: no later one is what a browser counts as painted last',
  (locale) => {
    const longest = Math.max(...arriving.map((text) => text[locale].length));
    for (const lead of leads) {
      expect(lead[locale].length, lead[locale]).toBeGreaterThan(longest * 1.3);
      expect(lead[locale].length, lead[locale]).toBeLessThanOrEqual(longestLine[locale]);
    }
  },
);
