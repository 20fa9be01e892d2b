import type { Tx } from '@hanpan/db';
import type { Goal, PricedMarket } from '@hanpan/rules';

export interface Schedule {
  readonly upcoming: number;
  readonly lastStartsAt: Date | null;
  /** Which fixture comes next. */
  readonly cursor: number;
}

export async function readSchedule(tx: Tx, now: Date): Promise<Schedule> {
  const counts = await tx.row<{ upcoming: number; last: Date | null }>(
    'select count(*) filter (where starts_at > $1) as upcoming, max(starts_at) as last from event',
    [now],
  );
  const state = await tx.row<{ next: number }>(
    "select (cursor->>'next')::int as next from feed_state where name = 'replay'",
  );
  return { upcoming: counts?.upcoming ?? 0, lastStartsAt: counts?.last ?? null, cursor: state?.next ?? 0 };
}

export async function saveCursor(tx: Tx, next: number, now: Date): Promise<void> {
  await tx.run(
    `insert into feed_state (name, alive_at, cursor) values ('replay', $1, $2)
     on conflict (name) do update set alive_at = $1, cursor = $2`,
    [now, JSON.stringify({ next })],
  );
}

/** The ids behind the codes of a fixture; undefined where one of them is unknown. */
export function sidesOf(
  tx: Tx,
  fixture: { readonly league: string; readonly homeTeam: string; readonly awayTeam: string },
): Promise<{ league: number; home: number; away: number } | undefined> {
  return tx.row(
    `select l.id as league, h.id as home, a.id as away from league l, team h, team a
      where l.code = $1 and h.code = $2 and a.code = $3`,
    [fixture.league, fixture.homeTeam, fixture.awayTeam],
  );
}

export interface NewEvent {
  readonly league: number;
  readonly home: number;
  readonly away: number;
  readonly sourceKey: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pricedAt: Date;
}

export async function insertEvent(tx: Tx, event: NewEvent): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [event.league, event.home, event.away, event.sourceKey, event.startsAt, event.endsAt, event.pricedAt],
  );
  if (row === undefined) throw new Error('the event was not stored');
  return row.id;
}

/** What will happen in the match; no query that serves a member reads it. */
export async function insertScript(
  tx: Tx,
  eventId: number,
  goals: readonly Goal[],
  final: readonly [home: number, away: number],
): Promise<void> {
  await tx.run('insert into event_script (event_id, goals, final_home, final_away) values ($1, $2, $3, $4)', [
    eventId,
    JSON.stringify(goals),
    final[0],
    final[1],
  ]);
}

export async function insertMarket(tx: Tx, eventId: number, market: PricedMarket): Promise<void> {
  await tx.run(
    `with placed as (
       insert into market (event_id, kind, line_quarters, is_main) values ($1, $2, $3, $4) returning id
     )
     insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
     select placed.id, $1, s.* from placed, unnest($5::text[], $6::float8[], $7::int[]) s`,
    [
      eventId,
      market.market,
      market.lineQuarters,
      market.isMain,
      market.selections.map((each) => each.selection),
      market.selections.map((each) => each.probability),
      market.selections.map((each) => each.oddsMilli),
    ],
  );
}
