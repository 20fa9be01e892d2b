import { expect } from '@playwright/test';
import { signInOperator } from '../calls.ts';
import type { Console } from '../pages/console.ts';
import { SiteDesk } from '../pages/site-desk.ts';

const dayMs = 86_400_000;

/**
 * A day that is over and in no settlement yet, but never the last one: another journey of the same installation settles
 * what its members played on it. An installation that began today has no bets of such a day, so that its settlement
 * comes to nothing and stands in the books all the same.
 */
async function dayToSettle(): Promise<string> {
  const { call } = await signInOperator('supervisor');
  let day: string | undefined;
  await expect(async () => {
    const { lastWholeDate, list } = await call('/api/console/partner/settlements', {});
    expect(lastWholeDate).not.toBeNull();
    const starts = list
      .filter(({ state }) => state !== 'dropped')
      .map(({ startDate }) => Date.parse(startDate));
    const last = Date.parse(lastWholeDate ?? '');
    const firstSettled = Math.min(last, ...starts);
    day = new Date(firstSettled - dayMs).toISOString().slice(0, 10);
  }).toPass({ timeout: 120_000 });
  if (day === undefined) throw new Error('no day is over');
  return day;
}

/** Computes one day with its partners, looks at what it comes to, and confirms it. */
export async function settleDays(desk: Console): Promise<void> {
  const day = await dayToSettle();
  const { main, page } = desk;
  await new SiteDesk(desk).opens('파트너 정산');
  await main.getByLabel('시작일').fill(day);
  await main.getByLabel('종료일').fill(day);
  await main.getByRole('button', { name: '정산 계산' }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('button', { name: '정산 확인' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '정산 확인' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('button', { name: '정산 확인' })).toHaveCount(0);
}
