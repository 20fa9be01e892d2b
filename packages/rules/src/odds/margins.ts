import type { PricedMarketCode } from './market-prices.ts';

/** Overround per market in basis points: 600 makes the implied probabilities sum to 1.06 or more. */
export type MarginsBasisPoints = Readonly<Record<PricedMarketCode, number>>;

export type MarginSettings = {
  readonly markets: MarginsBasisPoints;
  /** Where a sport has a margin of its own; markets that are missing have the one above. */
  readonly sports: Readonly<Record<string, Partial<MarginsBasisPoints>>>;
  /** What comes on top of every margin once the event is in play: prices are made in a hurry there. */
  readonly inPlayExtra: number;
};

/** Usual retail margins: small on the balanced two-way lines, larger where the outcomes are many. */
export const defaultMargins: MarginsBasisPoints = {
  WDL: 600,
  WL: 500,
  AH: 450,
  UO: 500,
  DC: 700,
  DNB: 550,
  BTTS: 600,
  OE: 500,
  CS: 2500,
  TG: 1400,
  WM: 1600,
  WUO: 1200,
  HTFT: 1800,
  TTH: 700,
  TTA: 700,
  WTN: 1000,
  RND: 700,
};

export const defaultMarginSettings: MarginSettings = {
  markets: defaultMargins,
  sports: {
    tennis: { WL: 600, AH: 600, UO: 600 },
    badminton: { WL: 650, AH: 650, UO: 650 },
    combat: { WL: 650 },
    esport: { WL: 650, AH: 650, UO: 650 },
  },
  inPlayExtra: 100,
};

/** The margins of one event. Throws RangeError for a setting that is no margin: a book without one is given away. */
export function marginsOf(
  { markets, sports, inPlayExtra }: MarginSettings,
  { sport, isInPlay }: { readonly sport: string; readonly isInPlay: boolean },
): MarginsBasisPoints {
  const own = Object.hasOwn(sports, sport) ? sports[sport] : undefined;
  const all = { ...markets, ...own };
  const extra = isInPlay ? inPlayExtra : 0;
  const entries = Object.entries(all).map(([market, margin]) => {
    const total = margin + extra;
    if (!(margin > 0 && extra >= 0 && total < 9_000))
      throw new RangeError(`not a margin of ${market}: ${total}`);
    return [market, total] as const;
  });
  return { ...all, ...Object.fromEntries(entries) };
}
