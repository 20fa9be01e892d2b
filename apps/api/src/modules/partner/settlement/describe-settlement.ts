import type { BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Operation } from '../../../kernel/confirmation/operation.ts';
import { settlementById } from './settlement-store.ts';

/** What confirming a settlement would book; undefined where there is none. */
export async function describeSettlement(
  queryable: Queryable,
  { site }: Pick<OperatorContext, 'site'>,
  { settlementIdx }: Pick<BodyOf<'/api/console/partner/settlementConfirm'>, 'settlementIdx'>,
): Promise<Operation | undefined> {
  const row = await settlementById(queryable, site.id, settlementIdx);
  if (row === undefined) return undefined;
  return {
    memIds: [],
    lines: [
      { name: 'days', text: `${row.start_day} – ${row.end_day}` },
      { name: 'partners', text: String(row.partners) },
      { name: 'credit', amount: row.credit },
    ],
    state: { state: row.state },
  };
}
