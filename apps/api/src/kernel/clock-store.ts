import type { Queryable } from '@hanpan/db';
import { need } from './need.ts';

/** What the clock of the database says at this moment, whatever transaction asks. */
export async function databaseTime(queryable: Queryable): Promise<Date> {
  return need(await queryable.row<{ at: Date }>('select clock_timestamp() as at'), 'the time').at;
}
