import type { Database, Tx } from '@hanpan/db';
import { headSigner, keepVerification, type Verification, verifyLedger } from '@hanpan/ledger';
import type { Clock } from '../../kernel/clock.ts';
import { emit } from '../../kernel/outbox.ts';
import type { Sealer } from '../../kernel/sealed.ts';

export interface VerifyServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
}

/** Tells every site's operators that the figures of the ledger page are new. */
export async function tellOperators(tx: Tx): Promise<void> {
  const sites = await tx.rows<{ id: number }>('select id from site');
  for (const { id } of sites) await emit(tx, `operators:${id}`, 'ledger', {});
}

/**
 * Reads the whole ledger anew and keeps what came of it. One at a time in the installation, whoever asks: undefined
 * while another runs. The lock is the transaction's, so it goes away with a process that dies half-way; the reading
 * has a connection and a snapshot of its own. `also` writes into the transaction that keeps the result.
 */
export async function verifyBooks(
  { database, clock, sealer }: VerifyServices,
  also: (tx: Tx, result: Verification) => Promise<void> = async () => undefined,
): Promise<Verification | undefined> {
  const { publicKey } = headSigner(sealer.headSeed);
  return database.transaction(async (tx) => {
    const lock = await tx.row<{ held: boolean }>(
      "select pg_try_advisory_xact_lock(hashtext('ledger'), hashtext('verify')) as held",
    );
    if (lock?.held !== true) return undefined;
    const result = await verifyLedger(database, { publicKey, clock });
    await keepVerification(tx, result);
    await also(tx, result);
    await tellOperators(tx);
    return result;
  });
}
