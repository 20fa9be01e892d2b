import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { GameFamily } from './family.ts';

/** What of a family is not decided for a member: how many bets or rounds, and what is staked on them, in minor units. */
export interface OpenPlay {
  readonly family: string;
  readonly count: number;
  readonly amount: Amount;
}

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

/** What a member has open in each family, in the order of the families; those with nothing open are left out. */
export function openPlay(
  queryable: Queryable,
  families: readonly GameFamily[],
  memberId: number,
): Promise<OpenPlay[]> {
  return queryable.rows(
    `select family, count(*)::int as count, sum(staked)::bigint as amount from (${openRows(families, 'h.member_id = $1')}) open
      group by place, family order by place`,
    [memberId],
  );
}
