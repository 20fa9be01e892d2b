import { expect, test } from 'vitest';
import { inside, sidesOf, wholeHouse } from './drill.ts';
import type { RevenueRow } from './use-reports.ts';

const row = (about: Partial<RevenueRow>) => about as RevenueRow;

test('a row opens to what it is made of', () => {
  expect(inside({ ...wholeHouse, by: 'day' }, row({ day: '2026-11-20' }))).toMatchObject({
    by: 'family',
    day: '2026-11-20',
  });
  expect(inside({ ...wholeHouse, by: 'family' }, row({ family: 'vendor' }))).toMatchObject({ by: 'vendor' });
  expect(inside({ ...wholeHouse, by: 'family' }, row({ family: 'sports' }))).toMatchObject({ by: 'day' });
  expect(inside({ ...wholeHouse, by: 'vendor' }, row({ family: 'vendor', vendor: 'v' }))).toMatchObject({
    by: 'game',
    vendor: 'v',
  });
  expect(inside({ ...wholeHouse, by: 'partner' }, row({ partner: null }))).toMatchObject({ partnerKey: 0 });
});

test('whoever looks at a partner is never led to games', () => {
  const look = { ...wholeHouse, partnerKey: 7, by: 'vendor' } as const;
  expect(inside(look, row({ family: 'vendor', vendor: 'v' })).by).toBe('gameType');
  expect(sidesOf(look)).not.toContain('game');
});
