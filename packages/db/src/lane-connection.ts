import type { Database, Lease, Queryable } from './database.ts';

const lingerMs = 250;

/**
 * A writer asks for rows by their keys and for nothing else. A plan is made once for each connection: one that was made
 * while a table was small would read it whole for as long as the connection lives.
 */
const byKeys = `set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off;
  set enable_mergejoin = off`;
const asBefore = 'reset plan_cache_mode; reset enable_seqscan; reset enable_hashjoin; reset enable_mergejoin';

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
    this.#lease ??= await this.#database.lease((connection) => connection.run(byKeys));
    return this.#lease.connection;
  }

  /** No batch follows for now. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#giveBack(), lingerMs);
    this.#timer.unref();
  }

  /** The connection broke; the next batch takes another. */
  drop(): void {
    this.#lease?.release(true);
    this.#lease = undefined;
  }

  /** As it was taken: one that cannot be made so is closed. */
  #giveBack(): void {
    const lease = this.#lease;
    this.#lease = undefined;
    lease?.connection.run(asBefore).then(
      () => lease.release(),
      () => lease.release(true),
    );
  }
}
