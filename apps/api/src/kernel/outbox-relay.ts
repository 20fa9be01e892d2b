import type { Database } from '@hanpan/db';
import {
  cursorOfNow,
  type OutboxCursor,
  type OutboxEvent,
  type OutboxHead,
  readHeads,
  readPayloads,
} from './outbox-store.ts';

const pollEveryMs = 40;
const pageSize = 500;

/**
 * Follows the outbox from the moment it starts. Rows are read below the oldest running transaction, in (xid, id)
 * order, so a slow transaction's event is late and never lost. Every server process runs one and publishes to its own
 * sockets: no process depends on another. Under load most events have no listener here: only the payloads of those that are
 * wanted are read.
 */
export class OutboxRelay {
  readonly #database: Database;
  readonly #publish: (event: OutboxEvent) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #isWanted: (head: OutboxHead) => boolean;
  #cursor: OutboxCursor = { xid: '0', id: 0 };
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #polling: Promise<void> = Promise.resolve();

  constructor(
    database: Database,
    publish: (event: OutboxEvent) => Promise<void>,
    onError: (error: unknown) => void,
    isWanted: (head: OutboxHead) => boolean = () => true,
  ) {
    this.#database = database;
    this.#publish = publish;
    this.#onError = onError;
    this.#isWanted = isWanted;
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
    let more = false;
    try {
      more = (await this.#readPage()) === pageSize;
    } catch (error) {
      this.#onError(error);
    }
    this.#schedule(more ? 0 : pollEveryMs);
  }

  async #readPage(): Promise<number> {
    const heads = await readHeads(this.#database, this.#cursor, pageSize);
    const wanted = heads.filter(this.#isWanted);
    const payloads = wanted.length === 0 ? new Map() : await readPayloads(this.#database, wanted);
    for (const { xid, id, audience, event } of heads) {
      if (payloads.has(id)) await this.#publish({ audience, event, payload: payloads.get(id) });
      this.#cursor = { xid, id };
    }
    return heads.length;
  }
}
