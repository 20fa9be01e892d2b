import type { Database } from '@hanpan/db';
import { cursorOfNow, type OutboxCursor, type OutboxEvent, readEvents } from './outbox-store.ts';

const pollEveryMs = 40;
const pageSize = 500;
/** After an error: the database is away, or about to be. */
const retryEveryMs = 500;

/**
 * Follows the outbox from the moment it starts. Rows are read below the oldest running transaction, in (xid, id)
 * order, so a slow transaction's event is late and never lost. Every server process runs one and publishes to its own
 * sockets: no process depends on another.
 */
export class OutboxRelay {
  readonly #database: Database;
  readonly #publish: (event: OutboxEvent) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #cursor: OutboxCursor = { xid: '0', id: 0 };
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #polling: Promise<void> = Promise.resolve();

  constructor(
    database: Database,
    publish: (event: OutboxEvent) => Promise<void>,
    onError: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#publish = publish;
    this.#onError = onError;
  }

  async start(): Promise<void> {
    this.#cursor = await cursorOfNow(this.#database);
    this.#schedule(pollEveryMs);
  }

  /** Waits for the page that is being read. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  #schedule(delayMs: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#polling = this.#poll();
    }, delayMs);
  }

  async #poll(): Promise<void> {
    let nextMs = pollEveryMs;
    try {
      if ((await this.#readPage()) === pageSize) nextMs = 0;
    } catch (error) {
      this.#onError(error);
      nextMs = retryEveryMs;
    }
    this.#schedule(nextMs);
  }

  async #readPage(): Promise<number> {
    const rows = await readEvents(this.#database, this.#cursor, pageSize);
    for (const row of rows) {
      await this.#publish(row);
      this.#cursor = { xid: row.xid, id: row.id };
    }
    return rows.length;
  }
}
