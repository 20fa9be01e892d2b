import type { Database } from '@hanpan/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { JobLocks } from './job-locks.ts';
import { type JobRuns, recordRuns } from './job-store.ts';

/**
 * Recurring work. The work list is always a table's own state ("ended and not settled"), never
 * a queue beside it, so that after a crash the next run finds what is left. `limit` bounds one run.
 */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly limit: number;
  /** What waits for others looks at `stopping`, so that a process that stops does not wait for them too. */
  readonly run: (limit: number, stopping?: AbortSignal) => Promise<void>;
}

export interface JobServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** A job that runs several times a second is recorded no more often than this, so that the record costs less than the work. */
const recordEveryMs = 5_000;

type Run = Omit<JobRuns, 'count'>;

/** Runs each job at its own interval. A job never overlaps itself, within this process or with another worker's. */
export class JobRunner {
  readonly #services: JobServices;
  readonly #jobs: readonly Job[];
  readonly #locks: JobLocks;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  /** Of each job the run that was recorded last, the last one of all, and how many there were since that was recorded. */
  readonly #noted = new Map<string, { recorded: Run; last: Run; since: number }>();
  readonly #stopping = new AbortController();

  constructor(services: JobServices, jobs: readonly Job[]) {
    this.#services = services;
    this.#jobs = jobs;
    this.#locks = new JobLocks(services.database, services.clock);
  }

  start(): void {
    for (const job of this.#jobs) this.#schedule(job, 0);
  }

  /** Tells what is running that it is to end, and waits for it. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.#running);
    await this.#locks.close();
  }

  #schedule(job: Job, delayMs: number): void {
    if (this.#stopping.signal.aborted) return;
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
    const { log } = this.#services;
    try {
      const giveBack = await this.#locks.take(job.name);
      if (giveBack === undefined) return;
      try {
        await this.#record(job);
      } finally {
        await giveBack();
      }
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed');
    }
  }

  async #record(job: Job): Promise<void> {
    const { clock } = this.#services;
    const startedAt = clock.date();
    let failure: string | null = null;
    try {
      await job.run(job.limit, this.#stopping.signal);
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      throw error;
    } finally {
      await this.#note({ job: job.name, startedAt, finishedAt: clock.date(), failure });
    }
  }

  /**
   * Records a run that is the first, ends otherwise than the one recorded last, or comes long after it; and with it what other
   * jobs have run since theirs, so that many jobs cost no more statements than one.
   */
  async #note(run: Run): Promise<void> {
    const noted = this.#noted.get(run.job);
    const since = (noted?.since ?? 0) + 1;
    this.#noted.set(run.job, { recorded: noted?.recorded ?? run, last: run, since });
    const isChange = noted === undefined || noted.recorded.failure !== run.failure;
    if (!isChange && run.finishedAt.getTime() - noted.recorded.finishedAt.getTime() < recordEveryMs) return;
    await recordRuns(this.#services.database, this.#takeUnrecorded(run.job)).catch(() => undefined);
  }

  /** Of the job, and of those whose locks are kept here: of others another process may have recorded later runs. */
  #takeUnrecorded(job: string): JobRuns[] {
    const runs: JobRuns[] = [];
    for (const [name, { last, since }] of this.#noted) {
      if (since === 0 || (name !== job && !this.#locks.isKept(name))) continue;
      runs.push({ ...last, count: since });
      this.#noted.set(name, { recorded: last, last, since: 0 });
    }
    return runs;
  }
}
