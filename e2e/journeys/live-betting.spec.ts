import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Bet } from '@hanpan/contract';
import { expect, type Page } from '@playwright/test';
import { watchErrors } from '../accessible.ts';
import {
  approveSignUp,
  callsOfPage,
  callsWith,
  depositFor,
  installationData,
  signInMember,
  signInOn,
  signInOperator,
  signUp,
} from '../calls.ts';
import { freshMatch, type LivePick } from '../live-board.ts';
import { Console } from '../pages/console.ts';
import { Fairness } from '../pages/fairness.ts';
import { LiveSports } from '../pages/live-sports.ts';
import { MyBets } from '../pages/my-bets.ts';
import { type AddedGoals, TradingDesk } from '../pages/trading-desk.ts';
import { WalletLine, won } from '../pages/wallet-line.ts';
import { newApplicant, siteKey } from '../people.ts';
import { inSiteDatabase, untilSitesAreRead } from '../site-database.ts';
import { betInPlay, type LiveBet } from '../steps/bet-in-play.ts';
import { test } from '../test.ts';

const depositAmount = 200_000;
const stake = 10_000;
const settledWithinMs = 300_000;
const mostMatches = 4;
const verifyLedger = fileURLToPath(new URL('../../tools/ledger-verify.mjs', import.meta.url));

test.setTimeout(1_200_000);

test('a live match is watched, bet on in play, suspended, cashed out, settled and settled again', async ({
  page,
  browser,
}) => {
  await sellBetsBack();
  await enter(page);
  const errors = watchErrors(page);
  const desk = await browser.newContext();
  const operator = new Console(await desk.newPage());
  await operator.signIn('supervisor');
  const trading = new TradingDesk(operator);

  await test.step('a match in play is watched, in the list and on its page', () => watch(page));
  await test.step('the desk suspends a match and opens it again', () => suspend(page, trading));
  await test.step('a bet waits in play, is taken, and is sold', () => cashOut(page));
  const bet = await test.step('another waits in play and is settled', () => settle(page));
  await test.step('its result is verified on this device', () => verify(page, bet));
  await test.step('the desk corrects the result, and the bet with it', () => correct(page, trading, bet));
  await test.step('the books balance, and the ledger proves it', async () => {
    const { call } = await signInOperator();
    expect(await call('/api/console/ledger/check', {})).toMatchObject({ mismatchCount: 0, entriesTotal: 0 });
    const env = { ...process.env, HANPAN_DATA: installationData() };
    // A program that ends with anything but 0 throws.
    await promisify(execFile)(process.execPath, [verifyLedger], { env });
  });
  // A refusal has a status of its own, which a browser logs; a page that breaks says something else.
  expect(errors.filter((each) => !each.startsWith('Failed to load resource'))).toEqual([]);
  await desk.close();
});

/**
 * The site buys bets back, which is off by default. A match is over in a minute and a half here, so the usual delay of ten
 * seconds would be twelve minutes of play, and a goal in many of them: it is five.
 */
async function sellBetsBack(): Promise<void> {
  const change = {
    cashOut: { isOn: true, marginBasisPoints: 500 },
    bet: { delay: { sports: { soccer: 5_000 } } },
  };
  await inSiteDatabase(installationData(), (client) =>
    client.query('update site set settings = settings || $1 where key = $2', [change, siteKey]),
  );
  await untilSitesAreRead();
}

/** A new member with money, signed in on the page. */
async function enter(page: Page): Promise<void> {
  const person = newApplicant();
  const operator = await signInOperator();
  await signUp(person);
  await approveSignUp(operator.call, person.memId);
  const member = await signInMember(person.memId, person.password);
  await depositFor(callsWith(member.token).call, operator.call, depositAmount);
  await signInOn(page, person.memId, person.password);
}

/** What is done while a match is played; a slow machine may look up only when it is over, and takes the next one. */
async function inPlay(page: Page, work: (match: LivePick) => Promise<void>): Promise<void> {
  const call = callsOfPage(page);
  for (let tried = 1; ; tried += 1) {
    const match = await freshMatch(call);
    try {
      return await work(match);
    } catch (fault) {
      const { event } = await call('/api/sport/event', { eventId: match.eventId });
      if (event.phase !== 'ended' || tried === mostMatches) throw fault;
    }
  }
}

async function watch(page: Page): Promise<void> {
  const sports = new LiveSports(page);
  await sports.openList();
  await new WalletLine(page).shows(depositAmount);
  await inPlay(page, async (match) => {
    await sports.openList();
    const row = sports.rowOf(match.game).first();
    await expect(row).toContainText('라이브');
    const seen = await row.textContent();
    // Clock and prices move while nobody touches anything.
    await expect(row).not.toHaveText(seen ?? '');
    await sports.follow(match);
  });
}

async function suspend(page: Page, trading: TradingDesk): Promise<void> {
  const sports = new LiveSports(page);
  await trading.open();
  await inPlay(page, async (match) => {
    await trading.close();
    const [panel] = await Promise.all([trading.openEvent('지금', match), sports.openMatch(match)]);
    await trading.suspend(panel);
    await expect(sports.winner().getByText('운영자가 멈춤')).toBeVisible();
    await expect(sports.price(match)).toHaveCount(0);
    await trading.reopen(panel);
    await expect(sports.winner().getByText('운영자가 멈춤')).toBeHidden();
  });
}

