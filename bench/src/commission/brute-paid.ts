import type { Database } from '@hanpan/db';

/**
 * How many partners were not paid the rolling that plain SQL finds over every bet: it walks the tree from the members up and
 * knows nothing of paths and days.
 */
export async function brutePaid(owner: Database): Promise<number> {
  const row = await owner.row<{ count: number }>(
    `with recursive rate as (
       select r.partner_id, r.rolling[1] as rolling from partner_rate r join member m on m.id = r.partner_id where m.mem_id like 'bench-p%'
     ), up as (
       select m.id as leaf, m.id as partner_id, m.parent_id, r.rolling as part, r.rolling from member m join rate r on r.partner_id = m.id
       union all
       select u.leaf, m.id, m.parent_id, r.rolling - u.rolling, r.rolling
         from up u join member m on m.id = u.parent_id join rate r on r.partner_id = m.id
     ), brute as (
       select u.partner_id, sum(f.sign * (f.counted * u.part / 10000)) as amount
         from play_settlement f join member m on m.id = f.member_id join up u on u.leaf = m.parent_id
        where f.family = 'bench' group by u.partner_id
     ), paid as (
       select partner_id, sum(amount) as amount from (
         select partner_id, amount from commission_booking where kind = 'rolling'
         union all
         select partner_id, due from commission_due where kind = 'rolling') x group by partner_id
     )
     select count(*)::int as count from brute full join paid using (partner_id)
      where coalesce(brute.amount, 0) <> coalesce(paid.amount, 0)`,
  );
  return row?.count ?? -1;
}
