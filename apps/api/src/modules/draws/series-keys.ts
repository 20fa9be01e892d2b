import { randomBytes } from 'node:crypto';
import type { Tx } from '@hanpan/db';
import {
  bytesOfHex,
  digestBytes,
  type HashChain,
  hashChain,
  hexOf,
  type SaltPlan,
  seriesSeed,
} from '@hanpan/rules';
import type { Sealer } from '../../kernel/sealed.ts';
import { type KeyRow, readSealedKeys, type SealedKey, type SealedKeys } from './key-store.ts';
import { recentChain } from './recent-chains.ts';
import type { SeriesRow } from './series-store.ts';
import type { KeyServices } from './services.ts';

/** The chains of a series; of a witness only where it gives the salts. They follow from their keys, and are stored nowhere. */
export interface Chains {
  readonly chain: HashChain;
  readonly witness: HashChain | undefined;
}

/** The keys of a series cannot be opened here: their secret is another process's, or is lost. */
export class MissingKey extends Error {}

type SeriesShape = Pick<SeriesRow, 'series' | 'draws'>;

type Secrets = Pick<KeyServices, 'sealer' | 'witness'>;

/** What gives the salts of a series. */
export type SaltKind = SaltPlan['kind'];

/** Random keys for a series that is announced now, sealed, and the chains that follow from them: two, or one where a beacon is. */
export function newKeys({ sealer, witness }: Secrets, shape: SeriesShape, salt: SaltKind = 'witness') {
  const chainKey = randomBytes(digestBytes);
  const witnessKey = salt === 'witness' ? randomBytes(digestBytes) : undefined;
  return {
    chains: {
      chain: chainOf(chainKey, shape),
      witness: witnessKey && chainOf(witnessKey, shape),
    } satisfies Chains,
    sealed: {
      chain: seal(sealer, 'chain', chainKey),
      witness: witnessKey && seal(witness ?? sealer, 'witness', witnessKey),
    } satisfies SealedKeys,
    keysApart: witnessKey === undefined ? null : witness !== undefined,
  };
}

/** Throws MissingKey where one of them cannot be opened. Only who decides a draw that is due asks for them. */
export async function openChains(services: Secrets, tx: Tx, row: SeriesRow): Promise<Chains> {
  const keys = await readSealedKeys(tx, row.series);
  const witness = row.keys_apart === true ? services.witness : services.sealer;
  return {
    chain: openChain(services.sealer, keys, 'chain', row),
    witness: row.witness_chain === null ? undefined : openChain(witness, keys, 'witness', row),
  };
}

function chainOf(key: Uint8Array, { series, draws }: SeriesShape): HashChain {
  return hashChain(seriesSeed(key, series), draws);
}

function seal(sealer: Sealer, holder: KeyRow['holder'], key: Uint8Array): SealedKey {
  const hex = hexOf(key);
  return { sealed: sealer.seal(`draw.${holder}`, hex), mark: sealer.blindIndex('draw-key', hex) };
}

function openChain(
  sealer: Sealer | undefined,
  keys: readonly KeyRow[],
  holder: KeyRow['holder'],
  shape: SeriesShape,
): HashChain {
  const row = keys.find((key) => key.holder === holder);
  if (row === undefined || sealer === undefined) throw new MissingKey(`no ${holder} key can be opened here`);
  return recentChain(sealer, row.sealed, () => chainOf(open(sealer, row), shape));
}

function open(sealer: Sealer, { holder, sealed }: KeyRow): Uint8Array {
  try {
    return bytesOfHex(sealer.open(`draw.${holder}`, sealed));
  } catch (cause) {
    throw new MissingKey(`the ${holder} key is sealed under another secret`, { cause });
  }
}
