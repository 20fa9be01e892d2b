import type { Queryable } from '@hanpan/db';
import { type Amount, add, smaller, subtract, zero } from '@hanpan/money';
import { missingOf, openRequirements, type RequirementRow } from './store.ts';

export interface TurnoverItem {
  readonly row: RequirementRow;
  readonly done: Amount;
}

export interface TurnoverProgress {
  readonly required: Amount;
  readonly done: Amount;
  readonly missing: Amount;
  /** Oldest first, as they are met. */
  readonly items: readonly TurnoverItem[];
}

/** Stakes serve the oldest first, so what is missing is missing of the newest. */
function itemsOf(rows: readonly RequirementRow[], missing: Amount): TurnoverItem[] {
  let left = missing;
  return rows
    .map((row) => {
      const rest = smaller(left, row.amount);
      left = subtract(left, rest);
      return { row, done: subtract(row.amount, rest) };
    })
    .filter(({ row }) => row.amount > 0)
    .reverse();
}

/** What the member has played of what it has to; undefined where nothing is owed. */
export async function turnoverProgress(
  queryable: Queryable,
  memberId: number,
): Promise<TurnoverProgress | undefined> {
  const missing = await missingOf(queryable, memberId);
  if (missing === 0) return undefined;
  const items = itemsOf(await openRequirements(queryable, memberId), missing);
  const required = add(zero, ...items.map(({ row }) => row.amount));
  return { required, done: subtract(required, missing), missing, items };
}
