import type { Queryable } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { maskName } from '../../kernel/text-mask.ts';
import { treeOf } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import type { DeskRow } from './desk-store.ts';
import { presentDeskRow } from './present.ts';

export type DeskPlace = Pick<OperatorContext, 'site' | 'locale' | 'shownNames'>;

/** Requests as an operator sees them, each with everybody above its member. */
export async function presentDesk(
  queryable: Queryable,
  { site, locale, shownNames }: DeskPlace,
  rows: readonly DeskRow[],
) {
  const trees = await treeOf(queryable, [...new Set(rows.map((row) => row.member_id))]);
  const nameOf = shownNames === 'all' ? (name: string) => name : maskName;
  return rows.map((row) => {
    const shown = presentDeskRow(
      row,
      trees.get(row.member_id) ?? [],
      settingsOf(site).fourEyesAmount,
      locale,
    );
    const { accountHolder, payerName } = shown;
    return {
      ...shown,
      accountHolder: nameOf(accountHolder),
      payerName: payerName === null ? null : nameOf(payerName),
    };
  });
}
