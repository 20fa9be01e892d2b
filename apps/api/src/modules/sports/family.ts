import type { Queryable } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import type { GameFamily, PlayedBet } from '../play/index.ts';
import { hasLeagues } from './catalogue-store.ts';
import { excessReference } from './placing/big-bets/excess-reference.ts';
import { settlementsOf } from './settlement/settle-store.ts';

/** What the catalogue calls e-sports: their matches have a page of their own. */
const esportsCode = '101';

async function openCodes(queryable: Queryable): Promise<readonly string[]> {
  const boards = (await hasLeagues(queryable)) ? ['sport-combination', 'sport-live', 'sport-special'] : [];
  return (await hasLeagues(queryable, 'esport')) ? [...boards, esportsCode] : boards;
}

/** A transfer's key follows from its flow and the receipt, so whatever the bet may have moved is named here. */
async function transferKeys(queryable: Queryable, { siteId, id, reference }: PlayedBet) {
  // Neither whose account it is nor the amount is part of a key.
  const movement = { holder: { siteId, memberId: 0 }, amount: amount(1) };
  const settlements = await settlementsOf(queryable, id);
  const again = Array.from({ length: settlements }, (_, index) => index + 1).flatMap((revision) => [
    flows.resettleCredit(movement, reference, revision),
    flows.resettleDebit(movement, reference, revision),
  ]);
  const first = [flows.bet, flows.win, flows.betVoid, flows.cashOut].map((flow) => flow(movement, reference));
  const excess = flows.betVoid(movement, excessReference(reference));
  return [...first, excess, ...again].map(({ key }) => key);
}

export const sportsFamily: GameFamily = {
  name: 'sports',
  historyView: 'history_sports',
  placeView: 'place_sports',
  hasConsent: true,
  refusedIn: 'bet',
  soldIn: 'bet',
  bonusIn: 'bet',
  openCodes,
  transferKeys,
};
