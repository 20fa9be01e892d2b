import type { Queryable } from '@hanpan/db';
import { type Amount, add, subtract, zero } from '@hanpan/money';
import { turnoverProgress } from '../turnover/index.ts';
import type { BonusDesk } from './bonuses.ts';

/** What stands between the member and a withdrawal. A record, because result texts name its fields. */
export type Unplayed = { readonly done: Amount; readonly required: Amount; readonly missing: Amount };

/**
 * What the member has still to play before a withdrawal: for money that came in, or for an open bonus, whichever is more.
 * A stake serves both, because the turnover of a bonus includes that of its deposit. Undefined where nothing is missing.
 */
export async function unplayedOf(
  bonuses: BonusDesk,
  queryable: Queryable,
  memberId: number,
  at: Date,
): Promise<Unplayed | undefined> {
  const bonus = await bonuses.unmet(queryable, memberId, at);
  const turnover = await turnoverProgress(queryable, memberId);
  const ofBonus = bonus && { ...bonus, missing: subtract(bonus.required, bonus.done) };
  if (turnover === undefined || (ofBonus !== undefined && ofBonus.missing > turnover.missing)) return ofBonus;
  const { done, required, missing } = turnover;
  return { done, required, missing };
}

/**
 * What an excluded member has to leave of its cash: rewards that became cash and are not played yet. It cannot play, so its own money is
 * free to go; but an exclusion is no way to be paid points and coupons that nobody played (ADR 134). Undefined where there are none.
 */
export async function unplayedRewards(
  queryable: Queryable,
  memberId: number,
): Promise<(Unplayed & { readonly money: Amount }) | undefined> {
  const items = (await turnoverProgress(queryable, memberId))?.items ?? [];
  const rewards = items.filter(
    ({ row, done }) => (row.kind === 'point' || row.kind === 'coupon') && done < row.amount,
  );
  if (rewards.length === 0) return undefined;
  const required = add(zero, ...rewards.map(({ row }) => row.amount));
  const done = add(zero, ...rewards.map((item) => item.done));
  const money = add(zero, ...rewards.map(({ row }) => row.money));
  return { done, required, missing: subtract(required, done), money };
}
