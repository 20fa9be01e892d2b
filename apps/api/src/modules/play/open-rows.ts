import type { GameFamily } from './family.ts';

/**
 * Every bet or round of some members that is not decided, in every family, as SQL: a row has `place`, that of its family, `family`, and
 * `staked`, in minor units and without what came back. `whose` is a condition on `h.member_id`. A bet that waits for its delay or for a
 * trader is open too: its stake has left the balance.
 */
export function openRows(families: readonly GameFamily[], whose: string): string {
  const open = families.map(
    (
      { historyView },
      index,
    ) => `select ${index} as place, h.family, h.stake - h.returned as staked from ${historyView} h
      where ${whose} and h.settled_at is null`,
  );
  return open.join(' union all ');
}
