import { type Amount, percentage } from '@hanpan/money';

/**
 * What each partner on the way of a bet has of it, the one right above the member first: its own rate less that of the
 * partner below, of what counts of the stake, rounded down to the won. So all of them together have at most the highest
 * rate's part. A settlement that is taken back takes back exactly this, because each bet is rounded alone.
 */
export function rollingShares(counted: Amount, basisPointsUpward: readonly number[]): Amount[] {
  return basisPointsUpward.map((own, index) =>
    percentage(counted, own - (basisPointsUpward[index - 1] ?? 0)),
  );
}
