import type { Queryable } from '@hanpan/db';
import type { BetRow, LegRow } from './present-bet.ts';

const columns =
  'id, receipt_id, status, stake, total_odds_milli, possible_win, win_amount, placed_at, settled_at';

export type BetFilter = 'all' | 'open' | 'settled';

const matches = `member_id = $1 and case $2 when 'open' then settled_at is null when 'settled' then settled_at is not null
  else true end`;

export type LegOfBet = LegRow & { readonly bet_id: number };

export function legsOf(queryable: Queryable, betIds: readonly number[]): Promise<LegOfBet[]> {
  return queryable.rows(
    `select l.bet_id, l.event_id, h.name as home, a.name as away, e.starts_at, m.kind, m.line_quarters, s.pick,
            l.odds_milli, e.phase, e.home_score, e.away_score, l.result
       from bet_leg l join event e on e.id = l.event_id join team h on h.id = e.home_team join team a on a.id = e.away_team
       join selection s on s.id = l.selection_id join market m on m.id = l.market_id
      where l.bet_id = any($1)`,
    [betIds],
  );
}

export function betRowsById(queryable: Queryable, ids: readonly number[]): Promise<BetRow[]> {
  return queryable.rows(`select ${columns} from bet where id = any($1)`, [ids]);
}

/** Newest first. */
export function betRowsOf(
  queryable: Queryable,
  filter: { memberId: number; state: BetFilter; limit: number; offset: number },
): Promise<BetRow[]> {
  return queryable.rows(`select ${columns} from bet where ${matches} order by id desc limit $3 offset $4`, [
    filter.memberId,
    filter.state,
    filter.limit,
    filter.offset,
  ]);
}

export async function countBets(queryable: Queryable, memberId: number, state: BetFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from bet where ${matches}`, [
    memberId,
    state,
  ]);
  return row?.count ?? 0;
}
