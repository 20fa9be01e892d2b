import type { Tx } from '@hanpan/db';

export interface KeyRow {
  readonly holder: 'chain' | 'witness';
  readonly sealed: Buffer;
}

export interface SealedKey {
  readonly sealed: Buffer;
  /** The same for the same key, whatever it is sealed as. */
  readonly mark: Buffer;
}

/** Of a series whose salts a beacon gives there is the key of the chain alone. */
export interface SealedKeys {
  readonly chain: SealedKey;
  readonly witness: SealedKey | undefined;
}

/** The only statement that reads them: `series-keys.ts` opens them, for a draw whose time has come. */
export function readSealedKeys(tx: Tx, series: string): Promise<KeyRow[]> {
  return tx.rows('select holder, sealed from draw_key where series = $1', [series]);
}
