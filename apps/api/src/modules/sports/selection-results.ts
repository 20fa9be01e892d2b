import { type LegOutcome, type Score, settleSelection } from '@hanpan/rules';
import type { PickedSelection } from './result-store.ts';

/** The result of every selection of an event, from the final score. */
export function resultsOf(
  selections: readonly PickedSelection[],
  score: Score,
): { id: number; result: LegOutcome }[] {
  return selections.map(({ id, kind, line_quarters: lineQuarters, pick }) => ({
    id,
    result: settleSelection({ market: kind, lineQuarters, selection: pick }, score).result,
  }));
}
