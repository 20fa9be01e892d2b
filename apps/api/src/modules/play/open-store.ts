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
 * What a member has open in each family, in the order of the families; those with nothing open are left out. A bet that waits for its
 * delay or for a trader is open too: its stake has left the balance.
 */
export function openPlay(
  queryable: Queryable,
  families: readonly GameFamily[],
  memberId: number,
): Promise<OpenPlay[]> {
  const open = families.map(
    (
      { historyView },
      index,
    ) => `select ${index} as place, h.family, h.stake - h.returned as staked from ${historyView} h
      where h.member_id = $1 and h.settled_at is null`,
  );
  return queryable.rows(
    `select family, count(*)::int as count, sum(staked)::bigint as amount from (${open.join(' union all ')}) open
      group by place, family order by place`,
    [memberId],
  );
}
