import {
  bookInForce,
  type HouseRuleBook,
  type HouseRules,
  type LegCode,
  legCode,
  type MatchRecord,
  type Sport,
  settleByHouseRules,
} from '@hanpan/rules';
import { byMarket } from './by-market.ts';
import type { OutcomesByPick, RuledOutcomes } from './message-store.ts';
import type { PickedSelection } from './result-store.ts';

/** What a record of a match decides of one market. */
export interface MarketResults {
  readonly marketId: number;
  readonly results: OutcomesByPick;
  /** Null where bets taken during play come to the same. */
  readonly inPlayResults: OutcomesByPick | null;
  /** What bets come to that were placed under earlier house rules, by their version; null where all come to the same. */
  readonly ruled: RuledOutcomes | null;
}

/** By the house rules of one version. */
type Outcomes = Omit<MarketResults, 'marketId' | 'ruled'>;

/**
 * The results of the markets that a record of the match decides under the house rules of its sport, those in force and every
 * version before them. One that any of them does not decide as a whole is left out: its scope goes on, its score is not known,
 * or an operator has to say what becomes of the bets under old rules.
 */
export function resultsOf(
  selections: readonly PickedSelection[],
  record: MatchRecord,
  sport: Sport,
  books: readonly HouseRuleBook[],
): MarketResults[] {
  return [...byMarket(selections)].flatMap(([marketId, picks]) => {
    const inForce = outcomesUnder(picks, record, bookInForce(books).rules[sport]);
    if (inForce === undefined) return [];
    const ruled: Record<string, Outcomes> = {};
    for (const { version, rules } of books.slice(0, -1)) {
      const outcomes = outcomesUnder(picks, record, rules[sport]);
      if (outcomes === undefined) return [];
      if (!isSame(picks, outcomes, inForce)) ruled[version] = outcomes;
    }
    return [{ marketId, ...inForce, ruled: Object.keys(ruled).length === 0 ? null : ruled }];
  });
}

function outcomesUnder(
  picks: readonly PickedSelection[],
  record: MatchRecord,
  rules: HouseRules,
): Outcomes | undefined {
  const results = decidedPicks(picks, record, rules, false);
  const inPlay = decidedPicks(picks, record, rules, true);
  if (results === undefined || inPlay === undefined) return undefined;
  const isOne = picks.every(({ pick }) => results[pick] === inPlay[pick]);
  return { results, inPlayResults: isOne ? null : inPlay };
}

function isSame(picks: readonly PickedSelection[], a: Outcomes, b: Outcomes): boolean {
  const during = ({ results, inPlayResults }: Outcomes) => inPlayResults ?? results;
  return picks.every(
    ({ pick }) => a.results[pick] === b.results[pick] && during(a)[pick] === during(b)[pick],
  );
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
