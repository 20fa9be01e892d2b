import { halfLost, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';
import type { MarketPick } from './market.ts';

/** Goals (or points) at the end of the period the market speaks of: regular time, unless the house rules say more. */
export type Score = { readonly homeGoals: number; readonly awayGoals: number };

/**
 * The result of one selection at a final score. Throws RangeError for a line that is missing or no
 * integer, for a selection its market does not have, and for goals that are no counts: a bet must never
 * be settled on a guess.
 */
export function settleSelection(pick: MarketPick, score: Score): LegResult {
  const { homeGoals, awayGoals } = score;
  if (!isCount(homeGoals) || !isCount(awayGoals))
    throw new RangeError(`not a final score: ${homeGoals}-${awayGoals}`);
  const result = settle(pick, homeGoals - awayGoals, homeGoals + awayGoals, score);
  if (result === undefined) throw new RangeError(`market ${pick.market} has no selection ${pick.selection}`);
  return result;
}

function settle(pick: MarketPick, lead: number, total: number, score: Score): LegResult | undefined {
  switch (pick.market) {
    case 'WDL':
      return byName(pick, { home: lead > 0, draw: lead === 0, away: lead < 0 });
    case 'WL':
      return bySide(pick, 'home', 'away', lead * 4);
    case 'AH':
      return bySide(pick, 'home', 'away', lead * 4 + lineOf(pick));
    case 'UO':
      return bySide(pick, 'over', 'under', total * 4 - lineOf(pick));
    case 'DC':
      return byName(pick, { 'home-draw': lead >= 0, 'home-away': lead !== 0, 'draw-away': lead <= 0 });
    case 'BTTS': {
      const bothScored = score.homeGoals > 0 && score.awayGoals > 0;
      return byName(pick, { yes: bothScored, no: !bothScored });
    }
    case 'OE':
      return byName(pick, { odd: total % 2 === 1, even: total % 2 === 0 });
    case 'CS':
      return correctScore(pick.selection, score);
  }
}

/**
 * A quarter line is two half stakes on the neighbouring half-goal lines, so a distance of one quarter
 * decides one half and refunds the other.
 */
function fromDistance(distanceQuarters: number): LegResult {
  if (distanceQuarters === 0) return voided;
  if (distanceQuarters === 1) return halfWon;
  if (distanceQuarters === -1) return halfLost;
  return distanceQuarters > 0 ? won : lost;
}

function bySide(
  pick: MarketPick,
  plus: string,
  minus: string,
  distanceQuarters: number,
): LegResult | undefined {
  if (pick.selection === plus) return fromDistance(distanceQuarters);
  if (pick.selection === minus) return fromDistance(-distanceQuarters);
  return undefined;
}

function byName(pick: MarketPick, hits: Readonly<Record<string, boolean>>): LegResult | undefined {
  if (!Object.hasOwn(hits, pick.selection)) return undefined;
  return hits[pick.selection] ? won : lost;
}

function correctScore(selection: string, { homeGoals, awayGoals }: Score): LegResult | undefined {
  if (!/^\d{1,2}-\d{1,2}$/.test(selection)) return undefined;
  return selection === `${homeGoals}-${awayGoals}` ? won : lost;
}

function lineOf({ market, lineQuarters }: MarketPick): number {
  if (lineQuarters === null || !Number.isSafeInteger(lineQuarters))
    throw new RangeError(`market ${market} needs a line in whole quarters, not ${lineQuarters}`);
  return lineQuarters;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
