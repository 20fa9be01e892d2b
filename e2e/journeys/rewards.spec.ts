import { expect, type Page } from '@playwright/test';
import { expectAccessible, watchErrors } from '../accessible.ts';
import { approveSignUp, callsOfPage, type Session, signInOperator, signUp } from '../calls.ts';
import { LoginForm } from '../pages/login-form.ts';
import { Rewards } from '../pages/rewards.ts';
import { WalletLine } from '../pages/wallet-line.ts';
import { type Applicant, newApplicant } from '../people.ts';
import { test } from '../test.ts';

const givenPoints = 5_000;
const convertedPoints = 2_000;
const couponAmount = 7_000;
const dayMs = 86_400_000;

test('[WR-03][WR-17][WR-35][WR-36] a member converts points, uses a coupon, checks in and turns the wheel', async ({
  page,
}) => {
  const person = newApplicant();
  const operator = await signInOperator();
  await signUp(person);
  await approveSignUp(operator.call, person.memId);
  const couponCode = await giveRewards(operator, person);
  const errors = watchErrors(page);
  const rewards = new Rewards(page);
  const wallet = new WalletLine(page);
  await signIn(page, person);
  await wallet.shows(0);

  await test.step('points become cash, and the history says so', async () => {
    await page.getByRole('banner').getByRole('link', { name: '전환' }).click();
    await expect(page).toHaveURL(/\/member\/mypage\/point\/change$/);
    await rewards.isAt('포인트');
    await rewards.convertPoints(convertedPoints);
    await wallet.shows(convertedPoints);
    await expectAccessible(page, 'points');
    await rewards.followTab('사용 내역');
    await expect(rewards.rowOf('-2,000P')).toContainText('전환');
  });

  await test.step('a coupon is used by its code, once', async () => {
    await page.goto('/member/mypage/coupon/use');
    await rewards.isAt('쿠폰');
    await rewards.useCoupon(couponCode);
    await wallet.shows(convertedPoints + couponAmount);
    await rewards.followTab('쿠폰 내역');
    await expect(rewards.rowOf('여정 쿠폰')).toContainText('사용함');
    await expectAccessible(page, 'coupons');
  });

  await test.step('today is checked in', async () => {
    await page.goto('/member/attendendance');
    await rewards.isAt('출석체크');
    await rewards.checkIn();
    await expectAccessible(page, 'attendance');
  });

  await test.step('the wheel shows every chance, and pays what it says', async () => {
    await page.goto('/member/rotary');
    await rewards.isAt('룰렛');
    await expect(rewards.main.getByText(/^남은 기회 \d+번$/)).toBeVisible();
    expect(sumOf(await rewards.chances())).toBeCloseTo(100, 1);
    const won = await rewards.spin();
    await expectAccessible(page, 'wheel');
    await isBooked(page, won);
  });

  const { mismatchCount } = await operator.call('/api/console/ledger/check', {});
  expect(mismatchCount).toBe(0);
  expect(errors).toEqual([]);
});

/** Gives points and a coupon as an operator would; returns the code of the coupon. */
async function giveRewards({ call }: Session, { memId }: Applicant): Promise<string> {
  const { list } = await call('/api/console/members', { status: 'active', search: memId });
  const memberKey = list.find((row) => row.memId === memId)?.memberKey;
  if (memberKey === undefined) throw new Error(`${memId} is not a member`);
  const reason = '여정';
  const idempotencyKey = crypto.randomUUID();
  await call('/api/console/point/give', { memberKey, amount: givenPoints, reason, idempotencyKey });
  const issued = await call('/api/console/coupon/issue', {
    name: { ko: '여정 쿠폰', en: 'Journey coupon', vi: 'Phiếu hành trình' },
    worth: 'cash',
    amount: couponAmount,
    expiresAt: new Date(Date.now() + dayMs).toISOString(),
    memIds: [memId],
    idempotencyKey: crypto.randomUUID(),
  });
  const code = issued.list[0]?.couponCode;
  if (code === undefined || code === null) throw new Error('the coupon has no code');
  return code;
}

async function signIn(page: Page, { memId, password }: Applicant): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
  await new LoginForm(page).signIn(memId, password);
}

/** The prize that the page shows is in the list of turns, and in the points where it was any. */
async function isBooked(page: Page, won: number): Promise<void> {
  const call = callsOfPage(page);
  const { history } = await call('/api/rotary/info', {});
  expect(history.map(({ points }) => points)).toEqual([won]);
  const { list } = await call('/api/point/list', { kind: 'rotary' });
  expect(list.map(({ appliedPoints }) => appliedPoints)).toEqual(won > 0 ? [won] : []);
}

function sumOf(chances: readonly string[]): number {
  return chances.reduce((sum, chance) => sum + Number.parseFloat(chance), 0);
}
