import type { GameFamily } from './family.ts';

/** The histories of all families as one, as SQL: the same columns of each. */
export function everyBranch(families: readonly GameFamily[], columns: string): string {
  return joined(families, () => columns);
}

/**
 * The same with `accepted`: whether a bet was accepted or may still be. What waited and was refused stands in lists and is in no sum of
 * what was bet and paid: nothing was played.
 */
export function everyBranchToSum(families: readonly GameFamily[], columns: string): string {
  return joined(families, (family) => `${columns}, ${isAccepted(family)} as accepted`);
}

function joined(families: readonly GameFamily[], columnsOf: (family: GameFamily) => string): string {
  return families
    .map((family) => `select ${columnsOf(family)} from ${family.historyView} v`)
    .join(' union all ');
}

function isAccepted({ refusedIn }: GameFamily): string {
  if (refusedIn === undefined) return 'true';
  return `not (v.status = 'CANCEL' and exists (select from ${refusedIn} r where r.id = v.id and r.refusal is not null))`;
}
