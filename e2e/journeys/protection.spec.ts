import { expect, type Page } from '@playwright/test';
import { expectAccessible, watchErrors } from '../accessible.ts';
import { nextOffers } from '../board.ts';
import {
  approveSignUp,
  callsOfPage,
  depositFor,
  installationData,
  type Session,
  signInOperator,
  signUp,
} from '../calls.ts';
import { chooseOnSlip } from '../pages/choose.ts';
import { LoginForm } from '../pages/login-form.ts';
import { Protection } from '../pages/protection.ts';
import { Sports } from '../pages/sports.ts';
import { WalletLine } from '../pages/wallet-line.ts';
import { type Applicant, newApplicant } from '../people.ts';
import { inSiteDatabase } from '../site-database.ts';
import { layouts, test } from '../test.ts';

const deposited = 100_000;
const stake = 5_000;

for (const [name, use] of layouts) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test(`[RG-1][RG-2][RG-4][RG-13] a member limits itself, is kept to it by the server, and looks at what play has come to, on ${name}`, async ({
      page,
      isMobile,
    }) => {
      const person = newApplicant();
      const operator = await signInOperator();
      await signUp(person);
      await approveSignUp(operator.call, person.memId);
      const errors = watchErrors(page);
      await signIn(page, person, isMobile);
      const wallet = new WalletLine(page);
      await depositFor(callsOfPage(page), operator.call, deposited);
      await wallet.shows(deposited);
      const protection = new Protection(page);

      await test.step('a limit holds at once, and a higher one is only wanted', async () => {
        await protection.open(isMobile ? '/member/protection' : '/member/mypage/protection');
        await protection.setLimit('손실 한도 (하루)', 2 * stake);
        await protection.setLimit('충전 한도 (한 주)', deposited + 20_000);
        await protection.setLimit('손실 한도 (하루)', 50 * stake);
        const loss = protection.limit('손실 한도 (하루)');
        await expect(loss.getByText('신청한 한도')).toBeVisible();
        await expect(loss.getByText('10,000원').first()).toBeVisible();
        await expect(loss.getByRole('button', { name: /확정$/ })).toHaveCount(0);
        await protection.checkEvery(15);
        // What the bar at the bottom half covers at this moment would be measured as too small.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page, 'protection');
      });

      await test.step('a deposit beyond it is refused where it is typed', async () => {
        await page.goto('/member/moneyMain/charge');
        await page.getByRole('main').getByRole('textbox').first().fill('30000');
        await expect(page.getByText(/스스로 정한 충전 한도 120,000원을 넘습니다/)).toBeVisible();
      });

      const sports = new Sports(page);
      await test.step('two singles within it are taken, and what goes beyond it is not', async () => {
        await page.goto('/member/sport');
        const offers = await nextOffers(callsOfPage(page), { count: 3, afterSeconds: 90 });
        for (const offer of offers.slice(0, 2)) await sports.pick(offer);
        if (isMobile) await sports.unfold();
        await chooseOnSlip(sports.slip, '베팅 방식', '각각 단폴');
        await sports.slip.getByRole('textbox', { name: '건당 베팅 금액' }).fill(String(stake));
        await placeBoth(sports);
        await sports.slip.getByRole('button', { name: '확인했습니다' }).click();
        // On the phone the sheet stood over it.
        await wallet.shows(deposited - 2 * stake);
        const [, , third] = offers;
        if (third === undefined) throw new Error('there are three matches');
        await sports.pick(third);
        if (isMobile) await sports.unfold();
        await sports.stake(stake);
        await expect(async () => {
          await sports.slip.getByRole('button', { name: /5,000원 베팅$/ }).click({ timeout: 2_000 });
          await expect(page.getByText(/스스로 정한 손실 한도 10,000원을 넘습니다/)).toBeVisible({
            timeout: 3_000,
          });
        }).toPass({ timeout: 60_000 });
      });

      await test.step('the reality check stands over the page until it is seen', async () => {
        await makeCheckDue(person.memId);
        await page.reload();
        await expect(protection.check).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(protection.check).toBeVisible();
        await expect(protection.check.getByText('10,000').first()).toBeVisible();
        await expectAccessible(page, 'reality check');
        await protection.check.getByRole('button', { name: '계속하기' }).click();
        await expect(protection.check).toBeHidden();
      });

      await booksAreWhole(operator);
      expect(errors).toEqual([]);
    });
  });
}

/** Prices may move at any time, and the button then names the bet at the new ones. */
async function placeBoth({ slip }: Sports): Promise<void> {
  const button = slip.getByRole('button', { name: /2건, 총 10,000원 베팅$/ });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(slip.getByText('베팅 2건이 접수되었습니다')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 120_000 });
}

async function signIn(page: Page, { memId, password }: Applicant, isMobile: boolean): Promise<void> {
  await page.goto(isMobile ? '/login' : '/');
  if (!isMobile) await page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
  await new LoginForm(page).signIn(memId, password);
}

/** A quarter of an hour passes. */
async function makeCheckDue(memId: string): Promise<void> {
  await inSiteDatabase(installationData(), (client) =>
    client.query('update member set check_due_at = now() where mem_id = $1', [memId]),
  );
}

async function booksAreWhole({ call }: Session): Promise<void> {
  const { mismatchCount } = await call('/api/console/ledger/check', {});
  expect(mismatchCount).toBe(0);
}
