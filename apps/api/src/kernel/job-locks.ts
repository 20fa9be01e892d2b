import type { Database, Lease } from '@hanpan/db';
import { tryLockJob, unlockJob } from './job-store.ts';

/**
 * The locks of this process's jobs, all on one connection: a pool that lent one to each running job would have none
 * left for their work. When the connection breaks its locks are gone, and the next job takes another.
 */
export class JobLocks {
  readonly #database: Database;
  #lease: Promise<Lease> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns what gives the lock back; undefined: another process has it. */
  async take(job: string): Promise<(() => Promise<void>) | undefined> {
    this.#lease ??= this.#database.lease();
    const lease = this.#lease;
    if (!(await this.#orDrop(lease, ({ connection }) => tryLockJob(connection, job)))) return undefined;
    return () => this.#orDrop(lease, ({ connection }) => unlockJob(connection, job));
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

  /** Once, however many jobs find it broken. */
  async #drop(held: Promise<Lease>): Promise<void> {
    if (this.#lease !== held) return;
    this.#lease = undefined;
    await held.then(
      (lease) => lease.release(true),
      () => undefined,
    );
  }
}
