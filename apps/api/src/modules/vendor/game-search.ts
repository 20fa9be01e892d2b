import type { Database } from '@hanpan/db';
import { findNamed, isLiteral, isSlip, type Named, named } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { KeptReading } from '../../kernel/kept-reading.ts';
import { type GameNames, gamesOnFor, listGameNames, type Reader } from './game-search-store.ts';
import type { GameRow } from './game-store.ts';
import { presentGame } from './list-games.ts';

const keptMs = 30_000;
/** How many games of a name are held against what is off for the reader. */
const mostNamed = 400;

interface Names {
  readonly games: readonly Named<GameNames>[];
  /** The same by who makes them. */
  readonly makers: readonly Named<GameNames>[];
}

/** The games of all vendors by their names. Which of them the reader may open is asked of the tables each time. */
export class GameSearch {
  readonly #database: Database;
  readonly #names: KeptReading<Names>;

  constructor({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
    this.#database = database;
    this.#names = new KeptReading(clock, keptMs, async () => {
      const rows = await listGameNames(database);
      return {
        games: rows.map((row) => named(row, Object.values(row.names))),
        makers: rows.map((row) => named(row, Object.values(row.vendor_name))),
      };
    });
  }

  /**
   * What is called so, then what somebody makes who is; where there is neither, what may have been meant, which is not sure.
   * Each game once, of the first vendor that carries it.
   */
  async find(reader: Reader, search: string, limit: number) {
    const { games, makers } = await this.#names.get();
    const own = findNamed(games, search, mostNamed);
    // By initial consonants every maker would be found.
    const made = findNamed(makers, search, mostNamed).filter(({ rank }) => isLiteral(rank));
    const sure = [...own.filter(({ rank }) => !isSlip(rank)), ...made];
    const wanted = sure.length > 0 ? sure : own;
    const asked = [...new Set(wanted.map(({ item }) => item))].slice(0, mostNamed);
    const on = asked.length === 0 ? [] : await gamesOnFor(this.#database, reader, asked);
    return {
      games: eachOnce(on).slice(0, limit).map(presentGame),
      isSure: sure.length > 0,
    };
  }
}

/** What several vendors carry under one code of the catalogue is one game. */
function eachOnce(games: readonly GameRow[]): GameRow[] {
  const seen = new Set<string>();
  return games.filter(({ product_code, vendor_code, key }) => {
    const id = `${product_code ?? `of ${vendor_code}`} ${key}`;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
