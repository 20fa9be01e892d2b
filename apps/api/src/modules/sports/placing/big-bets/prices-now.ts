import type { Queryable } from '@hanpan/db';
import type { OddsMilli } from '@hanpan/money';
import { shownSelections } from '../place-bet-store.ts';
import type { Wait } from '../waits/wait-store.ts';

/** What is offered of a bet that waits, as it is now. */
export function legsNow(queryable: Queryable, { terms }: Pick<Wait, 'terms'>) {
  return shownSelections(
    queryable,
    terms.map((leg) => leg.selectionId),
  );
}

/** The prices of a bet that waits, as they are now; where one is not offered any more, that at which it was asked for. */
export async function pricesNow(
  queryable: Queryable,
  { terms }: Pick<Wait, 'terms'>,
): Promise<readonly OddsMilli[]> {
  const offered = await legsNow(queryable, { terms });
  const now = new Map(offered.map((each) => [each.id, each.odds_milli]));
  return terms.map((leg) => now.get(leg.selectionId) ?? leg.oddsMilli);
}
