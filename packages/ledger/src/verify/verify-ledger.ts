import type { Database } from '@hanpan/db';
import { type Finding, FindingError } from './finding.ts';
import { type TrustedKey, verifyChain } from './verify-chain.ts';
import { verifyTransfers } from './verify-transfers.ts';

export interface Verification {
  readonly verifiedAt: Date;
  readonly tookMs: number;
  readonly transferCount: number;
  readonly batchCount: number;
  readonly sealCount: number;
  readonly headCount: number;
  /** Batches since the last seal: checked by their own hash, not yet by the chain. */
  readonly unsealedCount: number;
  /** Null: nothing is wrong. Else the first wrong row; the counts are 0 then. */
  readonly finding: Finding | null;
}

export interface VerifyOptions {
  /** The installation's keys, of now and of before; without them a head is only checked against the key stored beside it. */
  readonly trusted?: readonly TrustedKey[];
  readonly clock?: () => number;
}

/**
 * Reads the whole ledger in one snapshot and recomputes it in this process: every sequence and balance from the
 * amounts, every key, every hash, the chain and its signatures. Writes nothing and shares no statement with posting.
 */
export async function verifyLedger(database: Database, options: VerifyOptions = {}): Promise<Verification> {
  const clock = options.clock ?? Date.now;
  const startedAtMs = clock();
  const verified = { verifiedAt: new Date(startedAtMs) };
  try {
    return await database.transaction(async (tx) => {
      await tx.run('set transaction isolation level repeatable read, read only');
      const { transfers, batches } = await verifyTransfers(tx);
      const chain = await verifyChain(tx, options.trusted);
      return {
        ...verified,
        tookMs: clock() - startedAtMs,
        transferCount: transfers,
        batchCount: batches,
        sealCount: chain.seals,
        headCount: chain.heads,
        unsealedCount: chain.unsealed,
        finding: null,
      };
    }, 'unhurried');
  } catch (error) {
    if (!(error instanceof FindingError)) throw error;
    const none = { transferCount: 0, batchCount: 0, sealCount: 0, headCount: 0, unsealedCount: 0 };
    return { ...verified, tookMs: clock() - startedAtMs, ...none, finding: error.finding };
  }
}
