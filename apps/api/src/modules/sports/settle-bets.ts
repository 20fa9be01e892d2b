import type { Database, Tx } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import { type Amount, type OddsMilli, zero } from '@hanpan/money';
import { type LegResult, settleBet } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { emit } from '../../kernel/outbox.ts';
import { type Outcome, recordSettlements } from '../play/index.ts';
import { betsById } from './list-bets.ts';

interface DecidedBet {
  id: number;
  site_id: number;
  member_id: number;
  receipt_id: string;
  stake: Amount;
  placed_at: Date;
  odds: OddsMilli[];
  results: (LegResult['result'] | null)[];
}

/** Bets that can be settled: every leg has its result, or one has lost. */
const decided = `
  select b.id, b.site_id, b.member_id, b.receipt_id, b.stake, b.placed_at,
         (select array_agg(l.odds_milli order by l.event_id) from bet_leg l where l.bet_id = b.id) as odds,
         (select array_agg(l.result order by l.event_id) from bet_leg l where l.bet_id = b.id) as results
    from bet b
   where b.settled_at is null
     and (not exists (select 1 from bet_leg l where l.bet_id = b.id and l.result is null)
          or exists (select 1 from bet_leg l where l.bet_id = b.id and l.result = 'lose'))
   order by b.id limit $1 for update skip locked`;

function legResult(result: LegResult['result'] | null): LegResult | null {
  if (result === null) return null;
  if (result === 'dead-heat') throw new Error('football has no dead heat');
  return { result };
}

/**
 * Pays what is decided: the bet's status and its money change in one transaction, and the ledger's key is the
 * receipt, so a worker that died in between pays nothing twice.
 */
export async function settleBets(
  services: { database: Database; ledger: Ledger; clock: Clock },
  limit: number,
): Promise<void> {
  let settled = limit;
  while (settled === limit) {
    settled = await services.database.transaction(async (tx) => {
      const bets = await tx.rows<DecidedBet>(decided, [limit]);
      await settleAll(services.ledger, tx, bets, new Date(services.clock()));
      return bets.length;
    });
  }
}

/** A tie gives the stake back and counts for nothing. */
function factOf(bet: DecidedBet, status: string, payout: Amount, at: Date): Outcome {
  const isTie = status === 'TIE';
  return {
    siteId: bet.site_id,
    memberId: bet.member_id,
    family: 'sports',
    reference: bet.receipt_id,
    gameType: 'sports',
    vendor: null,
    game: null,
    stake: bet.stake,
    counted: isTie ? zero : bet.stake,
    returned: isTie ? bet.stake : zero,
    win: isTie ? zero : payout,
    placedAt: bet.placed_at,
    settledAt: at,
  };
}

async function settleAll(ledger: Ledger, tx: Tx, bets: readonly DecidedBet[], at: Date): Promise<void> {
  if (bets.length === 0) return;
  const outcomes = bets.map((bet) => ({
    bet,
    ...settleBet(
      bet.stake,
      bet.odds.map((oddsMilli, index) => ({ oddsMilli, result: legResult(bet.results[index] ?? null) })),
    ),
  }));
  const wins = outcomes.filter((outcome) => outcome.payoutAmount > 0);
  const postings = await ledger.postIn(
    tx,
    wins.map(({ bet, payoutAmount }) =>
      flows.win(
        { holder: { siteId: bet.site_id, memberId: bet.member_id }, amount: payoutAmount },
        bet.receipt_id,
      ),
    ),
  );
  if (postings.some((posting) => posting.status !== 'posted')) throw new Error('a win was not posted');
  await tx.run(
    `update bet b set status = r.status, win_amount = r.win, settled_at = $4
       from unnest($1::bigint[], $2::text[], $3::bigint[]) r(id, status, win) where b.id = r.id`,
    [
      outcomes.map(({ bet }) => bet.id),
      outcomes.map(({ betStatus }) => betStatus),
      outcomes.map(({ payoutAmount }) => payoutAmount),
      at,
    ],
  );
  await recordSettlements(
    tx,
    outcomes.map(({ bet, betStatus, payoutAmount }) => factOf(bet, betStatus, payoutAmount, at)),
  );
  const shown = await betsById(
    tx,
    bets.map((bet) => bet.id),
  );
  for (const { bet } of outcomes) {
    const presented = shown.get(bet.id);
    if (presented !== undefined) await emit(tx, `member:${bet.member_id}`, 'bet', { bet: presented });
  }
}
