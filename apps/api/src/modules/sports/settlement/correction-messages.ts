import {
  type Certainty,
  type HouseRuleBook,
  houseRuleBooks,
  houseRulesOf,
  isStretch,
  type Scope,
} from '@hanpan/rules';
import { byMarket } from './by-market.ts';
import type { Correction } from './correction.ts';
import { finalScores, recordOfCorrection } from './correction-record.ts';
import type { MessageSource } from './message-store.ts';
import type { PickedSelection, SettledEvent } from './result-store.ts';
import type { SaidMessage } from './say-results.ts';
import { type MarketResults, resultsOf } from './selection-results.ts';

const nothing = {
  certainty: null,
  results: null,
  in_play_results: null,
  ruled: null,
  picks: null,
  window_from: null,
  window_to: null,
};

/** Results of markets as something that was said. */
export function settlementMessages(
  markets: readonly MarketResults[],
  { source, certainty }: { readonly source: MessageSource; readonly certainty: Certainty },
): SaidMessage[] {
  return markets.map(({ marketId, results, inPlayResults, ruled }) => ({
    ...nothing,
    market_id: marketId,
    source,
    kind: 'settlement',
    certainty,
    results,
    in_play_results: inPlayResults,
    ruled,
  }));
}

/**
 * What a correction says of each market that it is about. It is confirmed, so it stands above what the match said by
 * itself; a market that it cannot decide it does not name. A score settles each bet by the house rules of its own version.
 */
export function messagesOfCorrection(
  correction: Correction,
  selections: readonly PickedSelection[],
  event: SettledEvent,
  books: readonly HouseRuleBook[] = houseRuleBooks,
): SaidMessage[] {
  const { marketId } = correction;
  const about = selections.filter(({ market_id }) => marketId === null || market_id === marketId);
  const source = 'operator';
  const confirmed = { source, certainty: 'confirmed' } as const;
  switch (correction.kind) {
    case 'result': {
      const record = recordOfCorrection(correction, event);
      const kept = keptStretches(correction, about, event);
      const asked = about.filter(({ market_id }) => !kept.has(market_id));
      return settlementMessages(resultsOf(asked, record, event.sport, books), confirmed);
    }
    case 'settle':
      return settlementMessages(
        [{ marketId: correction.marketId, results: correction.results, inPlayResults: null, ruled: null }],
        confirmed,
      );
    case 'void':
    case 'unvoid': {
      const kind = correction.kind === 'void' ? 'cancel' : 'rollback-cancel';
      const { startsAtMs, endsAtMs } = correction.window;
      const window = { window_from: dateOf(startsAtMs), window_to: dateOf(endsAtMs) };
      return marketsOf(about).map((market_id) => ({ ...nothing, ...window, market_id, source, kind }));
    }
    case 'rollback':
      return marketsOf(about).map((market_id) => ({
        ...nothing,
        market_id,
        source,
        kind: 'rollback-settlement',
      }));
  }
}

/**
 * The markets on stretches that were settled before the match was called off, of which the operator enters no score, nor of any of
 * their periods: that the match went no further says nothing of them. One that was void as a whole is decided anew.
 */
function keptStretches(
  { scores, ending }: Extract<Correction, { kind: 'result' }>,
  selections: readonly PickedSelection[],
  event: SettledEvent,
): ReadonlySet<number> {
  if (ending !== 'called') return new Set();
  const { joined } = houseRulesOf(event.sport).plan;
  const final = finalScores(scores, event);
  const isFinal = (scope: Scope) => final[scope] !== undefined;
  const isEntered = (scope: Scope) => isFinal(scope) || (joined[scope]?.some(isFinal) ?? false);
  const kept = [...byMarket(selections)].filter(
    ([, picks]) =>
      picks.every(({ scope, result }) => isStretch(scope) && !isEntered(scope) && result !== null) &&
      picks.some(({ result }) => result !== 'void'),
  );
  return new Set(kept.map(([marketId]) => marketId));
}

function marketsOf(selections: readonly PickedSelection[]): number[] {
  return [...new Set(selections.map(({ market_id }) => market_id))];
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
