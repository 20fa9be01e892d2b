import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { GameFamily } from './family.ts';
import { openRows } from './open-rows.ts';

/** What of a family is not decided for a member: how many bets or rounds, and what is staked on them, in minor units. */
export interface OpenPlay {
  readonly family: string;
  readonly count: number;
  readonly amount: Amount;
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
