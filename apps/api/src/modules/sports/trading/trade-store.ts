import { plainList, type Queryable, type Tx } from '@hanpan/db';
import type { Exposure, MarketCode, PlayProgress, Scope, SportState } from '@hanpan/rules';
import type { PlannedMatch } from './season-law.ts';

export interface TradedEvent {
  readonly id: number;
  readonly league_id: number;
  readonly home_team: number;
  readonly away_team: number;
  readonly feed: 'replay' | 'season';
  /** It is on the review list, and due to be tried again. */
  readonly is_reviewed: boolean;
}

/**
 * Coming events whose prices are behind their bets, a trader's moves, a correction that may have taken a result back, or, where
 * no plan has fixed what the sides are worth, their ratings; those first that were priced longest ago; not those on the review
 * list that are not due.
 */
export function eventsToPrice(queryable: Queryable, now: Date, limit: number): Promise<TradedEvent[]> {
  return queryable.prepared(
    'events-to-price',
    `select id, league_id, home_team, away_team, feed, is_reviewed from (
       select e.id, e.league_id, e.home_team, e.away_team, e.feed, e.priced_at,
              e.feed = 'replay' and (
                exists (select from team_rating r where r.league_id = e.league_id and r.team_id in (e.home_team, e.away_team)
                           and r.updated_at > e.priced_at)
                or exists (select from market m where m.event_id = e.id and not m.has_price and m.status <> 'settled')) as is_learned,
              exists (select from event_book b where b.event_id = e.id and b.is_unpriced)
                or exists (select from price_shift p where p.event_id = e.id and p.set_at > e.priced_at)
                or exists (select from event_correction c where c.event_id = e.id and c.written_at > e.priced_at) as is_moved,
              exists (select from sports_review r where r.subject = 'price' and r.subject_id = e.id and r.resolved_at is null) as is_reviewed
         from event e where e.settled_at is null and e.phase = 'prematch' and e.feed in ('replay', 'season')
          and exists (select from market m where m.event_id = e.id) and not exists (
              select from sports_review r where r.subject = 'price' and r.subject_id = e.id
                 and r.resolved_at is null and r.next_at > $1)) e
      where is_learned or is_moved order by priced_at, id limit $2`,
    [now, limit],
  );
}

/** The plans of drawn matches, and where they are. */
export function plannedMatches(
  queryable: Queryable,
  eventIds: readonly number[],
): Promise<(PlannedMatch & { readonly progress: PlayProgress<SportState> })[]> {
  return queryable.prepared(
    'planned-matches',
    'select event_id as id, plan, meeting, progress from season_match where event_id = any($1::bigint[])',
    [plainList(eventIds)],
  );
}

/** How many bets a site had taken on an event. */
export interface SeenBook {
  readonly event_id: number;
  readonly site_id: number;
  readonly version: number;
}

/** Read before the exposures: a bet that comes in between is seen, and looked at once more. */
export function bookVersions(queryable: Queryable, eventIds: readonly number[]): Promise<SeenBook[]> {
  return queryable.prepared(
    'book-versions',
    'select event_id, site_id, version from event_book where event_id = any($1::bigint[]) order by event_id, site_id',
    [plainList(eventIds)],
  );
}

export interface EventExposure {
  readonly event_id: number;
  readonly market: MarketCode;
  readonly scope: Scope;
  readonly line_quarters: number | null;
  readonly selection: string;
  readonly stake: number;
  readonly payout: number;
}

/** What is open on each selection of events, on all sites together, a combination by its share. */
export function exposuresOf(queryable: Queryable, eventIds: readonly number[]): Promise<EventExposure[]> {
  return queryable.prepared(
    'event-exposures',
    `select b.event_id, m.kind as market, m.scope, m.line_quarters, s.pick as selection, b.stake, b.payout
       from (select event_id, market_id, selection_id, sum(stake)::bigint as stake, sum(payout)::bigint as payout
               from selection_book where event_id = any($1::bigint[]) and bets > 0 group by 1, 2, 3) b
       join selection s on s.id = b.selection_id join market m on m.id = b.market_id
      where m.status <> 'settled' order by s.id`,
    [plainList(eventIds)],
  );
}

