import type { Caller } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { expect, type Page } from '@playwright/test';
import { nextOffers, type Offer, oddsNow, placeBet } from '../board.ts';
import { callsOfPage, signInMember } from '../calls.ts';
import { BetList } from '../pages/bet-list.ts';
import { Sports } from '../pages/sports.ts';
import { WalletLine } from '../pages/wallet-line.ts';

/** The largest stake of a bet, and enough on one side of a market to shorten its price by at least one step at odds of 1.6 and more. */
const crowdStake = 500_000;
const settledWithinMs = 300_000;
/** Kick-off is far enough away that even a slow machine places the bet before it. */
const timeToBetSeconds = 60;

interface Slip {
  readonly page: Page;
  /** On the phone the slip has to be unfolded. */
  readonly isFolded: boolean;
}

/** Three matches on one slip; returns the receipt. */
export async function betCombination({ page, isFolded }: Slip, stake: number): Promise<string> {
  const sports = new Sports(page);
  const offers = await nextOffers(callsOfPage(page), { count: 3, afterSeconds: timeToBetSeconds });
  for (const offer of offers) await sports.pick(offer);
  if (isFolded) await sports.unfold();
  await expect(sports.slip.getByText('3폴 조합')).toBeVisible();
  await sports.stake(stake);
  await sports.place(stake);
  return sports.takeReceipt();
}

/**
 * One match on the slip, and another member backs the same side before it is sent: the new price is shown beside the
 * old one, and the bet is sent only after the member has agreed to it. Returns the receipt.
 */
export async function betAtMovedPrice(
  { page, isFolded }: Slip,
  stake: number,
  crowd: string,
): Promise<string> {
  const sports = new Sports(page);
  const call = callsOfPage(page);
  const wanted = { count: 1, afterSeconds: timeToBetSeconds, minOdds: 1.6, maxOdds: 4 };
  const [offer] = await nextOffers(call, wanted);
  if (offer === undefined) throw new Error('there is no such match');
  await sports.pick(offer);
  if (isFolded) await sports.unfold();
  await sports.stake(stake);
  const seenPrice = await sports.seenPrice();
  await lowerPrice(call, offer, { crowd, below: Number(seenPrice) });
  await sports.asksForConsent(seenPrice);
  await sports.place(stake);
  const receiptId = await sports.takeReceipt();
  const bet = await betOf(call, receiptId);
  expect(bet?.legs[0]?.odds).toBeLessThan(Number(seenPrice));
  return receiptId;
}

/** Another member takes the same side with a large stake, and the trading desk shortens it. */
async function lowerPrice(
  call: Caller,
  offer: Offer,
  { crowd, below }: { crowd: string; below: number },
): Promise<void> {
  const other = await signInMember(crowd);
  await placeBet(other.call, offer, crowdStake);
  await expect.poll(() => oddsNow(call, offer)).toBeLessThan(below);
}

async function betOf(call: Caller, receiptId: string): Promise<Bet | undefined> {
  const { list } = await call('/api/bet/sportBetlist', {});
  return list.find((bet) => bet.receiptId === receiptId);
}

const words = {
  PASS: '적중',
  FAIL: '미적중',
  TIE: '반환',
  BET: '진행 중',
  WAIT: '진행 중',
  CANCEL: '취소',
} as const;

/**
 * Watches the open history until every bet is settled. The page is not reloaded: the lines change by themselves, and
 * the money on top with them.
 */
export async function watchSettlement(page: Page, receipts: readonly string[]): Promise<void> {
  const call = callsOfPage(page);
  const history = new BetList(page);
  await history.isOpen();
  await history.choose('스포츠');
  await history.openAll((await call('/api/bet/sportBetlist', {})).list.length);
  for (const receiptId of receipts) {
    const line = history.lineOf(receiptId);
    await expect(line.locator('button').first()).not.toContainText('진행 중', { timeout: settledWithinMs });
    const bet = await betOf(call, receiptId);
    if (bet === undefined) throw new Error(`the server does not list ${receiptId}`);
    expect(bet.settledAt).not.toBeNull();
    await expect(line.locator('button').first()).toContainText(words[bet.status]);
    await expect(line.getByText('정산 시각')).toBeVisible();
  }
  const { balance } = await call('/api/wallet/balance', {});
  await new WalletLine(page).shows(balance);
}
