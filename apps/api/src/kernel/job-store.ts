import type { Queryable } from '@hanpan/db';

/** Takes the lock of a job for as long as the connection lives, or returns that another process has it. */
export async function tryLockJob(connection: Queryable, job: string): Promise<boolean> {
  const row = await connection.row<{ held: boolean }>(
    "select pg_try_advisory_lock(hashtext('job'), hashtext($1)) as held",
    [job],
  );
  return row?.held === true;
}

export async function unlockJob(connection: Queryable, job: string): Promise<void> {
  await connection.run("select pg_advisory_unlock(hashtext('job'), hashtext($1))", [job]);
}

/**
 * A sign of life: the server ends the connection, and frees its locks, when it hears nothing more for so long. A process that
 * stands still keeps nobody from its jobs.
 */
export async function keepLocks(connection: Queryable, silentMs: number): Promise<void> {
  await connection.rows("select set_config('idle_session_timeout', $1, false)", [String(silentMs)]);
}

/** The last run of a job and how many there were since the one that was recorded before. */
export interface JobRuns {
  readonly job: string;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly failure: string | null;
  readonly count: number;
}

export async function recordRuns(queryable: Queryable, runs: JobRuns): Promise<void> {
  await queryable.run(
    `insert into job_state (name, last_started_at, last_finished_at, last_error, run_count) values ($1, $2, $3, $4, $5)
     on conflict (name) do update set last_started_at = $2, last_finished_at = $3, last_error = $4,
       run_count = job_state.run_count + $5`,
    [runs.job, runs.startedAt, runs.finishedAt, runs.failure, runs.count],
  );
}
