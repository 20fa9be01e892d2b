import type { Queryable } from '@hanpan/db';
import type { World } from './world.ts';

interface PlanSettings {
  /** A table of a test is small enough for a bitmap; where an order is read from an index, large ones allow none. */
  readonly allowsBitmaps?: boolean;
}

/**
 * How the statements that a reader sends would be run where whole tables are read only if there is no other way, as it is
 * where they are large. The reader gets no rows.
 */
export function planOf(
  { owner }: Pick<World, 'owner'>,
  read: (queryable: Queryable) => Promise<unknown>,
  { allowsBitmaps = true }: PlanSettings = {},
): Promise<string> {
  return owner.transaction(async (tx) => {
    await tx.run('set local enable_seqscan = off');
    if (!allowsBitmaps) await tx.run('set local enable_bitmapscan = off');
    const lines: string[] = [];
    const explain = async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
      const plan = await tx.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      lines.push(...plan.map((row) => row['QUERY PLAN']));
      return [];
    };
    await read({
      ...tx,
      rows: explain,
      row: async <Row>(text: string, values?: readonly unknown[]) => (await explain<Row>(text, values))[0],
      prepared: (_, text, values) => explain(text, values),
    });
    return lines.join('\n');
  });
}
