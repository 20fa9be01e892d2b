import type { Queryable } from '@hanpan/db';

/** What the clock of the database says at this moment, whatever transaction asks. */
export async function databaseTime(queryable: Queryable): Promise<Date | undefined> {
  return (await queryable.row<{ at: Date }>('select clock_timestamp() as at'))?.at;
}
