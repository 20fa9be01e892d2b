import type { LocalText, SportEvent } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { EventRow } from '../board/board-store.ts';
import type { OpenSelection } from '../book/book-store.ts';

/** An event as the trading desk lists it; what is open on it at one site. */
export interface TradingRow {
  readonly id: number;
  readonly sport: SportEvent['sport'];
  readonly league_id: number;
  readonly league: LocalText;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly starts_at: Date;
  readonly settled_at: Date | null;
  readonly phase: SportEvent['phase'];
  readonly period: number;
  readonly clock_seconds: number | null;
  readonly format: EventRow['format'];
  readonly home_score: number;
  readonly away_score: number;
  readonly scores: EventRow['scores'];
  readonly feed: string;
  readonly feed_at: Date | null;
  readonly priced_at: Date;
  readonly markets: number;
  readonly suspended: number;
  readonly reason: SportEvent['markets'][number]['reason'];
  readonly holds: number;
  readonly is_shifted: boolean;
  readonly limit_share: number;
  readonly reviews: number;
  /** Its bets are being visited, or it is not settled: money of it still moves. */
  readonly is_unsettled: boolean;
}

const row = `e.id, g.sport, e.league_id, g.name as league, h.name as home, a.name as away, e.starts_at, e.settled_at, e.phase,
  e.period, e.clock_seconds, d.plan->>'format' as format, e.home_score, e.away_score, e.scores, e.feed, f.alive_at as feed_at, e.priced_at,
  m.markets, m.suspended, m.reason, coalesce(b.limit_share, 10000) as limit_share,
  (select count(*) from sports_hold o where o.event_id = e.id and o.released_at is null) as holds,
  exists (select from price_shift p where p.event_id = e.id and p.log_odds <> 0) as is_shifted,
  (select count(*) from sports_review r where r.resolved_at is null and case r.subject
     when 'bet' then false
     when 'market' then r.subject_id in (select id from market where event_id = e.id)
     else r.subject_id = e.id end) as reviews,
  e.settled_at is null or exists (select from settlement_pass p where p.event_id = e.id and p.finished_at is null) as is_unsettled`;
const source = `from event e join league g on g.id = e.league_id join team h on h.id = e.home_team join team a on a.id = e.away_team
  left join feed_state f on f.name = e.feed
  left join season_match d on d.event_id = e.id
  left join event_book b on b.event_id = e.id and b.site_id = $1
  cross join lateral (
    select count(*) filter (where offered_status in ('open', 'suspended')) as markets,
           count(*) filter (where offered_status = 'suspended') as suspended,
           -- A trader's own decision is said before what feeds and jobs say.
           (array_agg(offered_reason order by offered_reason <> 'operator', offered_reason)
              filter (where offered_status = 'suspended'))[1] as reason
      from market where event_id = e.id) m`;

/** Events whose pass goes on, or that are on the review list themselves, with one of their markets or one of their bets. */
const notDone = `select event_id from settlement_pass where finished_at is null
  union select l.event_id from sports_review r join bet_leg l on l.bet_id = r.subject_id
         where r.subject = 'bet' and r.resolved_at is null
  union select m.event_id from sports_review r join market m on m.id = r.subject_id
         where r.subject = 'market' and r.resolved_at is null
  union select subject_id from sports_review where subject in ('result', 'price') and resolved_at is null`;

/** What a person may have to see to comes first, then what has bets of the site, what comes, and what has ended. */
const turn = `case
  when e.id in (select event_id from not_done) then 0
  when e.settled_at is not null then 3
  when e.phase <> 'prematch'
    or exists (select from sports_hold h where h.event_id = e.id and h.released_at is null) then 0
  when exists (select from event_book b where b.event_id = e.id and b.site_id = $1) then 1
  else 2 end`;

/**
 * Events that have not been settled, those that were since then, and older ones that are not done with; the earliest first.
 * Where there are more than the limit it keeps those that come first in turn, of those that are to begin the earliest, and of
 * those that have ended the latest.
 */
