import type { Database, Lease, Queryable } from '@hanpan/db';
import { tryLockJob, unlockJob } from './job-store.ts';

/**
 * The locks of the jobs that a process runs, all on one connection. With one each, as many jobs as there are connections
 * would hold them all, and wait for each other's.
 */
export class JobLocks {
  readonly #database: Database;
  #leasing: Promise<Lease> | undefined;
  /** A connection takes one statement at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Runs the work unless another process holds the lock of this name. */
  async hold(name: string, work: () => Promise<void>): Promise<void> {
    this.#leasing ??= this.#database.lease();
    const leasing = this.#leasing;
    if (!(await this.#ask(leasing, (connection) => tryLockJob(connection, name)))) return;
    try {
      await work();
    } finally {
      await this.#ask(leasing, (connection) => unlockJob(connection, name));
    }
  }

  async release(): Promise<void> {
    const leasing = this.#leasing;
    this.#leasing = undefined;
    const lease = await leasing?.catch(() => undefined);
    lease?.release();
  }

  async #ask<Result>(
    leasing: Promise<Lease>,
    statement: (connection: Queryable) => Promise<Result>,
  ): Promise<Result> {
    const asking = this.#last.then(async () => statement((await leasing).connection));
    this.#last = asking.catch(() => undefined);
    try {
      return await asking;
    } catch (error) {
      await this.#drop(leasing);
      throw error;
    }
  }

  /** A connection that failed holds no locks any more; the next job takes another. */
  async #drop(leasing: Promise<Lease>): Promise<void> {
    if (this.#leasing !== leasing) return;
    this.#leasing = undefined;
    const lease = await leasing.catch(() => undefined);
    lease?.release(true);
  }
}
