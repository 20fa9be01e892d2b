import { type MarketCode, marketHasLine } from '../settlement/market.ts';
import type { Scope } from '../settlement/scope.ts';

/**
 * The highest line of a whole match by sport, in points: of a handicap on either side, and of a total. `leastTotal` is the
 * lowest total, where no match ends near nothing: 21.5 points of basketball are 215 mistyped, or those of a quarter.
 */
type Range = { readonly handicap: number; readonly total: number; readonly leastTotal?: number };

const ranges: Readonly<Record<string, Range>> = {
  soccer: { handicap: 8, total: 12 },
  hockey: { handicap: 8, total: 15, leastTotal: 2 },
  baseball: { handicap: 20, total: 40, leastTotal: 3 },
  handball: { handicap: 30, total: 100, leastTotal: 25 },
  basketball: { handicap: 60, total: 350, leastTotal: 80 },
  football: { handicap: 50, total: 120, leastTotal: 15 },
  volleyball: { handicap: 60, total: 300 },
  badminton: { handicap: 40, total: 140 },
  tennis: { handicap: 20, total: 70 },
  combat: { handicap: 5, total: 12 },
  esport: { handicap: 60, total: 200 },
};

/** What no sport goes beyond; a line that comes from elsewhere is checked against its own sport. */
const widest: Range = { handicap: 60, total: 350 };

/**
 * Whether a line can stand on a board: whole quarters where the market has a line and none where it has not, and a number
 * that matches of the sport come near. Feeds and people mistype: 40.5 goals are no line of football. A total or the score
 * of a side below a quarter is decided before the match. Corner kicks are counted apart from goals, and have no range of
 * their own.
 */
export function isOfferedLine(
  market: MarketCode,
  lineQuarters: number | null,
  sport?: string,
  scope: Scope = 'match',
): boolean {
  if (lineQuarters === null || !marketHasLine(market)) return lineQuarters === null && !marketHasLine(market);
  if (!Number.isSafeInteger(lineQuarters)) return false;
  const isKnown = sport !== undefined && Object.hasOwn(ranges, sport) && scope !== 'corners';
  const { handicap, total, leastTotal = 0 } = (isKnown ? ranges[sport] : undefined) ?? widest;
  const line = lineQuarters / 4;
  if (market === 'AH') return Math.abs(line) <= handicap;
  const isWholeTotal = market === 'UO' && (scope === 'match' || scope === 'regular');
  return line > 0 && line <= total && (!isWholeTotal || line >= leastTotal);
}
