import { expect, type Page } from '@playwright/test';
import { callsOfPage } from '../calls.ts';
import { freshMatch, type LivePick } from '../live-board.ts';
import { LiveSports } from '../pages/live-sports.ts';

/** A bet that was taken in play. */
export interface LiveBet {
  readonly offer: LivePick;
  readonly receiptId: string;
}

/** A goal while the bet waits is a reason to give it back: so does every bookmaker, and so it may happen here. */
const mostTries = 8;

/**
 * Bets on who wins a match that has just begun, on its own page: the bet waits, and is taken after its delay. One that is
 * given back, because something happened on the pitch, is tried again, on the next match where this one is far gone.
 */
export async function betInPlay(page: Page, stake: number): Promise<LiveBet> {
  const sports = new LiveSports(page);
  const call = callsOfPage(page);
  for (let tried = 0; tried < mostTries; tried += 1) {
    const offer = await freshMatch(call);
    await sports.openMatch(offer);
    if (!(await sports.pick(offer))) continue;
    await sports.stake(stake);
    const { balance } = await call('/api/wallet/balance', {});
    const receiptId = await sports.send(stake);
    if (receiptId === undefined) continue;
    const outcome = await sports.decided();
    const after = await call('/api/wallet/balance', {});
    expect(after.balance).toBe(outcome === 'taken' ? balance - stake : balance);
    if (outcome === 'taken') return { offer, receiptId };
  }
  throw new Error(`none of ${mostTries} bets in play was taken`);
}
