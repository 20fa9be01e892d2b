import { expect, type Page } from '@playwright/test';
import { expectAccessible, watchErrors } from '../accessible.ts';
import {
  approveSignUp,
  callsOfPage,
  depositFor,
  type Session,
  signInOn,
  signInOperator,
  signUp,
} from '../calls.ts';
import { Minigame } from '../pages/minigame.ts';
import { WalletLine, won } from '../pages/wallet-line.ts';
import { newApplicant } from '../people.ts';
import { layouts, test } from '../test.ts';

const depositAmount = 200_000;
const stake = 10_000;

/** A bet on either side of an even market: whatever is drawn, one of them wins. */
const games = [
  { code: 'powerball', path: '/member/minigame/powerball', name: '파워볼', market: '파워볼 홀짝' },
  { code: 'powerladder', path: '/member/minigame/powerladder', name: '파워사다리', market: '출발' },
  { code: 'speedkino', path: '/member/minigame/speedkino', name: '스피드키노', market: '합 언더오버' },
  { code: 'kinoladder', path: '/member/minigame/kinoladder', name: '키노사다리', market: '줄 수' },
] as const;

const sides: Readonly<Record<(typeof games)[number]['market'], readonly [string, string]>> = {
  '파워볼 홀짝': ['홀', '짝'],
  출발: ['좌', '우'],
  '합 언더오버': ['언더', '오버'],
  '줄 수': ['3줄', '4줄'],
};

for (const [layout, options] of layouts) {
  test.describe(`on ${layout}`, () => {
    test.use(options);
    test.setTimeout(1_200_000);

    test(`[WR-11][WR-12][WR-13][WR-14][MR-14] every mini game is played for money, drawn, paid and verified on ${layout}`, async ({
      page,
      context,
    }) => {
      const operator = await signInOperator();
      await becomeMember(page, operator);
      const errors = watchErrors(page);
      const tables: Table[] = [];
      for (const game of games) {
        const tab = await context.newPage();
        tab.on('pageerror', (error) => errors.push(error.message));
        tables.push(await test.step(game.name, () => bet(tab, game)));
      }
      // All of them wait for their draws at the same time, as somebody with four windows does.
      await Promise.all(tables.map(({ drawn }) => drawn));
      for (const table of tables) await test.step(`${table.game.name}, verified`, () => verify(table));
      const { mismatchCount } = await operator.call('/api/console/ledger/check', {});
      expect(mismatchCount).toBe(0);
      expect(errors).toEqual([]);
    });
  });
}

/** A new member with money, signed in on this page. */
async function becomeMember(page: Page, operator: Session): Promise<void> {
  const person = newApplicant();
  await signUp(person);
  await approveSignUp(operator.call, person.memId);
  await signInOn(page, person.memId, person.password);
  await depositFor(callsOfPage(page), operator.call, depositAmount);
}

interface Placed {
  readonly day: string;
  readonly round: number;
}

/** Both bets on one round: a round that closes between them is left to its draw, and the next one is bet on. */
async function betBothSides(
  page: Page,
  { code, market }: Pick<(typeof games)[number], 'code' | 'market'>,
): Promise<Placed> {
  const game = new Minigame(page);
  const call = callsOfPage(page);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const round = await game.round();
    const day = (await call('/api/minigame/board', { game: code })).round?.day ?? '';
    for (const pick of sides[market]) await game.bet(market, pick, stake);
    const { list } = await call('/api/minigame/myBets', { game: code, day, round });
    if (list.length === 2) return { day, round };
  }
  throw new Error(`two bets on ${code} did not come into one round`);
}

/** A game in its window with a bet on both sides of one round. `drawn` resolves when the draw was seen there. */
interface Table {
  readonly page: Page;
  readonly game: (typeof games)[number];
  readonly round: number;
  readonly drawn: Promise<void>;
}

async function bet(page: Page, game: (typeof games)[number]): Promise<Table> {
  await new Minigame(page).open(game.path, game.name);
  const placed = await betBothSides(page, game);
  return { page, game, round: placed.round, drawn: seePayment(page, game, placed) };
}

/** Where it happens and while it does: a page shows the bets of this round and of the one before. */
async function seePayment(page: Page, { code }: (typeof games)[number], placed: Placed): Promise<void> {
  const { round } = placed;
  const table = new Minigame(page);
  await table.seeDraw(round);
  const bets = table.betsOf(round);
  await expect(bets.getByText('적중', { exact: true })).toBeVisible();
  await expect(bets.getByText('미적중', { exact: true })).toBeVisible();
  const { list } = await callsOfPage(page)('/api/minigame/myBets', { game: code, ...placed });
  const paid = list.find(({ status }) => status === 'PASS')?.winCash ?? 0;
  expect(paid).toBeGreaterThan(stake);
  await expect(bets.getByText(`${round}회 적중금 ${won(paid)}`)).toBeVisible();
}

async function verify({ page, game, round }: Table): Promise<void> {
  await expectAccessible(page, game.name);
  await expectNoSideways(page);
  const { balance } = await callsOfPage(page)('/api/wallet/balance', {});
  await new WalletLine(page).shows(balance);
  await new Minigame(page).verify(round);
  await page.close();
}

async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
}
