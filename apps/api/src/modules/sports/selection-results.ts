import { type LegOutcome, type Score, settleSelection } from '@hanpan/rules';
import type { PickedSelection } from './result-store.ts';

/** What a final score makes of every selection of an event. */
export function resultsOf(
  selections: readonly PickedSelection[],
  score: Score,
): { id: number; result: LegOutcome }[] {
  return selections.map(({ id, kind, line_quarters: lineQuarters, pick }) => ({
    id,
    result: settleSelection({ market: kind, lineQuarters, selection: pick }, score).result,
  }));
}
