import { expect, test } from 'vitest';
import { giveTexts } from './give.ts';

test.each([
  ['PTN_1', '본사', 'Head office'],
  ['PTN_2', '지사', 'Main branch'],
  ['PTN_3', '부본사', 'Sub-branch'],
  ['PTN_4', '총판', 'Distributor'],
  ['PTN_5', '매장', 'Store'],
  ['NORMAL', '회원', 'Member'],
] as const)('[EN-17] %s is called %s, in English %s', (rank, ko, en) => {
  expect(giveTexts[`give.rank.${rank}`]).toMatchObject({ ko, en, vi: expect.stringMatching(/\S/) });
});
