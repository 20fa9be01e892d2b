import { offeredOdds, type PricedScopeMarket } from '@hanpan/rules';
import type { MatchPrices } from './match-prices.ts';
import type { HeldMarket } from './offer-store.ts';

/** The same prices, but for those of selections that a trader has made shorter, by so much in log-odds (by selection). */
export function shortened(
  prices: MatchPrices,
  held: readonly HeldMarket[],
  moves: ReadonlyMap<number, number>,
): MatchPrices {
  if (moves.size === 0) return prices;
  const asked = new Map(
    held.flatMap(({ scope, kind, line_quarters: line, selection_ids: ids, picks }) =>
      ids.flatMap((id, index): [string, number][] => {
        const move = moves.get(id);
        return move === undefined ? [] : [[`${scope} ${kind} ${line} ${picks[index]}`, move]];
      }),
    ),
  );
  const shorten = (market: PricedScopeMarket): PricedScopeMarket => {
    const { scope, market: kind, lineQuarters, selections } = market;
    const moved = selections.map((each) => {
      const move = asked.get(`${scope} ${kind} ${lineQuarters} ${each.selection}`);
      return move === undefined ? each : { ...each, oddsMilli: shorterBy(each.oddsMilli, move) };
    });
    return { ...market, selections: moved };
  };
  return { ...prices, priced: prices.priced.map(shorten) };
}

type OddsMilli = PricedScopeMarket['selections'][number]['oddsMilli'];

/** A price that is shorter by so much in log-odds; at its end of the ladder it stays. */
export function shorterBy(oddsMilli: OddsMilli, logOdds: number): OddsMilli {
  const implied = 1000 / oddsMilli;
  if (implied >= 1) return oddsMilli;
  const moved = 1 / (1 + Math.exp(-Math.log(implied / (1 - implied)) - logOdds));
  const made = offeredOdds(moved);
  return made !== undefined && made < oddsMilli ? made : oddsMilli;
}
