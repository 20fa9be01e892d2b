import type { LocalText, SportEvent } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface EventRow {
  id: number;
  league_id: number;
  starts_at: Date;
  phase: SportEvent['phase'];
  minute: number;
  home: LocalText;
  away: LocalText;
  home_score: number;
  away_score: number;
  version: number;
}

export interface SelectionRow {
  event_id: number;
  market_id: number;
  kind: 'WDL' | 'AH' | 'UO';
  line_quarters: number | null;
  is_main: boolean;
  status: 'open' | 'suspended' | 'closed' | 'settled';
  reason: 'in-play' | 'ended' | 'stale' | 'trading' | null;
  selection_id: number;
  pick: 'home' | 'draw' | 'away' | 'over' | 'under';
  odds_milli: number;
}

const columns = `e.id, e.league_id, e.starts_at, e.phase, e.minute, h.name as home, a.name as away, e.home_score,
  e.away_score, e.version`;
const source = 'from event e join team h on h.id = e.home_team join team a on a.id = e.away_team';

export function eventRowsById(queryable: Queryable, ids: readonly number[]): Promise<EventRow[]> {
  return queryable.rows(`select ${columns} ${source} where e.id = any($1)`, [ids]);
}

/** The events of a sport that have not ended, by kick-off. */
export function openEventRows(
  queryable: Queryable,
  sport: string,
  when: 'all' | 'live' | 'soon',
): Promise<EventRow[]> {
  return queryable.rows(
    `select ${columns} ${source} join league l on l.id = e.league_id and l.sport = $1 where e.settled_at is null
        and case $2 when 'live' then e.phase not in ('prematch', 'ended') when 'soon' then e.phase = 'prematch' else true end
      order by e.starts_at, e.id`,
    [sport, when],
  );
}

export interface SportCountRow {
  readonly sport: string;
  readonly live: number;
  readonly soon: number;
  readonly next_at: Date | null;
}

/** How many matches of each sport are in play and to come; a sport without any has no row. */
export function countOpenEvents(queryable: Queryable): Promise<SportCountRow[]> {
  return queryable.rows(`
    select l.sport, count(*) filter (where e.phase not in ('prematch', 'ended')) as live,
           count(*) filter (where e.phase = 'prematch') as soon, min(e.starts_at) filter (where e.phase = 'prematch') as next_at
      from event e join league l on l.id = e.league_id where e.settled_at is null group by l.sport order by l.sport`);
}

export function selectionRowsOf(queryable: Queryable, eventIds: readonly number[]): Promise<SelectionRow[]> {
  return queryable.rows(
    `select m.event_id, m.id as market_id, m.kind, m.line_quarters, m.is_main, m.status, m.reason, s.id as selection_id,
            s.pick, s.odds_milli
       from market m join selection s on s.market_id = m.id where m.event_id = any($1)
      order by m.event_id, m.kind, m.line_quarters, s.id`,
    [eventIds],
  );
}

export interface LeagueName {
  readonly leagueId: number;
  readonly sport: string;
  readonly name: LocalText;
  readonly country: LocalText;
}

const leagueColumns = 'id as "leagueId", sport, name, country';

export function listLeagues(queryable: Queryable, sport: string): Promise<LeagueName[]> {
  return queryable.rows(`select ${leagueColumns} from league where sport = $1 order by id`, [sport]);
}

export function leagueById(queryable: Queryable, id: number): Promise<LeagueName | undefined> {
  return queryable.row(`select ${leagueColumns} from league where id = $1`, [id]);
}

/** When the feed last gave a sign of life; the distant past where it never did. */
export async function feedAliveAt(queryable: Queryable): Promise<Date> {
  const [row] = await queryable.prepared<{ alive_at: Date }>(
    'feed-alive',
    "select alive_at from feed_state where name = 'replay'",
    [],
  );
  return row?.alive_at ?? new Date(0);
}

export interface BookRow {
  event_id: number;
  home: LocalText;
  away: LocalText;
  starts_at: Date;
  phase: string;
  bets: number;
  stake: Amount;
  liability: Amount;
}

/** Open events by what they could cost: stakes taken, and the most that one selection would pay beyond them. */
export function bookRows(queryable: Queryable, siteId: number): Promise<BookRow[]> {
  return queryable.rows(
    `
  with staked as (
    select l.event_id, l.selection_id, count(*) as bets, sum(b.stake)::bigint as stake, sum(b.possible_win)::bigint as payout
      from bet b join bet_leg l on l.bet_id = b.id where b.settled_at is null and b.site_id = $1 group by 1, 2
  ), by_event as (
    select event_id, sum(bets)::bigint as bets, sum(stake)::bigint as stake, max(payout)::bigint as worst from staked group by 1
  )
  select e.id as event_id, h.name as home, a.name as away, e.starts_at, e.phase, coalesce(s.bets, 0) as bets,
         coalesce(s.stake, 0) as stake, greatest(coalesce(s.worst - s.stake, 0), 0) as liability
    from event e join team h on h.id = e.home_team join team a on a.id = e.away_team left join by_event s on s.event_id = e.id
   where e.settled_at is null order by coalesce(s.worst, 0) desc, e.starts_at limit 100`,
    [siteId],
  );
}
