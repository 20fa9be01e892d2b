import type { Database, Tx } from '@hanpan/db';
import { goalRates, goalTimes, type PricedMarket, priceMarkets, scoreMatrix } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { emitEvents } from './emit-events.ts';
import { type Fixture, listFixtures, readFixtures } from './football-data.ts';
import { modelFor } from './league-model.ts';

export interface ReplaySettings {
  /** How long a replayed match takes on the wall clock. */
  readonly matchSeconds: number;
}

/** So many matches are under way at any time, and so many wait for their kick-off. */
const liveAtOnce = 6;
const upcomingWanted = 45;
/** An empty board begins with matches already running, so that a newcomer sees one end soon. */
const shareAlreadyPlayed = 0.7;
const neighbourLines = 1;

let fixtureList: Promise<readonly Fixture[]> | undefined;

function fixtures(): Promise<readonly Fixture[]> {
  fixtureList ??= readFixtures().then(listFixtures);
  return fixtureList;
}

interface Schedule {
  readonly upcoming: number;
  readonly lastStartsAt: Date | null;
  readonly cursor: number;
}

async function readSchedule(tx: Tx, now: Date): Promise<Schedule> {
  const counts = await tx.row<{ upcoming: number; last: Date | null }>(
    'select count(*) filter (where starts_at > $1) as upcoming, max(starts_at) as last from event',
    [now],
  );
  const state = await tx.row<{ next: number }>(
    "select (cursor->>'next')::int as next from feed_state where name = 'replay'",
  );
  return { upcoming: counts?.upcoming ?? 0, lastStartsAt: counts?.last ?? null, cursor: state?.next ?? 0 };
}

/**
 * Keeps the board full: real fixtures, in the order in which they were played, get kick-off times on the wall clock.
 * After the last one the list begins again.
 */
export async function scheduleEvents(
  services: { database: Database; clock: Clock; replay: ReplaySettings },
  limit: number,
): Promise<void> {
  const list = await fixtures();
  const { matchSeconds } = services.replay;
  const matchMs = matchSeconds * 1000;
  const spacingMs = matchMs / liveAtOnce;
  await services.database.transaction(async (tx) => {
    const nowMs = services.clock();
    const schedule = await readSchedule(tx, new Date(nowMs));
    const wanted = Math.min(limit, upcomingWanted - schedule.upcoming);
    if (wanted <= 0) return;

    const earliestMs = nowMs - matchMs * shareAlreadyPlayed;
    let startsAtMs = Math.max((schedule.lastStartsAt?.getTime() ?? 0) + spacingMs, earliestMs);
    const created: number[] = [];
    for (let index = 0; index < wanted || startsAtMs < nowMs; index += 1) {
      const fixture = list[(schedule.cursor + index) % list.length];
      if (fixture === undefined) break;
      created.push(
        await createEvent(tx, fixture, new Date(startsAtMs), new Date(startsAtMs + matchMs), new Date(nowMs)),
      );
      startsAtMs += spacingMs;
    }
    await tx.run(
      `insert into feed_state (name, alive_at, cursor) values ('replay', $1, $2)
       on conflict (name) do update set alive_at = $1, cursor = $2`,
      [new Date(nowMs), JSON.stringify({ next: (schedule.cursor + created.length) % list.length })],
    );
    await emitEvents(tx, created, new Date(nowMs));
  });
}

async function createEvent(
  tx: Tx,
  fixture: Fixture,
  startsAt: Date,
  endsAt: Date,
  pricedAt: Date,
): Promise<number> {
  const ids = await tx.row<{ league: number; home: number; away: number }>(
    `select l.id as league, h.id as home, a.id as away from league l, team h, team a
      where l.code = $1 and h.code = $2 and a.code = $3`,
    [fixture.league, fixture.homeTeam, fixture.awayTeam],
  );
  if (ids === undefined) throw new Error(`fixture ${fixture.key} names an unknown league or team`);
  const row = await tx.row<{ id: number }>(
    `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [ids.league, ids.home, ids.away, fixture.key, startsAt, endsAt, pricedAt],
  );
  if (row === undefined) throw new Error('the event was not stored');
  const goals = goalTimes({ matchKey: fixture.key, fullTime: fixture.fullTime, halfTime: fixture.halfTime });
  await tx.run('insert into event_script (event_id, goals, final_home, final_away) values ($1, $2, $3, $4)', [
    row.id,
    JSON.stringify(goals),
    fixture.fullTime[0],
    fixture.fullTime[1],
  ]);
  const model = await modelFor(tx, ids.league, ids.home, ids.away);
  const matrix = scoreMatrix(goalRates(model, String(ids.home), String(ids.away)));
  await insertMarkets(tx, row.id, priceMarkets(matrix, { neighbourLines }));
  return row.id;
}

async function insertMarkets(tx: Tx, eventId: number, markets: readonly PricedMarket[]): Promise<void> {
  for (const market of markets) {
    const row = await tx.row<{ id: number }>(
      'insert into market (event_id, kind, line_quarters, is_main) values ($1, $2, $3, $4) returning id',
      [eventId, market.market, market.lineQuarters, market.isMain],
    );
    await tx.run(
      `insert into selection (market_id, pick, fair_probability, odds_milli)
       select $1, * from unnest($2::text[], $3::float8[], $4::int[])`,
      [
        row?.id,
        market.selections.map((each) => each.selection),
        market.selections.map((each) => each.probability),
        market.selections.map((each) => each.oddsMilli),
      ],
    );
  }
}
