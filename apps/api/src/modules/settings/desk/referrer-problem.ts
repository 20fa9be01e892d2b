import type { Queryable } from '@hanpan/db';
import type { Problem } from './judge-changes.ts';
import { mayRefer } from './referrer-store.ts';

const referrerKey = 'memberPolicy.presetRecommenderId';

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
