import type { Database, Lease } from '@hanpan/db';
import type { Clock } from './clock.ts';
import { keepLocks, tryLockJob, unlockJob } from './job-store.ts';

/**
 * For so long a process keeps the lock of a job from run to run; then another one may have its turn. Nobody waits for it: one
 * that dies or stands still loses its locks whatever its turn is.
 */
const turnMs = 20_000;
/** The locks of a process that stands still are free after so long. */
const silentMs = 30_000;

/**
 * The locks of this process's jobs, all on one connection: a pool that lent one to each running job would have none
 * left for their work. When the connection breaks its locks are gone, and the next job takes another.
 *
 * A lock is kept between the runs of a job, because to ask for it and to give it back costs as much as many a run that
 * finds nothing to do.
 */
export class JobLocks {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #silentMs: number;
  #lease: Promise<Lease> | undefined;
  #signs: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Until when each lock of the present connection is kept. */
  readonly #keptUntilMs = new Map<string, number>();

  constructor(database: Database, clock: Clock, silentWithinMs = silentMs) {
    this.#database = database;
    this.#clock = clock;
    this.#silentMs = silentWithinMs;
  }

  /** Returns what is to be called after the run; undefined: another process has the lock. */
  async take(job: string): Promise<(() => Promise<void>) | undefined> {
    await this.#dropBroken();
    const lease = this.#current();
    if (!this.#keptUntilMs.has(job)) {
      const isHeld = await this.#orDrop(lease, ({ connection }) => tryLockJob(connection, job));
      if (isHeld !== true || this.#lease !== lease) return undefined;
      this.#keptUntilMs.set(job, this.#clock() + turnMs);
    }
    return () => this.#giveBack(lease, job);
  }

  /** Whether this process still has the lock of a job, from a run of its turn: what it writes of the job is the latest. */
  isKept(job: string): boolean {
    return this.#keptUntilMs.has(job);
  }

  /** The connection of the locks; a new one gives signs of life from now on. */
  #current(): Promise<Lease> {
    if (this.#lease !== undefined) return this.#lease;
    const lease = this.#database.lease((connection) => keepLocks(connection, this.#silentMs));
    this.#lease = lease;
    const live = () =>
      this.#orDrop(lease, ({ connection }) => keepLocks(connection, this.#silentMs)).catch(() => undefined);
    this.#signs = setInterval(live, this.#silentMs / 3).unref();
    return lease;
  }

  /** Keeps it while the turn lasts. */
  async #giveBack(held: Promise<Lease>, job: string): Promise<void> {
    if (this.#lease !== held || this.#clock() < (this.#keptUntilMs.get(job) ?? 0)) return;
    this.#keptUntilMs.delete(job);
    await this.#orDrop(held, ({ connection }) => unlockJob(connection, job));
  }

  /** Ends the connection, and with it every lock that is left. */
  async close(): Promise<void> {
    const lease = this.#lease;
    if (lease !== undefined) await this.#drop(lease);
  }

  /** One statement after the other: a connection runs no two at once. Undefined: it has broken before. */
  #orDrop<Result>(
    held: Promise<Lease>,
    work: (lease: Lease) => Promise<Result>,
  ): Promise<Result | undefined> {
    const run = async () => {
      if (this.#lease !== held) return undefined;
      try {
        return await work(await held);
      } catch (error) {
        await this.#drop(held);
        throw error;
      }
    };
    const result = this.#last.then(run, run);
    this.#last = result;
    return result;
  }

  /** A lock is only kept as long as its connection: the server gives it to another process when that ends. */
  async #dropBroken(): Promise<void> {
    const lease = this.#lease;
    if (lease === undefined) return;
    const { isBroken } = await lease.catch(() => ({ isBroken: false }));
    if (isBroken) await this.#drop(lease);
  }

  /** Once, however many jobs find it broken. */
  async #drop(held: Promise<Lease>): Promise<void> {
    if (this.#lease !== held) return;
    this.#lease = undefined;
    clearInterval(this.#signs);
    this.#keptUntilMs.clear();
    await held.then(
      (lease) => lease.release(true),
      () => undefined,
    );
  }
}
