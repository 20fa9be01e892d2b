import type { Database, Lease } from '@hanpan/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { recordRun, tryLockJob, unlockJob } from './job-store.ts';

/**
 * Recurring work. The work list is always a table's own state ("ended and not settled"), never
 * a queue beside it, so that after a crash the next run finds what is left. `limit` bounds one run.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly limit: number;
  readonly run: (limit: number) => Promise<void>;
}

export interface JobServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/**
 * Runs each job at its own interval. A job never overlaps itself, within this process or with another worker's: it holds
 * a lock by its name meanwhile. All locks of a process are on one connection. With one each, as many jobs as there are
 * connections would hold them all, and wait for each other's.
 */
export class JobRunner {
  readonly #services: JobServices;
  readonly #jobs: readonly Job[];
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #locks: Promise<Lease> | undefined;
  #stopped = false;

  constructor(services: JobServices, jobs: readonly Job[]) {
    this.#services = services;
    this.#jobs = jobs;
  }

  start(): void {
    for (const job of this.#jobs) this.#schedule(job, 0);
  }

  /** Waits for what is running. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.#running);
    const locks = await this.#locks?.catch(() => undefined);
    this.#locks = undefined;
    locks?.release();
  }

  #schedule(job: Job, delayMs: number): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      const run = this.#runOnce(job).finally(() => {
        this.#running.delete(run);
        this.#schedule(job, job.everyMs);
      });
      this.#running.add(run);
    }, delayMs);
    this.#timers.set(job.name, timer);
  }

  async #runOnce(job: Job): Promise<void> {
    try {
      await this.#withLock(job, () => this.#record(job));
    } catch (error) {
      this.#services.log.error({ err: error, job: job.name }, 'a job failed');
    }
  }

  /** Runs the work unless another process holds the lock. */
  async #withLock({ name }: Job, work: () => Promise<void>): Promise<void> {
    this.#locks ??= this.#services.database.lease();
    const leasing = this.#locks;
    const onLocks = async <Result>(ask: (connection: Lease['connection']) => Promise<Result>) => {
      try {
        return await ask((await leasing).connection);
      } catch (error) {
        await this.#forget(leasing);
        throw error;
      }
    };
    if (!(await onLocks((connection) => tryLockJob(connection, name)))) return;
    try {
      await work();
    } finally {
      await onLocks((connection) => unlockJob(connection, name));
    }
  }

  /** A connection that failed holds no locks any more; the next job takes another. */
  async #forget(leasing: Promise<Lease>): Promise<void> {
    if (this.#locks !== leasing) return;
    this.#locks = undefined;
    const lease = await leasing.catch(() => undefined);
    lease?.release(true);
  }

  async #record(job: Job): Promise<void> {
    const { database, clock } = this.#services;
    const startedAt = clock.date();
    let failure: string | null = null;
    try {
      await job.run(job.limit);
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      throw error;
    } finally {
      const run = { job: job.name, startedAt, finishedAt: clock.date(), failure };
      await recordRun(database, run).catch(() => undefined);
    }
  }
}
