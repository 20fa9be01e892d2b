import { plainList, type Queryable, textList } from '@hanpan/db';

/** Takes the lock of a job for as long as the connection lives, or returns that another process has it. */
export async function tryLockJob(connection: Queryable, job: string): Promise<boolean> {
  const [row] = await connection.prepared<{ held: boolean }>(
    'job-lock',
    "select pg_try_advisory_lock(hashtext('job'), hashtext($1)) as held",
    [job],
  );
  return row?.held === true;
}

export async function unlockJob(connection: Queryable, job: string): Promise<void> {
  await connection.prepared('job-unlock', "select pg_advisory_unlock(hashtext('job'), hashtext($1))", [job]);
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

/** Those of several jobs with one statement, in the order of their names. */
export async function recordRuns(queryable: Queryable, runs: readonly JobRuns[]): Promise<void> {
  await queryable.prepared(
    'job-runs',
    `insert into job_state (name, last_started_at, last_finished_at, last_error, run_count)
     select * from unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::text[], $5::bigint[]) r (name) order by name
     on conflict (name) do update set last_started_at = excluded.last_started_at,
       last_finished_at = excluded.last_finished_at, last_error = excluded.last_error,
       run_count = job_state.run_count + excluded.run_count`,
    [
      textList(runs.map(({ job }) => job)),
      textList(runs.map(({ startedAt }) => startedAt.toISOString())),
      textList(runs.map(({ finishedAt }) => finishedAt.toISOString())),
      textList(runs.map(({ failure }) => failure)),
      plainList(runs.map(({ count }) => count)),
    ],
  );
}
