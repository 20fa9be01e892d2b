import type { Database } from '@hanpan/db';

export interface OutboxEvent {
  readonly audience: string;
  readonly event: string;
  readonly payload: unknown;
}

interface OutboxRow extends OutboxEvent {
  id: number;
  xid: string;
}

const pollEveryMs = 40;
const pageSize = 500;

/**
 * Follows the outbox from the moment it starts. Rows are read below the oldest running transaction, in (xid, id)
 * order, so a slow transaction's event is late and never lost. Every server process runs one and publishes to its own
 * sockets: no process needs another to be heard.
 */
export class OutboxRelay {
  readonly #database: Database;
  readonly #publish: (event: OutboxEvent) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #cursor: { xid: string; id: number } | undefined;
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
    const row = await this.#database.row<{ xid: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as xid',
    );
    this.#cursor = { xid: row?.xid ?? '0', id: 0 };
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
    const rows = await this.#database.prepared<OutboxRow>(
      'outbox-read',
      `select id, xid::text as xid, audience, event, payload from outbox
        where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by outbox.xid, outbox.id limit ${pageSize}`,
      [this.#cursor?.xid, this.#cursor?.id],
    );
    for (const row of rows) {
      await this.#publish(row);
      this.#cursor = { xid: row.xid, id: row.id };
    }
    return rows.length;
  }
}

/** Events older than this were published or nobody was there to hear them. */
export function pruneOutbox(database: Database): Promise<number> {
  return database.run("delete from outbox where created_at < now() - interval '10 minutes'");
}
