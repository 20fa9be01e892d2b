import type { BodyOf, RequestOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import {
  countOpenEvents,
  feedAliveAt,
  foundEventRows,
  leaguesById,
  listLeagues,
  openEventRows,
} from './board-store.ts';
import { presentEvents } from './present-events.ts';

/** The feed beats every second; a board that moved with each beat would never be the same for a caller. */
const feedStepMs = 5_000;

/** As the contract has read it: what was left out has its default. */
export type BoardRequest = Required<RequestOf<'/api/sport/events'>>;

/** How many events a start page chooses from, a board holds, a search finds; an event has five times as many special prices as main ones. */
const lengths = { short: 12, whole: 150, special: 40, search: 30 } as const;

const instantOf = (at: string | null) => (at === null ? null : new Date(at));

/** Events that have not ended with their markets, and the leagues of the sport. A sport without leagues has no events. */
export async function readBoard(queryable: Queryable, request: BoardRequest) {
  const { sport, when, leagueIds, extent, markets } = request;
  const isEverySport = sport === 'all';
  const isLong = markets === 'special' && extent === 'whole';
  const filter = {
    sport: isEverySport ? null : sport,
    when,
    leagueIds,
    from: instantOf(request.from),
    before: instantOf(request.before),
    markets,
  };
  const [rows, aliveAt, counts] = await Promise.all([
    openEventRows(queryable, filter, lengths[isLong ? 'special' : extent]),
    feedAliveAt(queryable),
    countOpenEvents(queryable, markets),
  ]);
  const [leagues, events] = await Promise.all([
    isEverySport
      ? leaguesById(
          queryable,
          rows.map((row) => row.league_id),
        )
      : listLeagues(queryable, sport),
    presentEvents(queryable, rows, markets),
  ]);
  return {
    leagues,
    events,
    feedAt: new Date(Math.floor(aliveAt.getTime() / feedStepMs) * feedStepMs).toISOString(),
    sports: counts.map(({ sport: name, live, soon, next_at }) => ({
      sport: name,
      live,
      soon,
      nextAt: next_at?.toISOString() ?? null,
    })),
  };
}

/** Events of every sport by a part of a name. */
export async function searchEvents(queryable: Queryable, { search, when }: BodyOf<'/api/sport/search'>) {
  const rows = await foundEventRows(queryable, search, when, lengths.search);
  const [leagues, events] = await Promise.all([
    leaguesById(
      queryable,
      rows.map((row) => row.league_id),
    ),
    presentEvents(queryable, rows, 'main'),
  ]);
  return { leagues, events };
}
