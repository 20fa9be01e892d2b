import { type Database, isRetryable, isUnavailable, type Tx } from '@hanpan/db';
import {
  atSeasonStart,
  calendarOf,
  fixtureAt,
  kickOffOf,
  leaguesBySport,
  openMatch,
  planMatch,
  type SeasonFixture,
  type SeasonLeague,
  type Sport,
  tickSeconds,
  ticksOf,
  usualSeconds,
} from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { announceSeries, type KeyServices } from '../../draws/index.ts';
import { noteReview, resolveReview } from '../settlement/review-store.ts';
import { priceFirst } from '../trading/price-event.ts';
import { saveRating } from '../trading/rating-store.ts';
import {
  countUpcoming,
  fixtureSides,
  insertSeasonEvent,
  insertSeasonMatch,
  leagueRatings,
  lockCursor,
  type SeasonCursor,
  saveCursor,
  unpricedMatches,
} from './schedule-store.ts';
import { seasonLeagues, teamCode } from './season-data.ts';
import { type LanePace, laneAfter, openLane } from './season-lane.ts';
import { longestOf, paceOf, type SeasonSettings, upcomingWanted, wallMs } from './season-settings.ts';

export interface ScheduleServices extends KeyServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly season: SeasonSettings;
}

/**
 * Keeps the board full: the next fixtures of every sport become matches. Plan and announcement of a match are committed
 * first, and only then, in a transaction of their own, its first prices: whoever sees a price can see what it hangs on.
 */
export async function scheduleSeason(services: ScheduleServices, limit: number): Promise<void> {
  const bySport = leaguesBySport(await seasonLeagues());
  const upcoming = await countUpcoming(services.database);
  let room = limit;
  for (const [sport, leagues] of bySport) {
    const wanted = Math.min(room, upcomingWanted(sport, services.season) - (upcoming.get(sport) ?? 0));
    for (let index = 0; index < wanted; index += 1) {
      await inTransaction(services.database, (tx) => planNext(services, tx, sport, leagues));
      room -= 1;
    }
  }
  await priceNew(services, limit);
}

async function planNext(
  services: ScheduleServices,
  tx: Tx,
  sport: Sport,
  leagues: readonly SeasonLeague[],
): Promise<void> {
  const at = services.clock.date();
  const cursor = await lockCursor(tx, at);
  const pace = lanePace(services, sport, leagues);
  const lane = openLane(cursor.lanes[sport], pace);
  const fixture = { ...fixtureOfSlot(sport, leagues, lane.slot), kickOffMs: lane.kickOffMs };
  const seasons = await beginSeason(tx, fixture, cursor, at);
  await planFixture(services, tx, fixture, at);
  await saveCursor(tx, { seasons, lanes: { ...cursor.lanes, [sport]: laneAfter(lane, pace) } });
}

function lanePace(
  { clock, season }: ScheduleServices,
  sport: Sport,
  leagues: readonly SeasonLeague[],
): LanePace {
  const pace = paceOf(season);
  const calendar = calendarOf(0, pace, () => longestOf(leagues.map(({ format }) => format)));
  const opening = Math.ceil(pace.liveAtOnce[sport] / 2);
  return { nowMs: clock(), everyMs: calendar.everySeconds[sport] * 1000, opening };
}

/** Who plays follows from the number; the lane says when. */
function fixtureOfSlot(sport: Sport, leagues: readonly SeasonLeague[], slot: number): SeasonFixture {
  const anyTime = calendarOf(0, paceOf({ speed: 1 }), () => 'soccer');
  return fixtureAt(anyTime, sport, leagues, slot);
}

/** Before the first match of a league's season every side goes some of the way back to what it was made as. */
async function beginSeason(
  tx: Tx,
  { league, season }: SeasonFixture,
  { seasons }: SeasonCursor,
  at: Date,
): Promise<SeasonCursor['seasons']> {
  if (season <= (seasons[league.code] ?? 1)) return seasons;
  const made = new Map(league.sides.map((side) => [teamCode(league, side.id), side]));
  for (const { league_id: leagueId, team_id: teamId, code, ...now } of await leagueRatings(tx, league.code)) {
    const side = made.get(code);
    if (side !== undefined) await saveRating(tx, { leagueId, teamId, rating: atSeasonStart(now, side) }, at);
  }
  return { ...seasons, [league.code]: season };
}

async function planFixture(
  services: ScheduleServices,
  tx: Tx,
  { league, sport, series, season, round, home, away, kickOffMs }: SeasonFixture,
  at: Date,
): Promise<void> {
  const codes = { league: league.code, home: teamCode(league, home.id), away: teamCode(league, away.id) };
  const sides = await fixtureSides(tx, codes);
  if (sides === undefined) throw new Error(`${series} names an unknown league or side`);
  const strength = ({ attack, defence }: typeof sides.home) => ({ attack, defence });
  const meeting = { level: league.level, home: strength(sides.home), away: strength(sides.away) };
  const plan = planMatch(league.format, meeting);
  const ticks = ticksOf(league.format);
  const kickOffAt = new Date(kickOffMs);
  const everyMs = wallMs(tickSeconds, services.season);
  // The first draw is when the first tick is over.
  await announceSeries(services, tx, {
    game: sport,
    series,
    draws: ticks,
    firstDrawAtMs: kickOffMs + everyMs,
    everyMs,
  });
  const endsAt = new Date(kickOffMs + wallMs(usualSeconds[league.format], services.season));
  const eventId = await insertSeasonEvent(tx, { sides, series, startsAt: kickOffAt, endsAt, at });
  const progress = kickOffOf(openMatch(plan));
  await insertSeasonMatch(tx, { eventId, series, season, round, plan, meeting, ticks, progress, kickOffAt });
}

/** A match that cannot be priced has no markets, goes to the review list and stops no other. */
async function priceNew({ database, clock }: ScheduleServices, limit: number): Promise<void> {
  for (const eventId of await unpricedMatches(database, clock.date(), limit)) {
    try {
      await inTransaction(database, async (tx) => {
        await priceFirst(tx, eventId, clock.date());
        await resolveReview(tx, 'price', eventId, clock.date());
      });
    } catch (error) {
      if (isRetryable(error) || isUnavailable(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      await database.transaction((tx) => noteReview(tx, 'price', eventId, reason, clock.date()));
    }
  }
}
