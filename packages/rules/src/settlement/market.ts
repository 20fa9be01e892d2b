import type { Scope } from './scope.ts';

/**
 * The markets that this platform settles itself, each about one scope of a match (`scope.ts`):
 *
 * | code | market | selections |
 * |---|---|---|
 * | `WDL` | win-draw-lose | `home` `draw` `away` |
 * | `WL` | win-lose; level refunds | `home` `away` |
 * | `AH` | handicap, any quarter line | `home` `away` |
 * | `UO` | under-over, any quarter line | `over` `under` |
 * | `DC` | double chance | `home-draw` `home-away` `draw-away` |
 * | `DNB` | draw no bet, where win-draw-lose is offered beside it | `home` `away` |
 * | `BTTS` | both sides score | `yes` `no` |
 * | `OE` | odd or even total | `odd` `even` |
 * | `CS` | correct score | `2-1`, home first; `other-4` is every score in which a side has more than 4 |
 * | `TG` | exact total | `0`, `2-3`, `6+` |
 * | `WM` | winning margin | `home-1`, `away-6-10`, `home-11+`; `draw`, or `score-draw` and `goalless` |
 * | `WUO` | win-draw-lose together with under-over | `home-over`, `draw-under` |
 * | `HTFT` | half-time and the end | `home/draw`: ahead at half-time, level at the end |
 * | `TTH`, `TTA` | under-over of the home side, of the away side | `over` `under` |
 * | `WTN` | win to nil | `home` `away`: wins and concedes nothing |
 * | `RND` | under-over of the rounds fought | `over` `under` |
 *
 * Lines are integers in quarters (-3 is -0.75). The line of `AH` is the handicap of the HOME side for both selections,
 * as bookmakers publish it; the away side has its opposite.
 */
export const marketCodes = [
  ...(['WDL', 'WL', 'AH', 'UO', 'DC', 'DNB', 'BTTS', 'OE'] as const),
  ...(['CS', 'TG', 'WM', 'WUO', 'HTFT', 'TTH', 'TTA', 'WTN', 'RND'] as const),
] as const;

export type MarketCode = (typeof marketCodes)[number];

/** The markets whose selections are written by pattern, because every offer has its own: scores, totals, margins. */
export type OpenMarketCode = 'CS' | 'TG' | 'WM';

const outcomes = ['home', 'draw', 'away'] as const;

export const marketSelections = {
  WDL: outcomes,
  WL: ['home', 'away'],
  AH: ['home', 'away'],
  UO: ['over', 'under'],
  DC: ['home-draw', 'home-away', 'draw-away'],
  DNB: ['home', 'away'],
  BTTS: ['yes', 'no'],
  OE: ['odd', 'even'],
  WUO: outcomes.flatMap((outcome) =>
    (['over', 'under'] as const).map((side) => `${outcome}-${side}` as const),
  ),
  HTFT: outcomes.flatMap((half) => outcomes.map((end) => `${half}/${end}` as const)),
  TTH: ['over', 'under'],
  TTA: ['over', 'under'],
  WTN: ['home', 'away'],
  RND: ['over', 'under'],
} as const satisfies Record<Exclude<MarketCode, OpenMarketCode>, readonly string[]>;

/** One selection of one market in one scope: what a leg of a bet stands on. */
export type MarketPick = {
  readonly market: MarketCode;
  readonly scope: Scope;
  /** Quarters of a goal or point; null for markets without a line. */
  readonly lineQuarters: number | null;
  readonly selection: string;
};

const marketsWithLine: ReadonlySet<MarketCode> = new Set(['AH', 'UO', 'WUO', 'TTH', 'TTA', 'RND']);

export function marketHasLine(market: MarketCode): boolean {
  return marketsWithLine.has(market);
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
