import type { Queryable, Tx } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { LegOutcome } from '@hanpan/rules';

/** A bet with what its legs came to, ordered by event. */
export interface DecidedBet {
  readonly id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly receipt_id: string;
  readonly stake: Amount;
  readonly placed_at: Date;
  /** Every match of it was called off. */
  readonly is_cancelled: boolean;
  /** How often it was settled before, the result, and how much of it could not be debited. */
  readonly settlements: number;
  readonly status: string;
  readonly win_amount: Amount | null;
  readonly uncollected: Amount;
  readonly odds: readonly OddsMilli[];
  readonly results: readonly (LegOutcome | null)[];
  /** The member had a bet open on another result of one of its markets while this one was. */
  readonly has_both_sides: boolean;
}

const columns = `b.id, b.status, b.site_id, b.member_id, b.receipt_id, b.stake, b.placed_at, b.settlements, b.win_amount, b.uncollected,
  (select bool_and(e.cancelled_at is not null) from bet_leg l join event e on e.id = l.event_id where l.bet_id = b.id) as is_cancelled,
  (select array_agg(l.odds_milli order by l.event_id) from bet_leg l where l.bet_id = b.id) as odds,
  (select array_agg(l.result order by l.event_id) from bet_leg l where l.bet_id = b.id) as results,
  exists (select from bet o join bet_leg ol on ol.bet_id = o.id join bet_leg l on l.bet_id = b.id and l.market_id = ol.market_id
           where o.member_id = b.member_id and o.id <> b.id and o.placed_at > b.placed_at - interval '30 days'
             and (o.settled_at is null or o.settled_at >= b.placed_at) and (b.settled_at is null or o.placed_at <= b.settled_at)
             and o.status <> 'CANCEL' and ol.selection_id <> l.selection_id) as has_both_sides`;

/** An open bet that can be settled: every leg has its result, or one has lost. */
const isDecided = `b.settled_at is null
  and (not exists (select 1 from bet_leg l where l.bet_id = b.id and l.result is null)
       or exists (select 1 from bet_leg l where l.bet_id = b.id and l.result = 'lose'))`;

/**
 * Locks bets that can be settled; those of another worker are left out. The lock comes first and the reading after it:
 * a correction that was applied between the two is seen, and what it made undecided is left out.
 */
export async function lockDecided(tx: Tx, limit: number): Promise<DecidedBet[]> {
  const locked = await tx.rows<{ id: number }>(
    `select b.id from bet b where ${isDecided} order by b.id limit $1 for update skip locked`,
    [limit],
  );
  return tx.rows(`select ${columns} from bet b where b.id = any($1) and ${isDecided} order by b.id`, [
    locked.map((bet) => bet.id),
  ]);
}

/**
 * Locks the next bets on an event, and returns those of them that are settled. The lock comes first and the reading after
 * it: a bet that another worker was still settling is read as settled. `lastBetId` is undefined where these were the last.
 */
export async function lockSettledOn(
  tx: Tx,
  { eventId, afterBetId, limit }: { eventId: number; afterBetId: number; limit: number },
): Promise<{ settled: DecidedBet[]; lastBetId: number | undefined }> {
  const locked = await tx.rows<{ id: number }>(
    `select b.id from bet b
      where b.id in (select l.bet_id from bet_leg l where l.event_id = $1 and l.bet_id > $2 order by l.bet_id limit $3)
      order by b.id for update`,
    [eventId, afterBetId, limit],
  );
  const settled = await tx.rows<DecidedBet>(
    `select ${columns} from bet b where b.id = any($1) and b.settled_at is not null order by b.id`,
    [locked.map((bet) => bet.id)],
  );
  return { settled, lastBetId: locked.length < limit ? undefined : locked.at(-1)?.id };
}

export interface SettledBet {
  readonly id: number;
  readonly status: string;
  readonly winAmount: Amount;
  readonly settlements: number;
  readonly uncollected: Amount;
}

export async function saveSettled(tx: Tx, bets: readonly SettledBet[], at: Date): Promise<void> {
  await tx.run(
    `update bet b set status = r.status, win_amount = r.win, settlements = r.settlements, uncollected = r.uncollected,
            settled_at = $6
       from unnest($1::bigint[], $2::text[], $3::bigint[], $4::int[], $5::bigint[]) r(id, status, win, settlements, uncollected)
      where b.id = r.id`,
    [
      bets.map((bet) => bet.id),
      bets.map((bet) => bet.status),
      bets.map((bet) => bet.winAmount),
      bets.map((bet) => bet.settlements),
      bets.map((bet) => bet.uncollected),
      at,
    ],
  );
}

/** Open again, although settled before: the next settling finds them when they are decided. */
export async function reopenBets(
  tx: Tx,
  bets: readonly Pick<SettledBet, 'id' | 'settlements' | 'uncollected'>[],
): Promise<void> {
  await tx.run(
    `update bet b set status = 'BET', win_amount = null, settled_at = null, settlements = r.settlements,
            uncollected = r.uncollected
       from unnest($1::bigint[], $2::int[], $3::bigint[]) r(id, settlements, uncollected) where b.id = r.id`,
    [bets.map((bet) => bet.id), bets.map((bet) => bet.settlements), bets.map((bet) => bet.uncollected)],
  );
}

/** How often a bet was settled. */
export async function settlementsOf(queryable: Queryable, betId: number): Promise<number> {
  const row = await queryable.row<{ settlements: number }>('select settlements from bet where id = $1', [
    betId,
  ]);
  return row?.settlements ?? 0;
}
