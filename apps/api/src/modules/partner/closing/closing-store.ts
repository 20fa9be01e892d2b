import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** Who stands right below: partners that are asked for or open, and members of every status but the rejected. */
export async function belowOf(
  queryable: Queryable,
  partnerId: number,
): Promise<{ partners: number; members: number }> {
  const row = await queryable.row<{ partners: number; members: number }>(
    `select count(*) filter (where partner_rank <> 'NORMAL' and status in ('pending', 'active', 'suspended')) as partners,
            count(*) filter (where partner_rank = 'NORMAL' and status <> 'rejected') as members
       from member_card where parent_id = $1`,
    [partnerId],
  );
  return row ?? { partners: 0, members: 0 };
}

/** Commission that the job books next, zero or more; and the settlement that waits with something of the partner in it. */
export async function creditsOnTheWay(
  queryable: Queryable,
  partnerId: number,
): Promise<{ due: Amount; waiting: number | null }> {
  const row = await queryable.row<{ due: Amount; waiting: number | null }>(
    `select (select coalesce(sum(greatest(due, 0)), 0)::bigint from commission_due where partner_id = $1) as due,
            (select t.id from partner_settlement t join partner_settlement_share s on s.settlement_id = t.id
              where t.state = 'waiting' and s.partner_id = $1 and s.credit <> 0 limit 1) as waiting`,
    [partnerId],
  );
  if (row === undefined) throw new Error('no row of sums');
  return row;
}
