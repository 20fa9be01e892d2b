import type { Tx } from '@hanpan/db';
import { siteDate } from '@hanpan/rules';
import { need } from '../../kernel/need.ts';
import type { DayMove } from './day-store.ts';
import type { Settlement } from './settlement.ts';
import { firstSettledAt } from './settlement-store.ts';

const keyOf = ({ family, reference }: Pick<Settlement, 'family' | 'reference'>) => `${family}/${reference}`;

/**
 * What these facts change of earlier days: those that settle again on another day than the first one. One move a row, in the
 * rows' order.
 */
export async function movesOf(
  tx: Tx,
  facts: readonly Settlement[],
  zones: ReadonlyMap<number, string>,
): Promise<DayMove[]> {
  const again = facts.filter(({ revision, sign }) => revision > 1 || sign === -1);
  if (again.length === 0) return [];
  const firsts = new Map((await firstSettledAt(tx, again)).map((first) => [keyOf(first), first.at]));
  const moves = new Map<string, DayMove>();
  for (const fact of again) {
    const { siteId, memberId, gameType, sign, win, returned, stake, settledAt } = fact;
    const dayOf = (at: Date) => siteDate(at.getTime(), need(zones.get(siteId), 'a site'));
    const day = dayOf(settledAt);
    const originDay = dayOf(need(firsts.get(keyOf(fact)), 'the first settlement'));
    // A clock that was set back settles nothing again before it was settled.
    if (originDay >= day) continue;
    const key = `${memberId}/${originDay}/${day}/${gameType}`;
    const result = (moves.get(key)?.result ?? 0) + sign * (win + returned - stake);
    moves.set(key, { siteId, memberId, day, originDay, gameType, result });
  }
  return [...moves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move);
}
