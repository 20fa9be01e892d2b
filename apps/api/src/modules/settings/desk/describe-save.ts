import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Operation } from '../../../kernel/confirmation/operation.ts';
import { need } from '../../../kernel/need.ts';
import { lockSite } from '../../../kernel/site-store.ts';
import { isZoneFixed } from './fixed-zone-store.ts';
import { judgeChanges } from './judge-changes.ts';

/** What saving would change, each setting as it is and as it would be. What is wrong with a change is said by the call itself. */
export async function describeSave(
  tx: Tx,
  context: Pick<OperatorContext, 'site' | 'address'>,
  {
    group,
    changes: asked,
    reason,
  }: Pick<BodyOf<'/api/console/settings/save'>, 'group' | 'changes' | 'reason'>,
): Promise<Operation> {
  const site = need(await lockSite(tx, context.site.id), 'the site of an operator');
  const zoneIsFixed = await isZoneFixed(tx, site.id);
  const asking = { group, changes: asked, address: context.address, zoneIsFixed };
  const { changes } = judgeChanges(site.settings, asking);
  return {
    memIds: [],
    lines: [
      ...changes.map(({ key, before, after }) => ({
        name: 'setting' as const,
        setting: { key, before, after },
      })),
      { name: 'reason', text: reason },
    ],
    state: {},
  };
}