export function tradingRows(
  queryable: Queryable,
  siteId: number,
  settledSince: Date,
  limit: number,
): Promise<TradingRow[]> {
  return queryable.rows(
    `with not_done as materialized (${notDone}), listed as materialized (
       select e.id from event e where e.settled_at is null or e.id in (
          select id from event where settled_at >= $2 union select event_id from not_done)
        order by ${turn}, case when e.settled_at is null then e.starts_at end, e.settled_at desc, e.id limit $3)
     select ${row} ${source} join listed on listed.id = e.id order by e.starts_at, e.id`,
    [siteId, settledSince, limit],
  );
}

export function tradingRowOf(
  queryable: Queryable,
  siteId: number,
  eventId: number,
): Promise<TradingRow | undefined> {
  return queryable.row(`select ${row} ${source} where e.id = $2`, [siteId, eventId]);
}

export interface TradingSelectionRow {
  readonly market_id: number;
  readonly kind: SportEvent['markets'][number]['kind'];
  readonly scope: SportEvent['markets'][number]['scope'];
  readonly line_quarters: number | null;
  readonly is_main: boolean;
  readonly status: SportEvent['markets'][number]['status'];
  readonly reason: SportEvent['markets'][number]['reason'];
  readonly selection_id: number;
  readonly pick: string;
  readonly odds_milli: number;
  readonly fair_probability: number;
  readonly is_held: boolean;
  readonly result: string | null;
}

/** All selections of an event with the markets that they belong to, in the order in which a desk shows them. */
export function tradingSelections(queryable: Queryable, eventId: number): Promise<TradingSelectionRow[]> {
  return queryable.rows(
    `select m.id as market_id, m.kind, m.scope, m.line_quarters, m.is_main, m.offered_status as status,
            m.offered_reason as reason, s.id as selection_id, s.pick, s.odds_milli, s.fair_probability, s.is_held, s.result
       from market m join selection s on s.market_id = m.id where m.event_id = $1
      order by m.scope, m.kind, m.line_quarters, m.id, s.id`,
    [eventId],
  );
}

export interface TradingActionRow {
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly reason: string | null;
}

/** What operators of a site have done about an event, the newest first. */
export function tradingActions(
  queryable: Queryable,
  siteId: number,
  eventId: number,
  limit: number,
): Promise<TradingActionRow[]> {
  return queryable.rows(
    `select at, actor, action, detail->>'reason' as reason from audit_log
      where site_id = $1 and subject = 'event:' || $2::bigint order by id desc limit $3`,
    [siteId, eventId, limit],
  );
}

const openOfSite = "b.site_id = $1 and b.settled_at is null and b.status = 'BET'";

/** The open bets of a site that stand on one selection alone, summed by it. */
export function openSingles(queryable: Queryable, siteId: number): Promise<OpenSelection[]> {
  return queryable.rows(
    `select l.event_id as "eventId", b.site_id as "siteId", l.selection_id as "selectionId", l.market_id as "marketId",
            m.kind, m.scope, m.line_quarters as "lineQuarters", s.pick,
            count(*) as bets, sum(b.stake)::bigint as stake, sum(b.possible_win)::bigint as payout
       from bet b join bet_leg l on l.bet_id = b.id
       join selection s on s.id = l.selection_id join market m on m.id = l.market_id
      where ${openOfSite}
        and not exists (select from bet_leg o where o.bet_id = b.id and o.selection_id <> l.selection_id)
      group by l.event_id, b.site_id, l.selection_id, l.market_id, m.id, s.id`,
    [siteId],
  );
}

/** The open bets of a site on several selections, each counted once; amounts in minor units. */
export async function openCombinations(
  queryable: Queryable,
  siteId: number,
): Promise<{ readonly bets: number; readonly stake: number; readonly payout: number }> {
  const row = await queryable.row<{ bets: number; stake: number; payout: number }>(
    `select count(*) as bets, coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.possible_win), 0)::bigint as payout
       from bet b where ${openOfSite} and (select count(*) from bet_leg l where l.bet_id = b.id) > 1`,
    [siteId],
  );
  return row ?? { bets: 0, stake: 0, payout: 0 };
}
