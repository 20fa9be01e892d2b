/**
 * The markets that this platform settles itself. `WDL` win-draw-lose, `WL` win-lose (level refunds), `AH` Asian
 * handicap, `UO` under-over; the rest are the special markets: `DC` double chance, `BTTS` both teams to
 * score, `OE` odd or even total, `CS` correct score.
 *
 * Lines are integers in quarter goals (-3 is -0.75). The line of `AH` is the handicap of the HOME side for
 * both selections, as bookmakers publish it; the away side has its opposite.
 */
export type MarketCode = 'WDL' | 'WL' | 'AH' | 'UO' | 'DC' | 'BTTS' | 'OE' | 'CS';

export const marketSelections = {
  WDL: ['home', 'draw', 'away'],
  WL: ['home', 'away'],
  AH: ['home', 'away'],
  UO: ['over', 'under'],
  DC: ['home-draw', 'home-away', 'draw-away'],
  BTTS: ['yes', 'no'],
  OE: ['odd', 'even'],
} as const satisfies Record<Exclude<MarketCode, 'CS'>, readonly string[]>;

/** One selection of one market; a correct score is written home first, `2-1`. */
export type MarketPick = {
  readonly market: MarketCode;
  /** Quarter goals; null for markets without a line. */
  readonly lineQuarters: number | null;
  readonly selection: string;
};

export function marketHasLine(market: MarketCode): boolean {
  return market === 'AH' || market === 'UO';
}

/** "-0.75" or "+2" as quarter goals; undefined where the text is no multiple of a quarter (feeds have typos). */
export function parseLineQuarters(text: string): number | undefined {
  const value = /^[+-]?\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) * 4 : Number.NaN;
  if (!Number.isInteger(value)) return undefined;
  return value === 0 ? 0 : value;
}

/** Quarter goals as people write them: -3 is "-0.75", 10 is "2.5", 0 is "0". */
export function formatLineQuarters(lineQuarters: number): string {
  return String(lineQuarters / 4);
}
