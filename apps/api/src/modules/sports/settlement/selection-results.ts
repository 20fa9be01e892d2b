import { type HouseRules, type LegCode, legCode, type MatchRecord, settleByHouseRules } from '@hanpan/rules';
import { byMarket } from './by-market.ts';
import type { OutcomesByPick } from './message-store.ts';
import type { PickedSelection } from './result-store.ts';

/** What a record of a match decides of one market. */
export interface MarketResults {
  readonly marketId: number;
  readonly results: OutcomesByPick;
  /** Null where bets taken during play come to the same. */
  readonly inPlayResults: OutcomesByPick | null;
}

/**
 * The results of the markets that a record of the match decides under the house rules of its sport. One that it does not
 * decide as a whole is left out: its scope goes on, or its score is not known.
 */
export function resultsOf(
  selections: readonly PickedSelection[],
  record: MatchRecord,
  rules: HouseRules,
): MarketResults[] {
  return [...byMarket(selections)].flatMap(([marketId, picks]) => {
    const results = decidedPicks(picks, record, rules, false);
    const inPlay = decidedPicks(picks, record, rules, true);
    if (results === undefined || inPlay === undefined) return [];
    const isSame = picks.every(({ pick }) => results[pick] === inPlay[pick]);
    return [{ marketId, results, inPlayResults: isSame ? null : inPlay }];
  });
}

function decidedPicks(
  picks: readonly PickedSelection[],
  record: MatchRecord,
  rules: HouseRules,
  isLive: boolean,
): Record<string, LegCode> | undefined {
  const results: Record<string, LegCode> = {};
  for (const { kind, scope, line_quarters: lineQuarters, pick } of picks) {
    const settled = settleByHouseRules(
      { market: kind, scope, lineQuarters, selection: pick },
      record,
      rules,
      {
        isLive,
      },
    );
    if (settled === undefined) return undefined;
    results[pick] = legCode(settled.leg);
  }
  return results;
}
