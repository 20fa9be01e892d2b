import type { Bet, LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

interface BetRow {
  id: number;
  receipt_id: string;
  status: Bet['status'];
  stake: Amount;
  total_odds_milli: number;
  possible_win: Amount;
  win_amount: Amount | null;
  placed_at: Date;
  settled_at: Date | null;
}

interface LegRow {
  bet_id: number;
  event_id: number;
  home: LocalText;
  away: LocalText;
  starts_at: Date;
  kind: 'WDL' | 'AH' | 'UO';
  line_quarters: number | null;
  pick: 'home' | 'draw' | 'away' | 'over' | 'under';
  odds_milli: number;
  phase: string;
  home_score: number;
  away_score: number;
  result: Bet['legs'][number]['result'];
}

const columns = `id, receipt_id, status, stake, total_odds_milli, possible_win, win_amount, placed_at, settled_at`;

async function legsOf(queryable: Queryable, betIds: readonly number[]): Promise<Map<number, Bet['legs']>> {
  const rows = await queryable.rows<LegRow>(
    `select l.bet_id, l.event_id, h.name as home, a.name as away, e.starts_at, m.kind, m.line_quarters, s.pick,
            l.odds_milli, e.phase, e.home_score, e.away_score, l.result
       from bet_leg l join event e on e.id = l.event_id join team h on h.id = e.home_team join team a on a.id = e.away_team
       join selection s on s.id = l.selection_id join market m on m.id = l.market_id
      where l.bet_id = any($1) order by e.starts_at, l.event_id`,
    [betIds],
  );
  const byBet = new Map<number, Bet['legs']>();
  for (const row of rows) {
    const started = row.phase !== 'prematch';
    const leg = {
      eventId: row.event_id,
      home: row.home,
      away: row.away,
      startsAt: row.starts_at.toISOString(),
      kind: row.kind,
      lineQuarters: row.line_quarters,
      pick: row.pick,
      odds: row.odds_milli / 1000,
      homeScore: started ? row.home_score : null,
      awayScore: started ? row.away_score : null,
      result: row.result,
    };
    byBet.set(row.bet_id, [...(byBet.get(row.bet_id) ?? []), leg]);
  }
  return byBet;
}

async function present(queryable: Queryable, rows: readonly BetRow[]): Promise<Bet[]> {
  const legs = await legsOf(
    queryable,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    betIdx: row.id,
    receiptId: row.receipt_id,
    status: row.status,
    stake: row.stake,
    totalOdds: row.total_odds_milli / 1000,
    possibleWin: row.possible_win,
    winCash: row.win_amount,
    placedAt: row.placed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    legs: legs.get(row.id) ?? [],
  }));
}

export async function betsById(queryable: Queryable, ids: readonly number[]): Promise<Map<number, Bet>> {
  const rows = await queryable.rows<BetRow>(`select ${columns} from bet where id = any($1)`, [ids]);
  return new Map((await present(queryable, rows)).map((bet) => [bet.betIdx, bet]));
}

export type BetFilter = 'all' | 'open' | 'settled';

const matches = `member_id = $1 and case $2 when 'open' then settled_at is null when 'settled' then settled_at is not null
  else true end`;

export async function betsOf(
  queryable: Queryable,
  filter: { memberId: number; state: BetFilter; limit: number; offset: number },
): Promise<Bet[]> {
  const rows = await queryable.rows<BetRow>(
    `select ${columns} from bet where ${matches} order by id desc limit $3 offset $4`,
    [filter.memberId, filter.state, filter.limit, filter.offset],
  );
  return present(queryable, rows);
}

export async function countBets(queryable: Queryable, memberId: number, state: BetFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from bet where ${matches}`, [
    memberId,
    state,
  ]);
  return row?.count ?? 0;
}
