import { type MarketCode, marketHasLine } from '../settlement/market.ts';

/** The highest line of a whole match by sport, in points: of a handicap on either side, and of a total. */
type Range = { readonly handicap: number; readonly total: number };

const ranges: Readonly<Record<string, Range>> = {
  soccer: { handicap: 8, total: 12 },
  hockey: { handicap: 8, total: 15 },
  baseball: { handicap: 20, total: 40 },
  handball: { handicap: 30, total: 100 },
  basketball: { handicap: 60, total: 350 },
  football: { handicap: 50, total: 120 },
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
 * of a side below a quarter is decided before the match.
 */
export function isOfferedLine(market: MarketCode, lineQuarters: number | null, sport?: string): boolean {
  if (lineQuarters === null || !marketHasLine(market)) return lineQuarters === null && !marketHasLine(market);
  if (!Number.isSafeInteger(lineQuarters)) return false;
  const known = sport !== undefined && Object.hasOwn(ranges, sport) ? ranges[sport] : undefined;
  const { handicap, total } = known ?? widest;
  const line = lineQuarters / 4;
  return market === 'AH' ? Math.abs(line) <= handicap : line > 0 && line <= total;
}
