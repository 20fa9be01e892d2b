import type { Queryable } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import { type GameFamily, openRows } from '../play/index.ts';

/**
 * What the members of a site have staked and nobody has decided yet, in every family, less what of it came back. Test accounts
 * are left out.
 */
export async function openStakesOf(
  queryable: Queryable,
  families: readonly GameFamily[],
  siteId: number,
): Promise<Amount> {
  const whose = 'h.site_id = $1 and h.member_id not in (select member_id from test_member)';
  const row = await queryable.row<{ stake: Amount }>(
    `select coalesce(sum(staked), 0)::bigint as stake from (${openRows(families, whose)}) open_stake`,
    [siteId],
  );
  return row?.stake ?? zero;
}
