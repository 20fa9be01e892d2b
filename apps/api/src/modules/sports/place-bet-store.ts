import { plainList, type Tx, textList } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { JudgedSlip, OfferedSelection } from './slip.ts';

/**
 * The selections as they are offered now. The share lock keeps a price from changing between reading and accepting.
 * Whoever had to wait for the lock reads the selection anew and its market as it was before, so a selection that was
 * settled meanwhile is told by its result.
 */
export function offeredSelections(tx: Tx, ids: readonly number[]): Promise<OfferedSelection[]> {
  return tx.prepared(
    'offered-selections',
    `select s.id, s.market_id, m.event_id, s.odds_milli, m.status, e.starts_at, m.kind, m.line_quarters, s.pick,
            e.phase, e.home_score, e.away_score, null as result, h.name as home, a.name as away
       from selection s join market m on m.id = s.market_id join event e on e.id = m.event_id
       join team h on h.id = e.home_team join team a on a.id = e.away_team
      where s.id = any($1::bigint[]) and s.result is null order by s.id for share of s`,
    [plainList(ids)],
  );
}

/**
 * The places of those slips that their member has placed, exactly like this, since then. The limit keeps the planner from
 * reading the legs of everybody's bets at once: it looks at each member's own, by their index.
 */
export async function justPlaced(tx: Tx, judged: readonly JudgedSlip[], since: Date): Promise<Set<number>> {
  const rows = await tx.prepared<{ place: number }>(
    'bet-just-placed',
    `select q.place from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality q(member_id, stake, legs, place)
      cross join lateral (
        select from bet b where b.member_id = q.member_id and b.placed_at > $4 and b.stake = q.stake
           and (select array_agg(l.selection_id order by l.selection_id)::text from bet_leg l where l.bet_id = b.id) = q.legs
         limit 1) same`,
    [
      plainList(judged.map(({ slip }) => slip.memberId)),
      plainList(judged.map(({ slip }) => slip.stake)),
      textList(judged.map(({ legs }) => plainList(legs.map((leg) => leg.id)))),
      since,
    ],
  );
  return new Set(rows.map((row) => row.place - 1));
}

/** Ids for new bets: a receipt, and the transfer that names it, come before the row. */
export async function nextBetIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.prepared<{ id: number }>(
    'bet-next-ids',
    "select nextval('bet_id_seq') as id from generate_series(1, $1)",
    [count],
  );
  return rows.map((row) => row.id);
}

export interface NewBet {
  readonly id: number;
  readonly receiptId: string;
  readonly siteId: number;
  readonly memberId: number;
  readonly stake: Amount;
  readonly totalOddsMilli: OddsMilli;
  readonly possibleWin: Amount;
  readonly legs: readonly OfferedSelection[];
}

export async function insertBets(tx: Tx, bets: readonly NewBet[], placedAt: Date): Promise<void> {
  const legs = bets.flatMap((bet) => bet.legs.map((leg) => ({ betId: bet.id, leg })));
  await tx.prepared(
    'bet-insert',
    `with placed as (
       insert into bet (id, site_id, member_id, receipt_id, status, stake, total_odds_milli, possible_win, placed_at)
       overriding system value
       select b.id, b.site_id, b.member_id, b.receipt_id, 'BET', b.stake, b.total_odds_milli, b.possible_win, $1
         from unnest($2::bigint[], $3::int[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[])
              b(id, site_id, member_id, receipt_id, stake, total_odds_milli, possible_win)
     )
     insert into bet_leg (bet_id, event_id, market_id, selection_id, odds_milli)
     select * from unnest($9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::int[])`,
    [
      placedAt,
      plainList(bets.map((bet) => bet.id)),
      plainList(bets.map((bet) => bet.siteId)),
      plainList(bets.map((bet) => bet.memberId)),
      plainList(bets.map((bet) => bet.receiptId)),
      plainList(bets.map((bet) => bet.stake)),
      plainList(bets.map((bet) => bet.totalOddsMilli)),
      plainList(bets.map((bet) => bet.possibleWin)),
      plainList(legs.map(({ betId }) => betId)),
      plainList(legs.map(({ leg }) => leg.event_id)),
      plainList(legs.map(({ leg }) => leg.market_id)),
      plainList(legs.map(({ leg }) => leg.id)),
      plainList(legs.map(({ leg }) => leg.odds_milli)),
    ],
  );
}
