import type { Tx } from '@hanpan/db';

/**
 * Does `work` and keeps what it has written only where `isRight` says so of its result; else nothing of it stays in the
 * transaction, and its locks do not either. Returns the result both ways.
 */
export async function keepIf<Result>(
  tx: Tx,
  work: () => Promise<Result>,
  isRight: (result: Result) => boolean,
): Promise<Result> {
  await tx.run('savepoint kept');
  const result = await work();
  if (!isRight(result)) await tx.run('rollback to savepoint kept');
  await tx.run('release savepoint kept');
  return result;
}
