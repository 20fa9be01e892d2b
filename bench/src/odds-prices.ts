import { parseLineQuarters, removeMargin } from '@hanpan/rules';

/** The chances of a market by its prices, the margin taken out by the power method. */
export type MarketChances = {
  readonly result?: readonly [home: number, draw: number, away: number];
  readonly over25?: number;
  readonly handicap?: { readonly lineQuarters: number; readonly home: number };
};

/** At kick-off, and as they were first collected, some days before. */
export type MatchPrices = { readonly closing: MarketChances; readonly opening: MarketChances };

/**
 * The market is Pinnacle where it is quoted, whose closing prices are the sharpest known, and the average of the
 * bookmakers where it is not. The older format has closing prices of the result alone; for its totals and handicaps the
 * only prices there are stand for the closing ones, and there are no opening ones.
 */
export function pricesOf(text: (column: string) => string): MatchPrices {
  const chances = (...columns: string[]) => {
    const odds = columns.map((column) => Number(text(column)));
    return odds.every((each) => each > 1) ? removeMargin(odds) : undefined;
  };
  const result = (prefix: string) => chances(`${prefix}H`, `${prefix}D`, `${prefix}A`);
  const total = (prefix: string) => chances(`${prefix}>2.5`, `${prefix}<2.5`);
  const handicap = (line: string, prefix: string) => {
    const lineQuarters = parseLineQuarters(text(line).trim());
    const found = chances(`${prefix}AHH`, `${prefix}AHA`);
    return lineQuarters === undefined || found === undefined
      ? undefined
      : { lineQuarters, home: found[0] ?? 0 };
  };
  return {
    closing: {
      result: three(result('PSC') ?? result('AvgC')),
      over25: (total('PC') ?? total('AvgC') ?? total('BbAv'))?.[0],
      handicap: handicap('AHCh', 'PC') ?? handicap('AHCh', 'AvgC') ?? handicap('BbAHh', 'BbAv'),
    },
    opening: {
      result: three(result('PS') ?? result('Avg') ?? result('BbAv')),
      over25: (total('P') ?? total('Avg'))?.[0],
      handicap: handicap('AHh', 'P') ?? handicap('AHh', 'Avg'),
    },
  };
}

function three(chances: readonly number[] | undefined): MarketChances['result'] {
  return chances && [chances[0] ?? 0, chances[1] ?? 0, chances[2] ?? 0];
}
