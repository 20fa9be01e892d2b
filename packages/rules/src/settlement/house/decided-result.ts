import { halfLost, halfWon, type LegResult } from '../leg-result.ts';
import type { MarketCode, MarketPick } from '../market.ts';
import type { Score } from '../match-score.ts';
import { settleSelection } from '../settle-selection.ts';

/**
 * What a selection has come to already, if it can no longer change however the sides go on scoring: over 2.5 is won at
 * three goals. Undefined while it can. A quarter line is two half stakes, each for itself: over 2.75 at three goals has
 * won one half, and the other is given back. Scores only grow; half-time/full-time is decided elsewhere.
 */
export function decidedResult(pick: MarketPick, at: Score): LegResult | undefined {
  const { lineQuarters } = pick;
  if (!splitMarkets.has(pick.market) || lineQuarters === null || lineQuarters % 2 === 0)
    return decidedWhole(pick, at);
  const halves = [lineQuarters - 1, lineQuarters + 1].map((line) =>
    decidedWhole({ ...pick, lineQuarters: line }, at),
  );
  const [first, second] = halves;
  if (first?.result === second?.result) return first;
  const only = first ?? second;
  return only?.result === 'win' ? halfWon : halfLost;
}

const splitMarkets: ReadonlySet<MarketCode> = new Set(['UO', 'TTH', 'TTA', 'RND']);

/** Asks the settlement rule itself at every score that lies within reach of a number that the selection names. */
function decidedWhole(pick: MarketPick, at: Score): LegResult | undefined {
  const now = settleSelection(pick, at);
  const reach = furthest(pick, at);
  for (let home = 0; home <= reach; home += 1) {
    for (let away = 0; away <= reach; away += 1) {
      const later = settleSelection(pick, { home: at.home + home, away: at.away + away });
      if (later.result !== now.result) return undefined;
    }
  }
  return now;
}

/** Beyond this many more the result of a selection changes no more, or has changed on the way. */
function furthest({ lineQuarters, selection }: MarketPick, { home, away }: Score): number {
  const named = (selection.match(/\d+/g) ?? []).map(Number);
  const line = Math.ceil(Math.abs(lineQuarters ?? 0) / 4);
  return Math.max(line, Math.abs(home - away), ...named) + 2;
}
