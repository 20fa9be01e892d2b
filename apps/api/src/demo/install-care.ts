import type { Tx } from '@hanpan/db';
import type { ApplicationServices } from '../application-services.ts';
import { askLimit } from '../modules/member/index.ts';
import { readDemoPeople } from './demo-data.ts';
import type { DemoMembers } from './install-people.ts';

const dayMs = 86_400_000;

/**
 * A member of the demo has set a limit and wants it looser for the second time, as its own page would have asked. What the markers of
 * harm say of that, the worker finds when it looks at the day.
 */
export async function installCare(
  { clock }: Pick<ApplicationServices, 'clock'>,
  tx: Tx,
  siteId: number,
  { memberIds }: DemoMembers,
): Promise<void> {
  const { by, kind, period, asked } = (await readDemoPeople()).ownLimit;
  const memberId = memberIds[by];
  if (memberId === undefined) throw new Error(`the demo has no member ${by}`);
  for (const { daysAgo, amount } of asked) {
    const then = { date: () => new Date(clock() - daysAgo * dayMs) };
    await askLimit(tx, then, { siteId, memberId }, { kind, period, amount });
  }
}
