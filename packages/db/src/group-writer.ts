import type { Database, Queryable } from './database.ts';
import { LaneConnection } from './lane-connection.ts';
import { isConnectionLoss, isRetryable, isSqlState } from './sql-state.ts';

/**
 * How careful the next attempt is. An attempt that throws wrote nothing.
 * lock     wait where others write the same rows, instead of failing with a serialisation failure
 * lookUp   look for what has been written before, instead of failing with a unique violation
 */
export interface WriteMode {
  readonly lock: boolean;
  readonly lookUp: boolean;
}

export interface GroupWriterSettings<Item, Result> {
  /** The identity of an item: a batch holds one item of each key. */
  readonly keyOf: (item: Item) => string;
  /** Writes all items together, or none, and returns one result each, in order. */
  readonly write: (connection: Queryable, items: readonly Item[], mode: WriteMode) => Promise<Result[]>;
  /** Whether an item is likely to meet another writer, so that the first attempt locks at once. */
  readonly meetsOthers?: (item: Item) => boolean;
  /** The result for an item whose key is being written already; without it such an item waits for a later batch. */
  readonly follow?: (first: Item, follower: Item, result: Result) => Result;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly sinceMs: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** One item of a batch, with those of the same key that came meanwhile. */
interface Slot<Item, Result> {
  readonly first: Waiting<Item, Result>;
  followers?: Waiting<Item, Result>[];
}

function addFollower<Item, Result>(slot: Slot<Item, Result>, waiting: Waiting<Item, Result>): void {
  slot.followers ??= [];
  slot.followers.push(waiting);
}

const attempts = 5;
const firstPauseMs = 50;
const largestBatch = 256;
const longestQueue = 20_000;
/** For this long after its first item came, a batch is sent again over another connection where one was lost. */
const reconnectWithinMs = 1_000;

const oneTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Thrown at once when more items wait than could be written in seconds; nothing was written. */
export class QueueFullError extends Error {
  /** Over HTTP: try again later. */
  readonly statusCode = 503;
}

/**
 * Group writing: items that gather while the last batch is being written go into the next one, with one call
 * and one commit. Under load the batches grow by themselves, and so does the throughput.
 */
export class GroupWriter<Item, Result> {
  readonly #connection: LaneConnection;
  readonly #settings: GroupWriterSettings<Item, Result>;
  #queue: Waiting<Item, Result>[] = [];
  #working = false;

  constructor(database: Database, settings: GroupWriterSettings<Item, Result>) {
    this.#connection = new LaneConnection(database);
    this.#settings = settings;
  }

  write(item: Item): Promise<Result> {
    if (this.#queue.length >= longestQueue)
      return Promise.reject(new QueueFullError('too much waits to be written'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, sinceMs: performance.now(), resolve, reject });
      if (!this.#working) {
        this.#working = true;
        // One turn of the event loop lets callers of the same moment share the first batch.
        setImmediate(() => void this.#work());
      }
    });
  }

  async #work(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#takeBatch();
      try {
        const results = await this.#attempt(batch);
        for (const [index, slot] of batch.entries()) this.#settle(slot, results[index] as Result);
      } catch (error) {
        await this.#reject(batch, error);
      }
      // A caller that just got its result may write again: without this turn callers split into small alternating
      // batches.
      await oneTurn();
    }
    this.#working = false;
    this.#connection.rest();
  }

  /** One item that cannot be written must not fail the others: each is tried alone. */
  async #reject(batch: readonly Slot<Item, Result>[], error: unknown): Promise<void> {
    if (batch.length > 1 && !isConnectionLoss(error)) {
      for (const slot of batch) {
        try {
          const [result] = await this.#attempt([slot]);
          this.#settle(slot, result as Result);
        } catch (own) {
          await this.#reject([slot], own);
        }
      }
      return;
    }
    for (const { first, followers } of batch) {
      first.reject(error);
      for (const each of followers ?? []) each.reject(error);
    }
  }

  #settle({ first, followers }: Slot<Item, Result>, result: Result): void {
    first.resolve(result);
    if (followers === undefined) return;
    const { follow } = this.#settings;
    for (const each of followers) each.resolve(follow?.(first.item, each.item, result) ?? result);
  }

  /** Up to 256 keys, in order. */
  #takeBatch(): Slot<Item, Result>[] {
    const { keyOf, follow } = this.#settings;
    const slots = new Map<string, Slot<Item, Result>>();
    const left: Waiting<Item, Result>[] = [];
    for (const waiting of this.#queue) {
      const key = keyOf(waiting.item);
      const slot = slots.get(key);
      if (slot !== undefined && follow !== undefined) addFollower(slot, waiting);
      else if (slot !== undefined || slots.size === largestBatch) left.push(waiting);
      else slots.set(key, { first: waiting });
    }
    this.#queue = left;
    return [...slots.values()];
  }

  /**
   * Cheapest first; an attempt that met a repeated key or another writer is followed by one that looks up or locks. A
   * connection that broke leaves open whether the batch was written: it is sent again with the look-up, which finds
   * what had been. Where the database stays away the callers are told soon: they repeat it with their keys.
   */
  async #attempt(batch: readonly Slot<Item, Result>[]): Promise<Result[]> {
    const { write, meetsOthers } = this.#settings;
    const items = batch.map((slot) => slot.first.item);
    const reconnectUntilMs = (batch[0]?.first.sinceMs ?? 0) + reconnectWithinMs;
    let mode: WriteMode = { lock: meetsOthers !== undefined && items.some(meetsOthers), lookUp: false };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write(await this.#connection.get(), items, mode);
      } catch (error) {
        const isLost = isConnectionLoss(error);
        const isRepeated = isSqlState(error, 'uniqueViolation');
        if (isLost) this.#connection.drop();
        if (isLost && performance.now() > reconnectUntilMs) throw error;
        if (attempt >= attempts || !(isLost || isRepeated || isRetryable(error))) throw error;
        if (isLost) await pause(firstPauseMs * 2 ** (attempt - 1));
        mode = { lock: true, lookUp: mode.lookUp || isRepeated || isLost };
      }
    }
  }
}
