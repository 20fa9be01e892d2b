import { type Database, isRetryable, type Tx } from '@hanpan/db';
import { Failure } from './failure.ts';

class RolledBack extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super('rolled back');
    this.failure = failure;
  }
}

const attempts = 4;

/**
 * Runs `work` in one transaction and commits what it returns, unless it returns a Failure: then it is rolled back.
 * Deadlocks and serialisation failures are rolled back too and repeated.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(async (tx) => {
        const result = await work(tx);
        if (result instanceof Failure) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.failure as Result;
      if (!isRetryable(error) || attempt === attempts) throw error;
    }
  }
}
