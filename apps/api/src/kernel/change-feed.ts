import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@hanpan/db';
import { type Changes, changesSince, snapshotOfNow } from './change-feed-store.ts';

/** More changes than this at once, or none for this long: what was known is no longer worth following. */
const mostChanges = 1_000;
const silentForMs = 60_000;
/** Between the beginnings of two readings: who asks meanwhile shares the next one. */
const pauseMs = 4;

export interface ChangeListener {
  /** Something that these keys name has moved: rooms of the outbox, and `account:<id>` of the ledger. */
  readonly moved: (keys: readonly string[]) => void;
  /** Too much has happened to name it. */
  readonly lost: () => void;
}

function keysOf({ changes }: Changes): string[] {
  return changes.flatMap(({ audience, accounts }) =>
    accounts === null ? [audience] : accounts.map((id) => `account:${id}`),
  );
}

/**
 * Tells what has been committed, up to the moment at which somebody asks: every transaction that moves what a member
 * sees writes an event. Whoever waits for `caughtUp` has heard of everything that was committed before it asked, at the
 * price of one small statement for all who ask in the same moment. The relay of pushes is no use for it: it is later
 * than the commit by its pause and by the oldest transaction that still runs.
 */
export class ChangeFeed {
  readonly #database: Database;
  readonly #listener: ChangeListener;
  readonly #now: () => number;
  #snapshot: string | undefined;
  #beganAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(database: Database, listener: ChangeListener, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#listener = listener;
    this.#now = now;
  }

  /** A reading that is under way may have begun before what the caller has just seen: it waits for the next. */
  caughtUp(): Promise<void> {
    this.#next ??= this.#readNext();
    return this.#next;
  }

  async #readNext(): Promise<void> {
    if (this.#reading !== undefined) await this.#reading.catch(() => undefined);
    const restMs = this.#beganAtMs + pauseMs - this.#now();
    // At least one turn of the event loop, so that requests of the same moment share a reading.
    await (restMs > 0 ? wait(restMs) : new Promise((resolve) => setImmediate(resolve)));
    this.#next = undefined;
    this.#reading = this.#read();
    await this.#reading;
  }

  async #read(): Promise<void> {
    const silentMs = this.#now() - this.#beganAtMs;
    this.#beganAtMs = this.#now();
    try {
      if (this.#snapshot === undefined || silentMs > silentForMs) return await this.#restart();
      const changes = await changesSince(this.#database, this.#snapshot, mostChanges);
      if (changes.changes.length === mostChanges) return await this.#restart();
      this.#snapshot = changes.snapshot;
      this.#listener.moved(keysOf(changes));
    } catch (error) {
      this.#snapshot = undefined;
      this.#listener.lost();
      throw error;
    } finally {
      this.#reading = undefined;
    }
  }

  async #restart(): Promise<void> {
    this.#snapshot = await snapshotOfNow(this.#database);
    this.#listener.lost();
  }
}
