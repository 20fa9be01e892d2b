import type { BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Operation } from '../../../kernel/confirmation/operation.ts';
import { lockSettlement, settlementById, sidesOf } from './settlement-store.ts';

/**
 * What a settlement is asked about by: the larger of what it credits and what it takes back. Both together may be little while each
 * of them is much.
 */
export async function sumOfSettlement(queryable: Queryable, siteId: number, settlementIdx: number) {
  const sides = await sidesOf(queryable, siteId, settlementIdx);
  return sides && Math.max(sides.credited, sides.takenBack);
}

/** What confirming a settlement would book; undefined where there is none. */
export async function describeSettlement(
  tx: Tx,
  { site }: Pick<OperatorContext, 'site'>,
  { settlementIdx }: Pick<BodyOf<'/api/console/partner/settlementConfirm'>, 'settlementIdx'>,
): Promise<Operation | undefined> {
  await lockSettlement(tx, site.id, settlementIdx);
  const row = await settlementById(tx, site.id, settlementIdx);
  const sides = await sidesOf(tx, site.id, settlementIdx);
  if (row === undefined || sides === undefined) return undefined;
  return {
    memIds: [],
    lines: [
      { name: 'days', text: `${row.start_day} – ${row.end_day}` },
      { name: 'partners', text: String(row.partners) },
      { name: 'credit', amount: sides.credited },
      sides.takenBack > 0 ? { name: 'debit', amount: sides.takenBack } : undefined,
    ],
    state: { state: row.state },
  };
}
