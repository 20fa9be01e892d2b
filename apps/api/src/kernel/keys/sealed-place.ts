import type { Queryable, Tx } from '@hanpan/db';
import type { IndexUse, RingName, SealUse } from './key-table.ts';

/** A row with sealed values. */
export interface SealedRow {
  /** Rows are read in its order. */
  readonly key: string;
  /** In the order of `SealedPlace.values`. */
  readonly sealed: readonly (Buffer | null)[];
}

/** A value under the secret that seals now, and the blind index beside it where the place has one. */
export interface SealedAnew {
  readonly sealed: Buffer | null;
  readonly index: Buffer | null;
}

/** Where a module keeps sealed values: all that it takes to write them under another secret. What it does is done by the owner of the tables. */
export interface SealedPlace {
  /** As a person at the terminal reads it. */
  readonly name: string;
  readonly ring: RingName;
  readonly values: readonly { readonly seal: SealUse; readonly index?: IndexUse }[];
  /** How many rows have a value that does not begin with the prefix. */
  readonly count: (queryable: Queryable, prefix: Buffer) => Promise<number>;
  /** The next of those rows, in the order of their keys; after '' the first. */
  readonly next: (queryable: Queryable, prefix: Buffer, after: string, limit: number) => Promise<SealedRow[]>;
  /** Writes the values where they are still what they were; whoever has changed them has sealed them anew. */
  readonly replace: (tx: Tx, before: SealedRow, after: readonly SealedAnew[]) => Promise<void>;
}
