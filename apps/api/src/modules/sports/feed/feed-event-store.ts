import { type Queryable, type Tx, textList } from '@hanpan/db';
import type { MarketCode, Scope } from '@hanpan/rules';
import type { FixtureMessage, MatchFacts } from '../../../vendors/feeds/messages.ts';
import type { ExternalFeed } from './entity-store.ts';
import { marketKey } from './market-key.ts';
import type { MatchStanding } from './match-standing.ts';

export interface FeedEvent {
  readonly event_id: number;
  readonly feed: ExternalFeed;
  readonly key: string;
  readonly league_id: number;
  readonly home_team: number;
  readonly away_team: number;
  readonly fixture: FixtureMessage;
  readonly fixture_at: Date;
  readonly facts: MatchFacts | null;
  readonly facts_at: Date | null;
  readonly is_settled: boolean;
  /** It is on the review list, because it could not be shown. */
  readonly is_reviewed: boolean;
}

/**
 * Locks an event of a feed, and then its selections, the lower id first: the order of whoever bets. Undefined where the
 * feed never named it.
 */
export async function lockFeedEvent(tx: Tx, feed: ExternalFeed, key: string): Promise<FeedEvent | undefined> {
  const event = await tx.row<FeedEvent>(
    `select f.event_id, f.feed, f.key, e.league_id, e.home_team, e.away_team, f.fixture, f.fixture_at, f.facts, f.facts_at,
            e.settled_at is not null as is_settled,
            exists (select from sports_review r where r.subject = 'price' and r.subject_id = e.id and r.resolved_at is null)
              as is_reviewed
       from feed_event f join event e on e.id = f.event_id where f.feed = $1 and f.key = $2 for no key update of e`,
    [feed, key],
  );
  if (event !== undefined)
    await tx.run('select from selection where event_id = $1 order by id for no key update', [event.event_id]);
  return event;
}

export interface Sides {
  readonly league: number;
  readonly home: number;
  readonly away: number;
}

/** A match that the feed names for the first time. Whoever names it at the same moment waits, and finds it. */
export async function insertFeedEvent(
  tx: Tx,
  { feed, event: key, startsAtMs, ...fixture }: FixtureMessage & { readonly feed: ExternalFeed },
  { league, home, away }: Sides,
  { endsAtMs, nowMs }: { readonly endsAtMs: number; readonly nowMs: number },
): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtext('feed_event:' || $1 || $2))", [feed, key]);
  await tx.run(
    `with made as (
       insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at, feed)
       select $3, $4, $5, $2, $6, $7, $8, $1 where not exists (select from feed_event where feed = $1 and key = $2)
       returning id)
     insert into feed_event (event_id, feed, key, fixture, fixture_at) select id, $1, $2, $9, $10 from made`,
    [
      feed,
      key,
      league,
      home,
      away,
      new Date(startsAtMs),
      new Date(endsAtMs),
      new Date(nowMs),
      JSON.stringify({ ...fixture, feed, event: key, startsAtMs }),
      new Date(fixture.saidAtMs),
    ],
  );
}

/** Keeps the later of two fixtures; of one moment, the same one in whatever order they came. Returns whether it is kept. */
export async function saveFixture(tx: Tx, eventId: number, fixture: FixtureMessage): Promise<boolean> {
  const { receivedAtMs: _, ...said } = fixture;
  const kept = await tx.run(
    `update feed_event set fixture = $2::jsonb, fixture_at = $3
      where event_id = $1 and (fixture_at, (fixture - 'receivedAtMs')::text) <= ($3, ($4::jsonb)::text)`,
    [eventId, JSON.stringify(fixture), new Date(fixture.saidAtMs), JSON.stringify(said)],
  );
  return kept > 0;
}

/** The same for what is known of the play. */
export async function saveFacts(
  tx: Tx,
  eventId: number,
  facts: MatchFacts,
  saidAtMs: number,
): Promise<boolean> {
  const kept = await tx.run(
    `update feed_event set facts = $2::jsonb, facts_at = $3
      where event_id = $1 and (facts_at is null or (facts_at, facts::text) <= ($3, ($2::jsonb)::text))`,
    [eventId, JSON.stringify(facts), new Date(saidAtMs)],
  );
  return kept > 0;
}

export interface MovedFeedEvent {
  readonly match: MatchStanding;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly pricedAtMs: number | null;
  readonly sides: Sides;
}

/**
 * Writes how a match stands onto the board; returns whether anything of it is new. One that is settled keeps its score, and
 * a stretch whose final score an operator has entered keeps that.
 */
export async function moveFeedEvent(tx: Tx, eventId: number, moved: MovedFeedEvent): Promise<boolean> {
  const { match, sides } = moved;
  const changed = await tx.run(
    `update event e set phase = n.phase, period = n.period, clock_seconds = n.clock_seconds, server = n.server,
            home_score = n.home_score, away_score = n.away_score, scores = n.scores,
            starts_at = n.starts_at, ends_at = n.ends_at,
            league_id = n.league_id, home_team = n.home_team, away_team = n.away_team, priced_at = coalesce($13, e.priced_at)
       from (select $2::text as phase, $3::smallint as period, $4::int as clock_seconds, $5::text as server,
                    $6::smallint as home_score, $7::smallint as away_score,
                    $8::jsonb || coalesce((select jsonb_object_agg(entered.scope, entered.score)
                      from event before, jsonb_each(before.scores) entered(scope, score)
                      where before.id = $1 and (entered.score->>2)::bool), '{}') as scores,
                    $9::timestamptz as starts_at, $10::timestamptz as ends_at,
                    $11::int as league_id, $12::int as home_team, $14::int as away_team) n
      where e.id = $1 and e.settled_at is null and (
            (e.phase, e.period, e.clock_seconds, e.server, e.home_score, e.away_score, e.scores, e.starts_at, e.league_id,
             e.home_team, e.away_team)
            is distinct from (n.phase, n.period, n.clock_seconds, n.server, n.home_score, n.away_score, n.scores, n.starts_at,
             n.league_id, n.home_team, n.away_team)
            or e.priced_at is distinct from coalesce($13, e.priced_at))`,
    [
      eventId,
      match.phase,
      match.period,
      match.clockSeconds,
      match.server,
      match.home,
      match.away,
      JSON.stringify(match.scores),
      new Date(moved.startsAtMs),
      new Date(moved.endsAtMs),
      sides.league,
      sides.home,
      moved.pricedAtMs === null ? null : new Date(moved.pricedAtMs),
      sides.away,
    ],
  );
  return changed > 0;
}

