import type { Queryable } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { type GameFamily, openRows } from '../../play/index.ts';

/** What everybody below a partner has staked and nobody has settled, in every family. Test accounts are left out. */
export async function openBelow(
  queryable: Queryable,
  families: readonly GameFamily[],
  partnerId: number,
): Promise<{ readonly bets: number; readonly stake: Amount }> {
  const row = await queryable.row<{ bets: number; stake: Amount }>(
    `with below as (
       select member_id from partner_below($1) where member_id not in (select member_id from test_member)
     )
     select count(*)::int as bets, coalesce(sum(staked), 0)::bigint as stake
       from (${openRows(families, 'h.member_id in (select member_id from below)')}) open`,
    [partnerId],
  );
  return row ?? { bets: 0, stake: zero };
}
