import type { Database, Tx } from '@hanpan/db';
import { flows, type Ledger, type Transfer } from '@hanpan/ledger';
import type { Clock } from '../../kernel/clock.ts';
import { recordSettlements } from '../play/index.ts';
import { settleAnew } from './resettle-bets.ts';
import { type BetOutcome, emitBets, factOf, outcomeOf, settledBet } from './settle-bet-outcome.ts';
import { type DecidedBet, lockDecided, saveSettled } from './settle-store.ts';

export interface SettleServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/**
 * Pays what is decided: the bet's status and its money change in one transaction, and the ledger's key is the
 * receipt, so a worker that died in between pays nothing twice.
 */
export async function settleBets(services: SettleServices, limit: number): Promise<void> {
  let settled = limit;
  while (settled === limit) {
    settled = await services.database.transaction(async (tx) => {
      const bets = await lockDecided(tx, limit);
      if (bets.length > 0) await settleAll(services.ledger, tx, bets, services.clock.date());
      return bets.length;
    });
  }
}

async function settleAll(ledger: Ledger, tx: Tx, bets: readonly DecidedBet[], at: Date): Promise<void> {
  const outcomes = bets.map(outcomeOf);
  await settleFirst(
    ledger,
    tx,
    outcomes.filter(({ bet }) => bet.settlements === 0),
    at,
  );
  await settleAnew(
    ledger,
    tx,
    outcomes.filter(({ bet }) => bet.settlements > 0),
    at,
  );
  await emitBets(tx, bets);
}

function payoutOf({ bet, betStatus, payoutAmount: amount }: BetOutcome): Transfer {
  const flow = betStatus === 'CANCEL' ? flows.betVoid : flows.win;
  return flow({ holder: { siteId: bet.site_id, memberId: bet.member_id }, amount }, bet.receipt_id);
}

async function settleFirst(ledger: Ledger, tx: Tx, outcomes: readonly BetOutcome[], at: Date): Promise<void> {
  if (outcomes.length === 0) return;
  const paid = outcomes.filter(({ payoutAmount }) => payoutAmount > 0);
  const postings = await ledger.postIn(tx, paid.map(payoutOf));
  if (postings.some((posting) => posting.status !== 'posted')) throw new Error('a win was not posted');
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
