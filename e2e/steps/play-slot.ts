import { expect, type Page } from '@playwright/test';
import { callsOfPage } from '../calls.ts';
import { openSlotGame, type SlotGame } from '../pages/slot.ts';
import { WalletLine } from '../pages/wallet-line.ts';

/** A wallet on a busy machine may time out once in a while, but not repeatedly. */
const mostReturned = 5;

/** Plays this many rounds until the money has moved as the ledger says; returns the game, still open. */
export async function playRounds(page: Page, rounds: number): Promise<SlotGame> {
  const before = await slotHistory(page);
  const { balance } = await callsOfPage(page)('/api/wallet/balance', {});
  const game = await openSlotGame(page);
  await game.isReady();
  await expect.poll(() => game.balance()).toBe(balance);
  let played = 0;
  for (let pressed = 0; played < rounds && pressed < rounds + mostReturned; pressed += 1) {
    if (await game.spin()) played += 1;
  }
  const made = async () => {
    const { list, total } = await slotHistory(page);
    return list.slice(0, total - before.total);
  };
  await expect
    .poll(async () => (await made()).map(({ type }) => type))
    .toEqual(expect.not.arrayContaining(['wait']));
  const finished = (await made()).filter(({ type }) => type !== 'other');
  const stake = await game.stake();
  expect(finished.map(({ cash }) => cash)).toEqual(Array.from({ length: rounds }, () => stake));
  const expected = finished.reduce<number>((sum, { resultCash }) => sum + resultCash, balance);
  await expect.poll(() => game.balance()).toBe(expected);
  return game;
}

/** The rounds of the member on this page, newest first, as the server lists them. */
export async function slotHistory(page: Page) {
  const { list, pageInfo } = await callsOfPage(page)('/api/bet/betlistNew', { groupKey: 'slot' });
  return { list, total: pageInfo.total };
}

/** Closes the game; the page under it shows what is left, and it is what the server says. */
export async function closeGame(page: Page, game: SlotGame): Promise<void> {
  await game.window.close();
  const { balance } = await callsOfPage(page)('/api/wallet/balance', {});
  await new WalletLine(page).shows(balance);
}
