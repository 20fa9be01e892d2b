import type { Queryable } from '@hanpan/db';

/** After a restore into another cluster the readers keep their places (see the function). Returns how many facts moved. */
export async function adoptSettlements(owner: Queryable): Promise<number> {
  const row = await owner.row<{ moved: number }>('select play_adopt() as moved');
  return row?.moved ?? 0;
}
