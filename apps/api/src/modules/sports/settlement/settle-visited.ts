import type { Tx } from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import { recordSettlements } from '../../play/index.ts';
import { movesOf, sumMoves } from '../book/book-moves.ts';
import { addToBooks, type BookMove, lockBooks, takeOffBooks } from '../book/book-store.ts';
import { isChanged, settleAnew } from './resettle-bets.ts';
import { type BetOutcome, emitBets, factOf, figuresOf, outcomeOf, settledBet } from './settle-bet-outcome.ts';
import { type LegChange, saveLegResults, saveSettled, type VisitedBet, visitedBets } from './settle-store.ts';

/**
 * Brings bets, whose locks the caller holds, to what their selections say: legs, books, money, facts and the members'
 * screens, each with one statement for all of them. Which bets a settlement changes follows from what they are now, so
 * doing it again changes nothing. Returns how many had been settled before and came to something else.
 */
export async function settleVisited(
  ledger: Ledger,
  tx: Tx,
  ids: readonly number[],
  at: Date,
): Promise<number> {
  const visited = (await visitedBets(tx, ids)).filter(isTaken).map(outcomeOf);
  const legs = visited.flatMap(({ bet }) => changedLegs(bet));
  if (legs.length > 0) await saveLegResults(tx, legs);
  await moveOpen(tx, visited);
  const first = visited.filter(({ bet, betStatus }) => bet.settlements === 0 && betStatus !== 'WAIT');
  const again = visited.filter(isChanged);
  await settleFirst(ledger, tx, first, at);
  await settleAnew(ledger, tx, again, at);
  await emitBets(tx, [...first, ...again], at);
  return again.length;
}

/** A bet that waits is decided by itself, after the results of its legs or before them; one that was refused is over. */
export function isTaken({ status, refusal }: VisitedBet): boolean {
  return status !== 'WAIT' && refusal === null;
}

function changedLegs({ id, events, earlier, results }: VisitedBet): LegChange[] {
  return events.flatMap((eventId, index) => {
    const result = results[index] ?? null;
    return result === earlier[index] ? [] : [{ betId: id, eventId, result }];
  });
}

/** Books come before accounts, as where bets are taken. */
async function moveOpen(tx: Tx, visited: readonly BetOutcome[]): Promise<void> {
  const moves = sumMoves(visited.flatMap(({ bet, betStatus }) => movesOf(bet, betStatus === 'WAIT')));
  if (moves.length === 0) return;
  await lockBooks(tx, moves);
  const isAdded = ({ bets, stake, payout }: BookMove) => Math.min(bets, stake, payout) >= 0;
  await addToBooks(tx, moves.filter(isAdded));
  await takeOffBooks(
    tx,
    moves.filter((move) => !isAdded(move)),
  );
}

/** What is given back is no win: a bet that was half refunded has two transfers. */
function transfersOf(outcome: BetOutcome): Transfer[] {
  const { site_id: siteId, member_id: memberId, receipt_id: receiptId } = outcome.bet;
  const { returned, win } = figuresOf(outcome);
  const holder = { siteId, memberId };
  return [
    ...(returned > 0 ? [flows.betVoid({ holder, amount: returned }, receiptId)] : []),
    ...(win > 0 ? [flows.win({ holder, amount: win }, receiptId)] : []),
  ];
}

async function settleFirst(ledger: Ledger, tx: Tx, outcomes: readonly BetOutcome[], at: Date): Promise<void> {
  if (outcomes.length === 0) return;
  const postings = await ledger.postIn(tx, outcomes.flatMap(transfersOf));
  if (postings.some((posting) => posting.status !== 'posted')) throw new Error('a payout was not posted');
  await saveSettled(
    tx,
    outcomes.map((outcome) => settledBet(outcome)),
    at,
  );
  await recordSettlements(
    tx,
    outcomes.map((outcome) => factOf(outcome, at)),
  );
}
