import type { Queryable } from '@hanpan/db';
import type { Finding } from './finding.ts';
import type { Verification } from './verify-ledger.ts';

interface KeptRow {
  verified_at: Date;
  took_ms: number;
  transfer_count: number;
  batch_count: number;
  seal_count: number;
  head_count: number;
  unsealed_count: number;
  finding: Finding | null;
}

/** Stores the result of a verification for the console; the last hundred are kept. */
export async function keepVerification(queryable: Queryable, result: Verification): Promise<void> {
  await queryable.run(
    `insert into ledger_verification (verified_at, took_ms, transfer_count, batch_count, seal_count, head_count,
                                      unsealed_count, finding)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      result.verifiedAt,
      result.tookMs,
      result.transferCount,
      result.batchCount,
      result.sealCount,
      result.headCount,
      result.unsealedCount,
      result.finding === null ? null : JSON.stringify(result.finding),
    ],
  );
  await queryable.run(
    'delete from ledger_verification where id <= (select max(id) - 100 from ledger_verification)',
  );
}

export async function lastVerification(queryable: Queryable): Promise<Verification | undefined> {
  const row = await queryable.row<KeptRow>('select * from ledger_verification order by id desc limit 1');
  if (row === undefined) return undefined;
  return {
    verifiedAt: row.verified_at,
    tookMs: row.took_ms,
    transferCount: row.transfer_count,
    batchCount: row.batch_count,
    sealCount: row.seal_count,
    headCount: row.head_count,
    unsealedCount: row.unsealed_count,
    finding: row.finding,
  };
}
