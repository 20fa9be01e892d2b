import { fairProbability } from './fair-probability.ts';
import { impliedRates, type QuotedProbability } from './implied-rates.ts';
import type { GoalRates } from './parameters.ts';
import { scoreMatrix } from './score-matrix.ts';

/** What is quoted of one market at one line. */
export type QuotedMarket = readonly QuotedProbability[];

export interface AgreedRates {
  readonly rates: GoalRates;
  /** Places of the markets that the others contradict: whatever they are about, it is not this match's goals. */
  readonly contradicted: ReadonlySet<number>;
}

/** Markets of one match differ by less: a chance of one half is never quoted as three fifths elsewhere. */
const farthest = 0.1;
/** Where more of the markets contradict the rest, nobody knows which of them are right. */
const mostContradicted = 1 / 3;

/**
 * The goal rates on which the quoted markets of a football match agree. Least squares alone would let one total of corners
 * among totals of goals move every price, so a market is left out as long as some chance is far from the fit: the one
 * without which the others fit best. 'contradictory' where too many would have to go; undefined where the quotes say too
 * little about goals.
 */
export function agreedRates(
  markets: readonly QuotedMarket[],
  from: GoalRates,
): AgreedRates | 'contradictory' | undefined {
  const contradicted = new Set<number>();
  const mayGo = Math.floor(markets.length * mostContradicted);
  for (;;) {
    const left = [...markets.keys()].filter((place) => !contradicted.has(place));
    const rates = ratesOf(markets, left, from);
    if (rates === undefined) return contradicted.size === 0 ? undefined : 'contradictory';
    if (distance(markets, left, rates) <= farthest) return { rates, contradicted };
    if (contradicted.size === mayGo) return 'contradictory';
    contradicted.add(oddOne(markets, left, from));
  }
}

function ratesOf(markets: readonly QuotedMarket[], places: readonly number[], from: GoalRates) {
  return impliedRates(
    places.flatMap((place) => markets[place] ?? []),
    from,
  );
}

/** How far the chance is that is farthest from what the rates say. */
function distance(markets: readonly QuotedMarket[], places: readonly number[], rates: GoalRates): number {
  const matrix = scoreMatrix(rates);
  const quotes = places.flatMap((place) => markets[place] ?? []);
  return Math.max(
    ...quotes.map(({ pick, probability }) => Math.abs(fairProbability(matrix, pick) - probability)),
  );
}

/** The market without which the rest is nearest to its own fit. */
function oddOne(markets: readonly QuotedMarket[], places: readonly number[], from: GoalRates): number {
  const without = places.map((place) => {
    const rest = places.filter((other) => other !== place);
    const rates = ratesOf(markets, rest, from);
    return { place, apart: rates === undefined ? Number.POSITIVE_INFINITY : distance(markets, rest, rates) };
  });
  return without.reduce((best, each) => (each.apart < best.apart ? each : best)).place;
}
