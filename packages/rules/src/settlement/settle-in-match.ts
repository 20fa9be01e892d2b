import { type LegResult, lost, won } from './leg-result.ts';
import type { MarketPick } from './market.ts';
import { assertScore, type MatchScore, type Score } from './match-score.ts';
import { settleSelection } from './settle-selection.ts';

/**
 * The result of one selection from the scopes of a match that were played to their end, or undefined where one that it
 * needs is missing: then the house rules of the sport decide. Throws RangeError as `settleSelection` does.
 */
export function settleInMatch(pick: MarketPick, { scores }: MatchScore): LegResult | undefined {
  const score = scores[pick.market === 'RND' ? 'points' : pick.scope];
  if (score === undefined) return undefined;
  if (pick.market !== 'HTFT') return settleSelection(pick, score);
  return scores.h1 && settleHalfTimeFullTime(pick.selection, scores.h1, score);
}

/** A selection such as `home/draw`: who leads at half-time, and who at the end. Throws RangeError for any other name. */
export function settleHalfTimeFullTime(selection: string, halfTime: Score, fullTime: Score): LegResult {
  if (!/^(home|draw|away)\/(home|draw|away)$/.test(selection))
    throw new RangeError(`market HTFT has no selection ${selection}`);
  return selection === `${leader(halfTime)}/${leader(fullTime)}` ? won : lost;
}

function leader(score: Score): 'home' | 'draw' | 'away' {
  assertScore(score);
  if (score.home === score.away) return 'draw';
  return score.home > score.away ? 'home' : 'away';
}
