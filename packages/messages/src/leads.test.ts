import { expect, test } from 'vitest';
import { eventTexts } from './ui/event.ts';
import { sportsTexts } from './ui/sports.ts';

const leads = (['sports.soon.lead', 'sports.live.lead', 'sports.special.lead'] as const).map(
  (key) => sportsTexts[key],
);
/** What the board says above its matches once they have arrived. */
const arriving = (['event.drawnBody.real', 'event.drawnBody.invented'] as const).map(
  (key) => eventTexts[key],
);

test.each(['ko', 'en', 'vi'] as const)(
  'in %s the lead of every board stays the largest text of its page: no later one is what a browser counts as painted last',
  (locale) => {
    const longest = Math.max(...arriving.map((text) => text[locale].length));
    for (const lead of leads) expect(lead[locale].length, lead[locale]).toBeGreaterThan(longest * 1.3);
  },
);
