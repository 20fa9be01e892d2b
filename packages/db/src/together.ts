import { isSqlState } from './sql-state.ts';

type Results<Work extends readonly Promise<unknown>[]> = { [Place in keyof Work]: Awaited<Work[Place]> };

/**
 * Statements of one transaction that do not need each other's results: they are sent one behind the other without waiting
 * (a connection pipelines), and the database runs them in this order. All of them are waited for, also where one fails,
 * so that none is left to run after the transaction has been rolled back. Throws the error of the one that failed first,
 * not those of the statements that the database refused because of it.
 */
export async function together<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<Results<Work>> {
  const settled = await Promise.allSettled(work);
  const errors = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => !isSqlState(error, 'failedTransaction')) ?? errors[0];
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as Results<Work>;
}
