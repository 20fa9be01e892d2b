import { expect, type Page } from '@playwright/test';
import { approveSignUp, callsOfPage, depositFor, signInOn, signInOperator, signUp } from '../calls.ts';
import { Lobby } from '../pages/lobby.ts';
import { Minigame } from '../pages/minigame.ts';
import { Sports } from '../pages/sports.ts';
import { newApplicant } from '../people.ts';
import { plays } from '../steps/play-vendor-game.ts';
import { layouts, test } from '../test.ts';

const depositAmount = 1_000_000;
const stake = 10_000;
const settledWithinMs = 240_000;

/**
 * Each lobby of vendors with a game of it, how that is played, and what its bets count as. Rooms first: what is bet there
 * is settled while the others are played.
 */
const lobbies = [
  { path: '/member/virtualgame', game: '달밤 경마', play: 'race', type: 'virtual' },
  { path: '/member/livecasino/evolution', game: '', play: 'table', type: 'casino' },
  { path: '/member/hotelcasino/resort', game: '', play: 'table', type: 'hotelCasino' },
  { path: '/member/slotgame', game: '청사초롱', play: 'slot', type: 'slot' },
  { path: '/member/hotelslot/grand', game: '', play: 'slot', type: 'hotelSlot' },
  { path: '/member/phishinggame/kplayfishing', game: '', play: 'pond', type: 'fishing' },
  { path: '/member/minigame/arcade', game: '도깨비', play: 'lanterns', type: 'mini' },
] as const;

for (const [layout, options] of layouts) {
  test.describe(`on ${layout}`, () => {
    test.use(options);

    test(`[MS-03][MS-04] one game of every family is played for money on ${layout}, and the books balance`, async ({
      page,
    }) => {
      const operator = await signInOperator();
      const person = newApplicant();
      await signUp(person);
      await approveSignUp(operator.call, person.memId);
      await signInOn(page, person.memId, person.password);
      await depositFor(callsOfPage(page), operator.call, depositAmount);

      for (const { path, game, play } of lobbies)
        await test.step(path, async () => {
          const lobby = new Lobby(page);
          await lobby.open(path);
          const window = await lobby.play(game);
          await plays[play](window);
          await window.close();
        });
      await test.step('sports', () => betOnSports(page, '/member/sport/combinationbetting', /, 승무패, /));
      await test.step('e-sports', () => betOnSports(page, '/member/esport/gamestart', /, 승패, /));
      await test.step('a mini game', async () => {
        const powerball = new Minigame(page);
        await powerball.open('/member/minigame/powerball', '파워볼');
        await powerball.round();
        await powerball.bet('파워볼 홀짝', '홀', stake);
      });
      await test.step('every round is settled', async () => {
        for (const { type } of lobbies) await isSettled(page, type);
      });

      const books = await operator.call('/api/console/ledger/check', {});
      expect(books).toMatchObject({ mismatchCount: 0, entriesTotal: 0 });
    });
  });
}

/** What became of a round that was played to its end; a stake that was given back is `other`, and counts for none. */
const outcomes: readonly string[] = ['win', 'lose', 'draw'];

/** A round for money stands in the history under the type of its family, with an outcome. */
async function isSettled(page: Page, type: string): Promise<void> {
  const call = callsOfPage(page);
  const settled = async () => {
    const { list } = await call('/api/bet/betlistNew', { groupKey: type });
    return list.filter((bet) => outcomes.includes(bet.type) && bet.cash > 0).length;
  };
  await expect.poll(settled, { message: type, timeout: settledWithinMs }).toBeGreaterThan(0);
}

/** A single on the last match of a board, which has the longest to go. */
async function betOnSports(page: Page, path: string, market: RegExp): Promise<void> {
  const sports = new Sports(page);
  await page.goto(path);
  const price = page.getByRole('main').locator('button:not([disabled])', { hasText: market }).last();
  await price.click();
  const fold = page.getByRole('button', { name: /^베팅 슬립 펼치기/ });
  if (await fold.isVisible()) await sports.unfold();
  await sports.stake(stake);
  await sports.place(stake);
  await sports.takeReceipt();
}
