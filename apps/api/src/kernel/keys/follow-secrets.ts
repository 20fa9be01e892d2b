import type { Queryable } from '@hanpan/db';
import type { Sealer } from '../sealed.ts';
import type { RingState } from './key-ring.ts';
import { type RingName, ringNames } from './key-table.ts';
import { secretPlace } from './secret-place.ts';
import { type KeptKeyRow, readKeptKeys, readSecrets, type SecretRow } from './secret-store.ts';

export interface HeldSecrets {
  readonly sealer: Sealer;
  readonly witness: Sealer | undefined;
}

/** The number under which values of a ring are sealed, as the database has it; undefined before its first start. */
function sealingNumber(rows: readonly SecretRow[], name: RingName): number | undefined {
  const sealing = rows.filter(
    (row) => row.name === name && row.sealsSince !== null && row.retiredAt === null,
  );
  return sealing.map(({ number }) => number).sort((a, b) => b - a)[0];
}

/** A day is signed when it has ended, and processes follow within seconds. */
const signsOnForMs = 86_400_000;

function signedUntil(rows: readonly SecretRow[], name: RingName): ReadonlyMap<number, Date> {
  const began = rows.filter((row) => row.name === name).sort((a, b) => a.number - b.number);
  return new Map(
    began.flatMap(({ number }): [number, Date][] => {
      const next = began.find((row) => row.number > number && row.sealsSince !== null)?.sealsSince;
      return next ? [[number, new Date(next.getTime() + signsOnForMs)]] : [];
    }),
  );
}

/** What a process has of the secrets that its database knows. */
interface Followed {
  /** The names of secrets that something is sealed under and that are not here, or are others here under the same number. */
  readonly missing: readonly string[];
  /** The numbers of those that are here and are the ones that the database knows. */
  readonly numbers: Readonly<Record<RingName, readonly number[]>>;
}

/**
 * Takes over what the database says of the secrets: which of them seals, and which keys were kept of former ones. Where one is
 * missing, this process does not open what others seal.
 */
export async function followSecrets(
  queryable: Queryable,
  { sealer, witness }: HeldSecrets,
): Promise<Followed> {
  const rows = await readSecrets(queryable);
  const kept = await readKeptKeys(queryable);
  const missing: string[] = [];
  const numbers: Record<RingName, readonly number[]> = { app: [], witness: [] };
  for (const name of ringNames) {
    const ring = (name === 'app' ? sealer : witness)?.ring;
    if (ring === undefined) continue;
    const known = rows.filter((row) => row.name === name);
    numbers[name] = known.filter((row) => ring.holds(row)).map(({ number }) => number);
    const needed = known.filter((row) => row.sealsSince !== null && row.retiredAt === null);
    const absent = needed.filter((row) => !ring.holds(row));
    missing.push(...absent.map(({ number }) => secretPlace(name, number).file));
    const seals = sealingNumber(rows, name);
    if (seals !== undefined && numbers[name].includes(seals))
      ring.follow({
        seals,
        kept: name === 'app' ? opened(sealer, kept) : [],
        signedUntil: signedUntil(rows, name),
      });
  }
  return { missing, numbers };
}

function opened(sealer: Sealer, rows: readonly KeptKeyRow[]): RingState['kept'] {
  return rows.map(({ use, number, sealed }) => {
    const key = Buffer.from(sealer.open('kept-key', sealed), 'base64');
    return { use, number, key };
  });
}
