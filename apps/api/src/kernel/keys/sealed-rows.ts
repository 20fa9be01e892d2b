import type { SealedPlace } from './sealed-place.ts';
import { countSealed, nextSealed, type SealedColumns } from './sealed-row-reseal-store.ts';

/** How the rows of a place are found that are named by a number. */
export function sealedRows(columns: SealedColumns): Pick<SealedPlace, 'count' | 'next'> {
  return {
    count: (queryable, prefix) => countSealed(queryable, columns, prefix),
    next: (queryable, prefix, after, limit) => nextSealed(queryable, columns, prefix, { after, limit }),
  };
}
