import type { Database } from '@hanpan/db';
import { findNamed, isSlip, type Named, named } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { KeptReading } from '../../../kernel/kept-reading.ts';
import {
  listOpenLeagues,
  listOpenSides,
  type OpenLeague,
  openEventsOf,
  type SideName,
} from './event-search-store.ts';

const keptMs = 30_000;
/** How many sides and leagues of a name matches are looked for of. */
const mostNamed = 60;

interface Names {
  readonly sides: readonly Named<SideName>[];
  readonly leagues: readonly Named<OpenLeague>[];
}

interface Limits {
  readonly leagues: number;
  readonly events: number;
}

/** The open matches by the names of their sides, leagues and countries. */
export class EventSearch {
  readonly #database: Database;
  readonly #names: KeptReading<Names>;

  constructor({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
    this.#database = database;
    this.#names = new KeptReading(clock, keptMs, async () => {
      const [sides, leagues] = await Promise.all([listOpenSides(database), listOpenLeagues(database)]);
      return {
        sides: sides.map((side) => named(side, Object.values(side.name))),
        leagues: leagues.map((league) =>
          named(league, [...Object.values(league.name), ...Object.values(league.country)]),
        ),
      };
    });
  }

  async find(search: string, limits: Limits) {
    const names = await this.#names.get();
    const found = {
      sides: findNamed(names.sides, search, mostNamed),
      leagues: findNamed(names.leagues, search, mostNamed),
    };
    // What may have been meant is shown where nothing is called so: by kick-off it would stand before what is.
    const isSure = [...found.sides, ...found.leagues].some(({ rank }) => !isSlip(rank));
    const wanted = ({ rank }: { rank: number }) => !isSure || !isSlip(rank);
    const sideIds = found.sides.filter(wanted).map(({ item }) => item.id);
    const leagues = found.leagues.filter(wanted).map(({ item }) => item);
    const leagueIds = leagues.map(({ leagueId }) => leagueId);
    const rows =
      sideIds.length + leagueIds.length === 0
        ? []
        : await openEventsOf(this.#database, { sideIds, leagueIds }, limits.events);
    return {
      isSure,
      leagues: leagues.slice(0, limits.leagues),
      events: rows.map(({ id, starts_at, home_score, away_score, ...event }) => ({
        ...event,
        eventId: id,
        startsAt: starts_at.toISOString(),
        homeScore: home_score,
        awayScore: away_score,
      })),
    };
  }
}
