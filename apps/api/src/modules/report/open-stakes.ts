import { type GameFamily, openRows } from '../play/index.ts';

/**
 * What the members of a site ($1) have staked and nobody has decided yet, in every family, less what of it came back, as SQL.
 * Test accounts are left out.
 */
export function openStakes(families: readonly GameFamily[]): string {
  const whose = 'h.site_id = $1 and h.member_id not in (select member_id from test_member)';
  return `(select coalesce(sum(staked), 0) from (${openRows(families, whose)}) open_stake)`;
}
