import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { violationsOf } from '../accessible.ts';
import { approveSignUp, callsOfPage, depositFor, signInOn, signInOperator, signUp } from '../calls.ts';
import { BetList } from '../pages/bet-list.ts';
import { newApplicant } from '../people.ts';
import { openTable } from '../table-calls.ts';
import { layouts, test } from '../test.ts';
import { openSlot } from '../vendor-calls.ts';

const settledWithinMs = 240_000;
const stake = 1_000;
const spins = 3;

for (const [layout, options] of layouts) {
  test.describe(`on ${layout}`, () => {
    test.use(options);

    test(`[REC-1][REC-2] a member looks at rounds again from the bet history on ${layout}, and nobody else at them`, async ({
      page,
    }) => {
      const operator = await signInOperator();
      const [person, other] = [newApplicant(), newApplicant()];
      for (const each of [person, other]) {
        await signUp(each);
        await approveSignUp(operator.call, each.memId);
      }
      await signInOn(page, person.memId, person.password);
      const call = callsOfPage(page);
      await depositFor(call, operator.call, 100_000);

      const slot = await openSlot(call);
      for (let spin = 1; spin <= spins; spin += 1)
        await expect.poll(() => slot.spin(stake, randomUUID()), { timeout: settledWithinMs }).toBeTruthy();
      await slot.leave();
      const table = await openTable(call, 'cheongsa-baccarat');
      await table.bet('player', 10_000);

      const rounds = async () => (await call('/api/bet/betlistNew', {})).list;
      const shown = async () => (await rounds()).filter(({ hasReplay }) => hasReplay).length;
      await expect.poll(shown, { timeout: settledWithinMs }).toBe(spins + 1);
      await table.leave();

      await page.goto('/member/mypage/betting/list');
      const list = new BetList(page);
      await list.isOpen();
      const before = await call('/api/wallet/balance', {});
      for (const { receiptId, gameType } of await rounds())
        await test.step(`${gameType} ${receiptId}`, async () => {
          const line = list.lineOf(receiptId);
          await line.locator('button[aria-expanded]').click();
          const popup = page.waitForEvent('popup');
          await line.getByRole('button', { name: '다시 보기' }).press('Enter');
          const replay = await popup;
          await expect(replay.getByText('지난 판 다시 보기').first()).toBeVisible();
          expect(await replay.evaluate(() => window.opener)).toBeNull();
          await replay.close();
        });
      expect(await violationsOf(page)).toEqual([]);
      expect((await call('/api/wallet/balance', {})).balance).toBe(before.balance);

      const { betIdx } = (await rounds())[0] ?? { betIdx: 0 };
      await page.context().clearCookies();
      await signInOn(page, other.memId, other.password);
      await expect(callsOfPage(page)('/api/minigame/replay', { betIdx })).rejects.toMatchObject({
        code: 'E404',
      });
    });
  });
}
