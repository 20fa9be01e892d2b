import type { Database, Lease, Queryable } from './database.ts';

const lingerMs = 250;

/**
 * The connection of one group writer: taken with the first batch, kept while batches follow each other closely,
 * returned when the writer is idle, so that an idle process holds none.
 */
export class LaneConnection {
  readonly #database: Database;
  #lease: Lease | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async get(): Promise<Queryable> {
    clearTimeout(this.#timer);
    this.#lease ??= await this.#database.lease();
    return this.#lease.connection;
  }

  /** No batch follows for now. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#release(false), lingerMs);
    this.#timer.unref();
  }

  /** The connection broke; the next batch takes another. */
  drop(): void {
    this.#release(true);
  }

  #release(broken: boolean): void {
    this.#lease?.release(broken);
    this.#lease = undefined;
  }
}
