import { bookInForce, houseRuleBooks, needsLength } from '@hanpan/rules';
import type { QueuedCorrection } from './correction-store.ts';
import type { PickedSelection, SettledEvent } from './result-store.ts';

/**
 * The markets that a feed's final score alone leaves to an operator: a game of baseball that was called after six innings
 * ends with a score like any other, and its totals are void. A feed that says of the last inning what it was has said how
 * long the game went. Where the house rules of one version ask for the length, it is asked for.
 */
export function undecidedByScore(
  correction: QueuedCorrection,
  { sport }: SettledEvent,
  selections: readonly PickedSelection[],
): ReadonlySet<number> {
  if (correction.operatorId !== null || correction.kind !== 'result' || correction.ending !== 'played')
    return new Set();
  const rules = houseRuleBooks.map((book) => book.rules[sport]);
  const lastPeriod = bookInForce(houseRuleBooks).rules[sport].plan.periods.at(-1);
  if (lastPeriod !== undefined && correction.scores[lastPeriod] !== undefined) return new Set();
  return new Set(
    selections.flatMap(({ kind, scope, market_id }) =>
      scope === 'match' && rules.some((each) => needsLength(kind, each)) ? [market_id] : [],
    ),
  );
}
