import type { Database } from '@hanpan/db';
import { type HeadSigner, headMessage } from './signing-key.ts';

const batchesPerSeal = 1_000;

/** Chains what has been posted since the last seal; returns how many batches. */
export async function sealBatches(database: Database): Promise<number> {
  let total = 0;
  for (;;) {
    const [row] = await database.prepared<{ sealed: number }>(
      'ledger-seal',
      'select ledger_seal($1) as sealed',
      [batchesPerSeal],
    );
    const sealed = row?.sealed ?? 0;
    total += sealed;
    if (sealed < batchesPerSeal) return total;
  }
}

interface DayEnd {
  day: string;
  seal_id: number;
  hash: Buffer;
}

/** The last seal of every day that has ended, has one and is not signed yet. Days are in UTC. */
const unsignedDays = `
  select to_char(s.sealed_at at time zone 'UTC', 'YYYY-MM-DD') as day, max(s.id) as seal_id,
         (array_agg(s.hash order by s.id desc))[1] as hash
    from ledger_seal s
   where s.sealed_at < date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
     and s.id > coalesce((select max(seal_id) from ledger_head), 0)
   group by 1 order by 1`;

/** Signs the head of each day that has ended; returns the days. */
export async function signHeads(database: Database, signer: HeadSigner): Promise<string[]> {
  const days = await database.rows<DayEnd>(unsignedDays);
  for (const { day, seal_id: sealId, hash } of days) {
    await database.run('select ledger_sign_head($1, $2, $3, $4)', [
      day,
      sealId,
      signer.publicKey,
      signer.sign(headMessage(day, sealId, hash)),
    ]);
  }
  return days.map(({ day }) => day);
}

/** Makes the partitions of this month and the next two, long before a transfer needs them. */
export async function openMonths(database: Database): Promise<number> {
  const row = await database.row<{ made: number }>(
    "select ledger_open_months((now() at time zone 'UTC')::date, 2) as made",
  );
  return row?.made ?? 0;
}
