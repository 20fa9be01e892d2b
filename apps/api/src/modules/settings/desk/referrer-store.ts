import type { Queryable } from '@hanpan/db';
import type { Problem } from './judge-changes.ts';

const referrerKey = 'memberPolicy.presetRecommenderId';

/** Whether applicants of a site may name this partner: it is there, it is a partner, and it is not suspended or closed. */
async function mayRefer(queryable: Queryable, siteId: number, memId: string): Promise<boolean> {
  const row = await queryable.row<{ may: boolean }>(
    `select exists (select from member where site_id = $1 and lower(mem_id) = lower($2)
                       and partner_rank <> 'NORMAL' and status = 'active') as may`,
    [siteId, memId],
  );
  return row?.may === true;
}

/** A referrer that applicants cannot change, and that is none, would stop every sign-up. */
export async function referrerProblem(
  queryable: Queryable,
  siteId: number,
  changes: readonly { readonly key: string; readonly after: string }[],
): Promise<Problem[]> {
  const change = changes.find(({ key }) => key === referrerKey);
  const memId: unknown = change === undefined ? null : JSON.parse(change.after);
  if (typeof memId !== 'string' || memId === '' || (await mayRefer(queryable, siteId, memId))) return [];
  return [{ key: referrerKey, kind: 'value' }];
}
