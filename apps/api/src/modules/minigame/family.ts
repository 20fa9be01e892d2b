import { miniGames } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { drawOfGame } from '@hanpan/rules';
import type { GameFamily, PlayedBet } from '../play/index.ts';
import { settingsOfSite } from '../settings/index.ts';
import { announcedGames } from './rounds/round-store.ts';

/** The games that the site has not switched off and whose rounds are announced. */
async function openCodes(queryable: Queryable, siteId: number): Promise<readonly string[]> {
  const { minigame } = await settingsOfSite(queryable, siteId);
  if (!minigame.isOn) return [];
  const announced = await announcedGames(queryable);
  return miniGames.filter((game) => !minigame.off.includes(game) && announced.includes(drawOfGame[game]));
}

/** A transfer's key follows from its flow and the receipt, so whatever the bet may have moved is named here. */
async function transferKeys(_: Queryable, { siteId, reference }: PlayedBet) {
  // Neither whose account it is nor the amount is part of a key.
  const movement = { holder: { siteId, memberId: 0 }, amount: amount(1) };
  return [flows.miniBet, flows.miniWin, flows.miniVoid].map((flow) => flow(movement, reference).key);
}

export const minigameFamily: GameFamily = {
  name: 'minigame',
  historyView: 'history_minigame',
  placeView: 'place_minigame',
  openCodes,
  transferKeys,
};