async function cashOut(page: Page): Promise<void> {
  const bets = new MyBets(page);
  const call = callsOfPage(page);
  for (let tried = 1; tried <= mostMatches; tried += 1) {
    const { receiptId } = await betInPlay(page, stake);
    await bets.open();
    const paid = await bets.cashOut(receiptId);
    // Its match was over first: it is settled like any other, and the next one is sold.
    if (paid === undefined) continue;
    await bets.choose('캐시아웃');
    await expect(bets.card(receiptId)).toContainText(won(paid));
    const sold = await betOf(page, receiptId);
    expect(sold).toMatchObject({ winCash: paid, settlements: 1, cashedOutAt: expect.any(String) });
    const { balance } = await call('/api/wallet/balance', {});
    await new WalletLine(page).shows(balance);
    return;
  }
  throw new Error(`none of ${mostMatches} bets was sold in time`);
}

async function betOf(page: Page, receiptId: string): Promise<Bet> {
  const { list } = await callsOfPage(page)('/api/bet/sportBetlist', {});
  const bet = list.find((each) => each.receiptId === receiptId);
  if (bet === undefined) throw new Error(`the server does not list ${receiptId}`);
  return bet;
}

const words = { PASS: '적중', FAIL: '미적중' } as const;

async function settle(page: Page): Promise<LiveBet> {
  const bets = new MyBets(page);
  const bet = await betInPlay(page, stake);
  await bets.open();
  await bets.choose('정산됨');
  // The list fills by itself, and the money on top moves with it.
  const settled = bets.card(bet.receiptId).getByText(/^(적중|미적중)$/);
  await expect(settled.first()).toBeVisible({ timeout: settledWithinMs });
  await isPaid(page, bet, { settlements: 1 });
  return bet;
}

/** The server, the card and the balance on top say the same of a bet; returns whether it has won. */
async function isPaid(
  page: Page,
  { receiptId }: LiveBet,
  { settlements }: { readonly settlements: number },
): Promise<'PASS' | 'FAIL'> {
  const told = async () => (await betOf(page, receiptId)).settlements;
  await expect.poll(told, { timeout: settledWithinMs }).toBe(settlements);
  const { status, winCash } = await betOf(page, receiptId);
  if (status !== 'PASS' && status !== 'FAIL') throw new Error(`the bet is ${status}`);
  await new MyBets(page).isSettled(receiptId, words[status]);
  await expect(new MyBets(page).card(receiptId)).toContainText(won(winCash ?? 0));
  const { balance } = await callsOfPage(page)('/api/wallet/balance', {});
  await new WalletLine(page).shows(balance);
  return status;
}

/** From the receipt to the proof of the draws; a football match is drawn once a minute, every third of its draws. */
async function verify(page: Page, { offer, receiptId }: LiveBet): Promise<void> {
  const bets = new MyBets(page);
  const receipt = await bets.openReceipt(receiptId);
  await receipt.getByRole('link', { name: /^검증하기/ }).click();
  const fairness = new Fairness(page);
  await fairness.holds(offer.announcement);
  const [leg] = (await betOf(page, receiptId)).legs;
  await fairness.showsScore(leg?.homeScore ?? -1, leg?.awayScore ?? -1);
  for (const draw of [3, 60, 120]) await fairness.drawPasses(draw);
}

async function correct(page: Page, trading: TradingDesk, bet: LiveBet): Promise<void> {
  const bets = new MyBets(page);
  await bets.open();
  await bets.choose('정산됨');
  const before = await isPaid(page, bet, { settlements: 1 });
  const { balance } = await callsOfPage(page)('/api/wallet/balance', {});
  const { possibleWin } = await betOf(page, bet.receiptId);

  const panel = await trading.openEvent('종료', bet.offer);
  const preview = await trading.addGoals(panel, await goalsThatTurn(page, bet));
  const line = preview.getByRole('listitem').filter({ hasText: bet.receiptId });
  await expect(line).toContainText(before === 'PASS' ? '적중' : '미적중');
  await expect(line).toContainText(before === 'PASS' ? '→ 미적중 0원' : `→ 적중 ${won(possibleWin)}`);
  expect((await betOf(page, bet.receiptId)).settlements).toBe(1);
  await trading.settle(preview);

  const after = await isPaid(page, bet, { settlements: 2 });
  expect(after).not.toBe(before);
  const change = after === 'PASS' ? possibleWin : -possibleWin;
  await new WalletLine(page).shows(balance + change);
  const receipt = await bets.openReceipt(bet.receiptId);
  await expect(receipt).toContainText('경기 결과가 바로잡혀 2번 정산되었습니다.');
  await bets.closeReceipt();
}

/** Goals that were not counted and that make a won bet a lost one, or a lost one a won one. */
async function goalsThatTurn(page: Page, { offer, receiptId }: LiveBet): Promise<AddedGoals> {
  const { status, legs } = await betOf(page, receiptId);
  const [leg] = legs;
  if (leg === undefined || leg.homeScore === null || leg.awayScore === null) throw new Error('no score');
  const lead = leg.homeScore - leg.awayScore;
  if (status === 'PASS') {
    if (offer.pick === 'draw') return { home: 1, away: 0 };
    return offer.pick === 'home' ? { home: 0, away: lead } : { home: -lead, away: 0 };
  }
  if (offer.pick === 'draw') return lead > 0 ? { home: 0, away: lead } : { home: -lead, away: 0 };
  return offer.pick === 'home' ? { home: 1 - lead, away: 0 } : { home: 0, away: 1 + lead };
}
