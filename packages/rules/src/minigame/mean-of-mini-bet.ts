import { miniChances } from './mini-chances.ts';
import { miniMarkets } from './mini-markets.ts';
import { defaultMiniGameRules, type MiniGameCode } from './mini-rules.ts';

/** A bet as it was taken: the line is the site's where its market has one. */
export interface MiniBetTerms {
  readonly game: MiniGameCode;
  readonly market: string;
  readonly pick: string;
  readonly line: number | null;
  /** In thousandths. */
  readonly odds: number;
}

/** What such a bet pays on average for each unit of its stake, by its price and its exact chance; undefined for what is no bet. */
export function meanOfMiniBet({ game, market: code, pick, line, odds }: MiniBetTerms): number | undefined {
  const rules = line === null ? defaultMiniGameRules : { kenoUnderUpTo: line, kenoLadderSplit: line };
  const market = miniMarkets(game, rules).find((each) => each.code === code);
  const chance = market && miniChances(market).get(pick);
  if (chance === undefined) return undefined;
  // Both numbers of ways may be beyond what a number holds; nine digits of their quotient are enough for a report.
  return (Number((chance.ways * 1_000_000_000n) / chance.of) / 1_000_000_000) * (odds / 1_000);
}
