import type { Queryable } from '@hanpan/db';
import type { Sealer } from '../sealed.ts';
import type { RingState } from './key-ring.ts';
import { type RingName, ringNames } from './key-table.ts';
import { type KeptKeyRow, readKeptKeys, readSecrets, type SecretRow } from './secret-store.ts';

export interface HeldSecrets {
  readonly sealer: Sealer;
  readonly witness: Sealer | undefined;
}

/** The number under which values of a ring are sealed, as the database has it; undefined before its first start. */
export function sealingNumber(rows: readonly SecretRow[], name: RingName): number | undefined {
  const sealing = rows.filter(
    (row) => row.name === name && row.sealsSince !== null && row.retiredAt === null,
  );
  return sealing.map(({ number }) => number).sort((a, b) => b - a)[0];
}

/**
 * Takes over what the database says of the secrets: which of them seals, and which keys were kept of former ones. Returns the
 * names of secrets that seal and are not here: what others seal is not opened by this process then.
 */
export async function followSecrets(
  queryable: Queryable,
  { sealer, witness }: HeldSecrets,
): Promise<readonly string[]> {
  const rows = await readSecrets(queryable);
  const kept = await readKeptKeys(queryable);
  const missing: string[] = [];
  for (const name of ringNames) {
    const ring = (name === 'app' ? sealer : witness)?.ring;
    const seals = sealingNumber(rows, name);
    if (ring === undefined || seals === undefined) continue;
    if (!ring.numbers.includes(seals)) missing.push(`${name}-secret ${seals}`);
    else ring.follow({ seals, kept: name === 'app' ? opened(sealer, kept) : [] });
  }
  return missing;
}

function opened(sealer: Sealer, rows: readonly KeptKeyRow[]): RingState['kept'] {
  return rows.map(({ use, number, sealed }) => {
    const key = Buffer.from(sealer.open('kept-key', sealed), 'base64');
    return { use, number, key };
  });
}
