import type { Pool, Tx } from '../database.ts';

/**
 * How the statements that a reader sends would be run where whole tables are read only if there is no other way, as it is where
 * they are large. The reader gets no rows.
 */
export async function planOf(
  pool: Pool,
  read: (reader: Pick<Tx, 'query'>) => Promise<unknown>,
): Promise<string> {
  const connection = await pool.connect();
  const lines: string[] = [];
  const explain = async (text: string, values: unknown[]) => {
    const plan = await connection.query<{ 'QUERY PLAN': string }>(`EXPLAIN (COSTS OFF) ${text}`, values);
    lines.push(...plan.rows.map((row) => row['QUERY PLAN']));
    return { rows: [] };
  };
  try {
    await connection.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    await read({ query: explain } as unknown as Pick<Tx, 'query'>);
    return lines.join('\n');
  } finally {
    await connection.query('ROLLBACK');
    connection.release();
  }
}
