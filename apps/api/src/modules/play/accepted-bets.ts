import type { GameFamily } from './family.ts';

/**
 * Whether a row `alias` of a family's history was accepted or may still be, as SQL. What waited and was refused stands in lists and is
 * in no sum of what was bet and paid: nothing was played.
 */
export function isAccepted({ refusedIn }: GameFamily, alias: string): string {
  if (refusedIn === undefined) return 'true';
  return `not (${alias}.status = 'CANCEL' and exists (select from ${refusedIn} r where r.id = ${alias}.id and r.refusal is not null))`;
}
