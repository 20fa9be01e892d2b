import { type LegResult, legCode } from '@hanpan/rules';
import type { OutcomesByPick } from './message-store.ts';

/** What is said of a market's selections, as it is stored; what is left open is null. */
export function outcomesByPick(results: Readonly<Record<string, LegResult | undefined>>): OutcomesByPick {
  return Object.fromEntries(
    Object.entries(results).map(([pick, leg]) => [pick, leg === undefined ? null : legCode(leg)]),
  );
}
