import type { Tx } from '@hanpan/db';
import { keepVerification, type Verification, verifyLedger } from '@hanpan/ledger';
import { emit } from '../../kernel/outbox.ts';
import { listSites } from '../../kernel/site-store.ts';
import { tryLockVerification } from './ledger-store.ts';
import type { ReportServices } from './services.ts';
import { trustedHeadKeys } from './trusted-head-keys.ts';

/** Notifies every site's operators that the figures of the ledger page have changed. */
export async function tellOperators(tx: Tx): Promise<void> {
  for (const { id } of await listSites(tx)) await emit(tx, `operators:${id}`, 'ledger', {});
}

/**
 * Verifies the whole ledger and stores the result. One at a time in the installation: undefined
 * while another runs. The lock is the transaction's, so it ends with a process that dies half-way; the reading
 * has its own connection and snapshot. `also` writes into the transaction that keeps the result.
 */
export async function verifyBooks(
  { database, longDatabase, clock, sealer }: ReportServices,
  also: (tx: Tx, result: Verification) => Promise<void> = async () => undefined,
): Promise<Verification | undefined> {
  const trusted = trustedHeadKeys(sealer);
  return database.transaction(async (tx) => {
    if (!(await tryLockVerification(tx))) return undefined;
    const result = await verifyLedger(longDatabase, { trusted, clock });
    await keepVerification(tx, result);
    await also(tx, result);
    await tellOperators(tx);
    return result;
  });
}
