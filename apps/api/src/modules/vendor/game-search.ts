import type { Database } from '@hanpan/db';
import { type Found, findCalled, findNamed, isSlip, type Named, named } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { KeptReading } from '../../kernel/kept-reading.ts';
import {
  type GameNames,
  gamesOnFor,
  listGameNames,
  type Reader,
  vendorsOffFor,
} from './game-search-store.ts';
import type { GameRow } from './game-store.ts';
import { presentGame } from './list-games.ts';

const keptMs = 30_000;
/** How many games of a name are held against what is off for the reader at once, to begin with; each step asks for twice as many. */
const firstStep = 50;

interface Vendor {
  readonly id: number;
  readonly games: readonly Named<GameNames>[];
}

/** The games of all vendors by their names. Which of them the reader may open is asked of the tables each time. */
export class GameSearch {
  readonly #database: Database;
  readonly #vendors: KeptReading<readonly Named<Vendor>[]>;

  constructor({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
    this.#database = database;
    this.#vendors = new KeptReading(clock, keptMs, async () => byVendor(await listGameNames(database)));
  }

  /**
   * What is called so, then what somebody makes who is; where there is neither, what may have been meant, which is not sure.
   * Each game once, of the first vendor that carries it.
   */
  async find(reader: Reader, search: string, limit: number) {
    const [vendors, off] = await Promise.all([
      this.#vendors.get(),
      vendorsOffFor(this.#database, reader).then((ids) => new Set(ids)),
    ]);
    const open = vendors.filter(({ item }) => !off.has(item.id));
    const games = open.flatMap(({ item }) => item.games);
    const own = findNamed(games, search, games.length);
    // By initial consonants every maker would be found.
    const made = findCalled(open, search).flatMap(({ item }) => item.games.map((game) => game.item));
    const sure = own.filter(({ rank }) => !isSlip(rank));
    const called = new Set([...itemsOf(sure), ...made]);
    const on = await this.#onFor(reader, called.size > 0 ? [...called] : itemsOf(own), limit);
    return { games: on.map(presentGame), isSure: called.size > 0 && on.length > 0 };
  }

  /** The first of them that are on for the reader. Seldom is one of them off alone, so the first step has enough nearly always. */
  async #onFor(reader: Reader, games: readonly GameNames[], limit: number): Promise<GameRow[]> {
    let on: GameRow[] = [];
    let asked = 0;
    while (asked < games.length && on.length < limit) {
      // 50, 100, 200 …
      const until = 2 * asked + firstStep;
      on = eachOnce([...on, ...(await gamesOnFor(this.#database, reader, games.slice(asked, until)))]);
      asked = until;
    }
    return on.slice(0, limit);
  }
}

const itemsOf = (found: readonly Found<GameNames>[]) => found.map(({ item }) => item);

function byVendor(rows: readonly GameNames[]): Named<Vendor>[] {
  const vendors = new Map<number, { readonly names: GameNames; readonly games: Named<GameNames>[] }>();
  for (const row of rows) {
    const vendor = vendors.get(row.vendor_id) ?? { names: row, games: [] };
    vendors.set(row.vendor_id, vendor);
    vendor.games.push(named(row, Object.values(row.names)));
  }
  return [...vendors].map(([id, { names, games }]) => named({ id, games }, Object.values(names.vendor_name)));
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
