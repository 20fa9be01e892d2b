import {
  defaultEventShade,
  defaultMargins,
  type EventLaws,
  goalRates,
  type LawShift,
  type LeagueRatings,
  type PricedScopeMarket,
  repriceMarkets,
  type SelectionExposure,
  scoreMatrix,
  shadeEvent,
  tiltable,
} from '@hanpan/rules';
import type { MatchPrices } from './match-prices.ts';
import type { HeldMarket } from './offer-store.ts';

/** The law of a football match whose sides are worth what their results have taught. */
export function ratedLaws(model: LeagueRatings, homeTeam: number, awayTeam: number): EventLaws {
  return { scopes: { match: scoreMatrix(goalRates(model, String(homeTeam), String(awayTeam))) } };
}

/**
 * New prices for the markets that such a match has, moved by its book and by a trader: one opinion for all of them. Nobody knows the true
 * law here, so prices may lengthen as well, to find those who bet on the other side.
 */
export function pricesByRatings(
  laws: EventLaws,
  held: readonly HeldMarket[],
  exposures: readonly SelectionExposure[],
  asked: LawShift,
): MatchPrices {
  const shaded = shadeEvent(tiltable(laws), exposures, defaultEventShade, asked);
  const lines = held.map(({ kind, scope, line_quarters: lineQuarters, picks }) => ({
    market: kind,
    scope,
    lineQuarters,
    selections: picks,
  }));
  const priced = repriceMarkets(shaded.laws, lines, defaultMargins).flatMap((market): PricedScopeMarket[] =>
    market === undefined ? [] : [market],
  );
  return { priced, blocked: shaded.isAtCap ? 'limit' : null };
}