/** The same by selection, for prices that are shaded one market at a time. */
export async function selectionExposures(
  queryable: Queryable,
  eventIds: readonly number[],
): Promise<Map<number, Exposure>> {
  const rows = await queryable.prepared<{ selection_id: number; stake: number; payout: number }>(
    'selection-exposures',
    `select selection_id, sum(stake)::bigint as stake, sum(payout)::bigint as payout from selection_book
      where event_id = any($1::bigint[]) group by selection_id`,
    [plainList(eventIds)],
  );
  return new Map(rows.map((row) => [row.selection_id, { stakeAmount: row.stake, payoutAmount: row.payout }]));
}

/** Locks an event that still waits for its kick-off. Returns false where it has begun or ended. */
export async function lockComing(tx: Tx, eventId: number): Promise<boolean> {
  const row = await tx.row(
    "select 1 from event where id = $1 and phase = 'prematch' and settled_at is null for no key update",
    [eventId],
  );
  return row !== undefined;
}

/** Its prices could not be made: nobody bets on old ones. Returns whether any was for sale. */
export async function suspendUnpriced(tx: Tx, eventId: number): Promise<boolean> {
  const suspended = await tx.run(
    `update market set status = 'suspended', reason = 'trading', has_price = false where event_id = $1 and status = 'open'`,
    [eventId],
  );
  return suspended > 0;
}

/** Boards treat an event with a higher version as newer. */
export async function raiseVersion(tx: Tx, eventId: number): Promise<void> {
  await tx.run('update event set version = version + 1 where id = $1', [eventId]);
}

/** Notes for which bets prices have been made. */
export async function markSeen(tx: Tx, eventId: number, seen: readonly SeenBook[]): Promise<void> {
  await tx.prepared(
    'books-priced',
    `update event_book b set priced_version = k.version from unnest($2::int[], $3::bigint[]) k(site_id, version)
      where b.event_id = $1 and b.site_id = k.site_id and b.priced_version < k.version`,
    [eventId, plainList(seen.map((book) => book.site_id)), plainList(seen.map((book) => book.version))],
  );
}

/** When its prices were made; the version rises where something has changed, of which the boards are told here or later. */
export async function markPriced(
  tx: Tx,
  eventId: number,
  { isChanged, isTold, at }: { readonly isChanged: boolean; readonly isTold: boolean; readonly at: Date },
): Promise<void> {
  await tx.prepared(
    'event-priced',
    `update event set priced_at = $2, version = version + $3::int, prices_untold = prices_untold or $4::bool
      where id = $1`,
    [eventId, at, isChanged ? 1 : 0, isChanged && !isTold],
  );
}

/** Whether there are prices of which the boards have not been told. Locks nothing. */
export async function hasUntold(queryable: Queryable): Promise<boolean> {
  const rows = await queryable.prepared(
    'events-untold-look',
    `select 1 from event where settled_at is null and phase = 'prematch' and prices_untold order by id limit 1`,
    [],
  );
  return rows.length > 0;
}

/** Coming events whose boards have not been told of their prices; who tells them has locked them, the lower id first. */
export async function takeUntold(tx: Tx, limit: number): Promise<number[]> {
  const rows = await tx.prepared<{ id: number }>(
    'events-untold',
    `with untold as materialized (
       select id from event where settled_at is null and phase = 'prematch' and prices_untold
        order by id limit $1 for no key update
     )
     update event e set prices_untold = false from untold u where e.id = u.id returning e.id`,
    [limit],
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** The trading job has done its work: prices older than the last time it did are stale. */
export async function beatPricing(queryable: Queryable, now: Date): Promise<void> {
  await queryable.prepared(
    'pricing-beat',
    `insert into feed_state (name, alive_at) values ('pricing', $1)
     on conflict (name) do update set alive_at = excluded.alive_at`,
    [now],
  );
}