/** Whether anybody has bet on it; what was refused stands for nothing. */
export async function hasBets(queryable: Queryable, eventId: number): Promise<boolean> {
  const [row] = await queryable.rows(
    'select 1 from bet_leg l join bet b on b.id = l.bet_id where l.event_id = $1 and b.refusal is null limit 1',
    [eventId],
  );
  return row !== undefined;
}

/** When an event is looked at next though nobody says anything. */
export async function saveLook(tx: Tx, eventId: number, lookAtMs: number | null): Promise<void> {
  await tx.run('update feed_event set look_at = $2 where event_id = $1 and look_at is distinct from $2', [
    eventId,
    lookAtMs === null ? null : new Date(lookAtMs),
  ]);
}

export interface EventToLookAt {
  readonly key: string;
  /** Its time has come: until somebody looks nobody knows whether its prices hold. */
  readonly is_due: boolean;
}

/**
 * Events that are to be looked at though nobody said anything: their time has come, or bets have been taken since their
 * prices were made. Those whose time has come are first, in play before the others, then the longest due; not those on the
 * review list that are not due, which are for sale no more.
 */
export function eventsToLookAt(
  queryable: Queryable,
  feed: ExternalFeed,
  now: Date,
  limit: number,
): Promise<EventToLookAt[]> {
  return queryable.rows(
    `select f.key, coalesce(f.look_at <= $1, false) as is_due from feed_event f join event e on e.id = f.event_id
      where f.feed = $3 and (f.look_at <= $1 or e.settled_at is null and f.event_id in (select event_id from event_book where is_unpriced))
        and not exists (select from sports_review r where r.subject = 'price' and r.subject_id = e.id
                           and r.resolved_at is null and r.next_at > $1)
      order by is_due desc, e.phase in ('prematch', 'ended'), f.look_at, f.event_id limit $2`,
    [now, limit, feed],
  );
}

/** The keys of events that a feed need not name again. */
export async function knownEvents(queryable: Queryable, feed: ExternalFeed): Promise<string[]> {
  const rows = await queryable.rows<{ key: string }>(
    `select f.key from feed_event f join event e on e.id = f.event_id
      where f.feed = $1 and (e.settled_at is null or e.settled_at > now() - interval '4 days') order by f.event_id`,
    [feed],
  );
  return rows.map(({ key }) => key);
}

/** The keys of the markets of an event that are settled. */
export async function settledMarkets(queryable: Queryable, eventId: number): Promise<ReadonlySet<string>> {
  const rows = await queryable.rows<{ kind: MarketCode; scope: Scope; lineQuarters: number | null }>(
    `select kind, scope, line_quarters as "lineQuarters" from market where event_id = $1 and status = 'settled'`,
    [eventId],
  );
  return new Set(
    rows.map(({ kind: market, scope, lineQuarters }) =>
      marketKey({ kind: 'known', market, scope, lineQuarters }),
    ),
  );
}

/** Ends an event that has no market left to settle, or of which nothing more is said. Returns whether it did. */
export async function endFeedEvent(
  tx: Tx,
  eventId: number,
  { isClosed }: { readonly isClosed: boolean },
  at: Date,
): Promise<boolean> {
  const ended = await tx.run(
    `update event set settled_at = $2 where id = $1 and settled_at is null and phase = 'ended'
        and ($3 or not exists (select from market where event_id = $1 and status <> 'settled'))`,
    [eventId, at, isClosed],
  );
  return ended > 0;
}

/** Somebody has looked after the feeds now: without that nobody knows whether their prices hold. */
export async function beatFeeds(
  queryable: Queryable,
  feeds: readonly ExternalFeed[],
  now: Date,
): Promise<void> {
  await queryable.prepared(
    'feeds-beat',
    `insert into feed_state (name, alive_at) select name, $2::timestamptz from unnest($1::text[]) name order by name
     on conflict (name) do update set alive_at = excluded.alive_at`,
    [textList(feeds), now],
  );
}

/** The kick-offs of the events without a result, by key; not of those on whose result somebody has been asked to look. */
export async function awaitedEvents(queryable: Queryable, feed: ExternalFeed): Promise<Map<string, number>> {
  const rows = await queryable.rows<{ key: string; starts_at: Date }>(
    `select f.key, e.starts_at from feed_event f join event e on e.id = f.event_id
      where f.feed = $1 and e.settled_at is null and not exists (
            select from sports_review r where r.subject = 'result' and r.subject_id = f.event_id and r.resolved_at is null)`,
    [feed],
  );
  return new Map(rows.map(({ key, starts_at }) => [key, starts_at.getTime()]));
}
