import { expect } from '@playwright/test';
import { approveSignUp, depositFor, signInMember, signInOperator, signUp } from '../calls.ts';
import { newApplicant } from '../people.ts';
import { test } from '../test.ts';

const stake = 10_000;
const numberIn = (text: string | null) => Number((text ?? '').replaceAll('−', '-').replace(/[^\d-]/g, ''));

for (const [layout, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a round at a baccarat table for money, ${layout}`, async ({ page }) => {
    const operator = await signInOperator();
    const applicant = newApplicant();
    await signUp(applicant);
    await approveSignUp(operator.call, applicant.memId);
    const { call } = await signInMember(applicant.memId, applicant.password);
    await depositFor(call, operator.call, 100_000);
    const launch = { vendorKey: 'cheongsa', gameType: 'casino', gameKey: 'cheongsa-baccarat' };
    // The vendor's list of games is read by a worker; right after a start it may be missing.
    let address = '';
    await expect(async () => {
      address = (await call('/api/minigame/getGame', launch)).gameurl;
    }).toPass({ timeout: 120_000 });

    await page.setViewportSize(viewport);
    await page.goto(address);
    const player = page.locator('[data-bet="player"]');
    const staked = page.getByTestId('staked');
    const isStaked = async () => ((await staked.textContent()) ?? '').includes('10,000');
    // A round may be about to close: what is not staked in time goes back to the hand. What was only said late is not
    // staked a second time.
    await expect(async () => {
      if (await isStaked()) return;
      await expect(player).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
      await player.click();
      await page.getByRole('button', { name: /10,000원 베팅/ }).click({ timeout: 2_000 });
      await expect(staked).toContainText('10,000', { timeout: 4_000 });
    }).toPass();
    await expect(page.locator('.room-status.result')).toBeVisible({ timeout: 60_000 });
    const bet = page.locator('.my-bets li');
    await expect(bet).toHaveCount(1, { timeout: 30_000 });
    // The bet is there from the moment it is made; what it came to is written once it is decided.
    await expect(bet.locator('[data-tone]')).toHaveAttribute('data-tone', /^(won|lost|returned)$/, {
      timeout: 60_000,
    });

    const net = async () => numberIn(await page.getByTestId('net').textContent());
    await expect
      .poll(async () => (await call('/api/wallet/balance', {})).balance - (await net()), { timeout: 30_000 })
      .toBe(100_000);
    expect([-stake, 0, stake]).toContain(await net());
    expect(await operator.call('/api/console/ledger/check', {})).toMatchObject({
      mismatchCount: 0,
      entriesTotal: 0,
    });
  });
}
