import type { Database, Queryable } from '@hanpan/db';
import { need } from '../need.ts';
import { type Sealer, sealPrefix } from '../sealed.ts';
import type { SealedAnew, SealedPlace, SealedRow } from './sealed-place.ts';
import { sayThatItSealsAnew } from './secret-owner-store.ts';

const lotSize = 500;

/** What a place holds that was sealed under another secret than the one that seals now. */
export interface Outdated {
  readonly place: string;
  readonly rows: number;
}

/** The places of a ring that have something left to seal anew. */
export async function outdatedPlaces(
  queryable: Queryable,
  sealer: Sealer,
  places: readonly SealedPlace[],
): Promise<readonly Outdated[]> {
  const prefix = sealPrefix(sealer.ring.seals);
  const counted: Outdated[] = [];
  for (const { name, count } of places) {
    const rows = await count(queryable, prefix);
    if (rows > 0) counted.push({ place: name, rows });
  }
  return counted;
}

/**
 * Writes every value of these places once more under the secret that seals now. Each row is written by itself and only where
 * its values are what they were when they were read: it may be ended at any time and begun again, twice at once, and beside a
 * running site. Takes the owner of the tables. Returns how many rows it has read. Throws where a value does not open.
 */
export async function sealAnew(
  owner: Database,
  sealer: Sealer,
  places: readonly SealedPlace[],
  tell: (place: string, rows: number) => void = () => undefined,
): Promise<number> {
  let total = 0;
  for (const place of places) {
    const rows = await sealPlace(owner, sealer, place);
    if (rows > 0) tell(place.name, rows);
    total += rows;
  }
  return total;
}

async function sealPlace(owner: Database, sealer: Sealer, place: SealedPlace): Promise<number> {
  const prefix = sealPrefix(sealer.ring.seals);
  let after = '';
  let count = 0;
  for (;;) {
    const lot = await place.next(owner, prefix, after, lotSize);
    for (const row of lot) await sealRow(owner, sealer, place, row);
    count += lot.length;
    const last = lot.at(-1);
    if (last === undefined || lot.length < lotSize) return count;
    after = last.key;
  }
}

async function sealRow(
  owner: Database,
  sealer: Sealer,
  { values, replace, name }: SealedPlace,
  row: SealedRow,
): Promise<void> {
  const anew = row.sealed.map((before, at): SealedAnew => {
    const { seal, index } = need(values[at], `what value ${at} of ${name} is sealed as`);
    if (before === null) return { sealed: null, index: null };
    const plain = sealer.open(seal, before);
    return {
      sealed: sealer.seal(seal, plain),
      index: index === undefined ? null : sealer.blindIndex(index, plain),
    };
  });
  await owner.transaction(async (tx) => {
    await sayThatItSealsAnew(tx);
    await replace(tx, row, anew);
  });
}
