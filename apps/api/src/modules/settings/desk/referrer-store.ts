import type { Queryable } from '@hanpan/db';

/** Whether applicants of a site may name this partner: it is there, it is a partner, and it is not suspended or closed. */
export async function mayRefer(queryable: Queryable, siteId: number, memId: string): Promise<boolean> {
  const row = await queryable.row<{ may: boolean }>(
    `select exists (select from member where site_id = $1 and lower(mem_id) = lower($2)
                       and partner_rank <> 'NORMAL' and status = 'active') as may`,
    [siteId, memId],
  );
  return row?.may === true;
}
