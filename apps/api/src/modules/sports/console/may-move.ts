import type { Queryable } from '@hanpan/db';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { hasSeveralSites } from '../../../kernel/site-store.ts';
import type { HoldRow } from '../trading/hold-store.ts';

type Asking = Pick<OperatorContext, 'isPlatform' | 'site'>;

/**
 * Whether an operator may suspend, reopen and move prices, and decide what is on the review list of an event. Events are
 * shared: a trader of one site would decide for every other, in a log that those do not read. So with several sites it takes whoever leads the installation, as results do.
 */
export async function mayMove(queryable: Queryable, { isPlatform }: Asking): Promise<boolean> {
  return isPlatform || !(await hasSeveralSites(queryable));
}

/** Whether an operator reads who has suspended something and why: at the site of whoever did, and above the sites. */
export function maySeeWhy({ site_id }: HoldRow, { isPlatform, site }: Asking): boolean {
  return isPlatform || site_id === site.id;
}
