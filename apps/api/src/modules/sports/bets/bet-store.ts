import type { Queryable } from '@hanpan/db';
import type { BetRow, LegRow } from './present-bet.ts';

const columns = `id, receipt_id, status, stake, total_odds_milli, possible_win, bonus, consent, house_rules, refusal, win_amount, placed_at, settled_at, settlements,
  cashed_out_at,
  (select jsonb_build_object('kind', case w.kind when 'accepted' then 'delay' else w.kind end, 'until', to_char(w.until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                             'offeredStake', case when w.kind = 'offer' then g.offered_stake end)
     from bet_wait w left join big_bet g on g.bet_id = w.bet_id where w.bet_id = bet.id and bet.status = 'WAIT') as wait`;

/** Which of a member's bets; `betIdx` null for whichever. */
export interface BetFilter {
  readonly memberId: number;
  readonly state: 'all' | 'open' | 'settled' | 'cashed-out';
  readonly betIdx: number | null;
}

const matches = `member_id = $1 and case $2 when 'open' then settled_at is null when 'settled' then settled_at is not null
  when 'cashed-out' then cashed_out_at is not null else true end and ($3::bigint is null or id = $3)`;

export type LegOfBet = LegRow & { readonly bet_id: number };

export function legsOf(queryable: Queryable, betIds: readonly number[]): Promise<LegOfBet[]> {
  return queryable.rows(
    `select l.bet_id, l.event_id, h.name as home, a.name as away, e.starts_at, m.kind, m.scope, m.line_quarters, s.pick,
            l.odds_milli, encode(l.announcement, 'hex') as announcement, e.phase, e.home_score, e.away_score, l.result,
            case when b.refusal is not null then (
              select t->'atRefusal' from bet_wait w, jsonb_array_elements(w.terms) t
               where w.bet_id = l.bet_id and (t->>'selectionId')::bigint = l.selection_id) end as at_refusal
       from bet_leg l join bet b on b.id = l.bet_id join event e on e.id = l.event_id join team h on h.id = e.home_team join team a on a.id = e.away_team
       join selection s on s.id = l.selection_id join market m on m.id = l.market_id
      where l.bet_id = any($1)`,
    [betIds],
  );
}

/** Newest first. */
export function betRowsOf(
  queryable: Queryable,
  filter: BetFilter & { readonly limit: number; readonly offset: number },
): Promise<BetRow[]> {
  return queryable.rows(`select ${columns} from bet where ${matches} order by id desc limit $4 offset $5`, [
    filter.memberId,
    filter.state,
    filter.betIdx,
    filter.limit,
    filter.offset,
  ]);
}

export function betRowOf(queryable: Queryable, memberId: number, betId: number): Promise<BetRow | undefined> {
  return queryable.row(`select ${columns} from bet where member_id = $1 and id = $2`, [memberId, betId]);
}

export async function countBets(queryable: Queryable, filter: BetFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from bet where ${matches}`, [
    filter.memberId,
    filter.state,
    filter.betIdx,
  ]);
  return row?.count ?? 0;
}

export function betRowsById(queryable: Queryable, ids: readonly number[]): Promise<BetRow[]> {
  return queryable.rows(`select ${columns} from bet where id = any($1) order by id`, [ids]);
}
