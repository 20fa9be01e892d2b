import {
  agreedRates,
  blendRates,
  defaultMarginSettings,
  type GoalRates,
  goalRates,
  isOfferedLine,
  marginsOf,
  marketSelections,
  type PricedMarket,
  priceChances,
  priceMarket,
  type QuotedProbability,
  type ScoreMatrix,
  type SelectionChance,
  scoreMatrix,
  unknownLeague,
} from '@hanpan/rules';
import type { EventStanding, StandingMarket } from './event-standing.ts';

export interface FeedPricing {
  /** What our own model expects of the match; undefined where it does not know both sides: then the feed decides alone. */
  readonly model: GoalRates | undefined;
  /** How much the feed counts beside it, 0 to 1. */
  readonly feedWeight: number;
}

/**
 * The offer of a market at a moment: its prices, or undefined where the feed gives too little to make any. The feed leads.
 * Before a football match its main markets say how many goals it expects of whom; that is blended with our model, and
 * everything about the final score is priced from the one law, so that no two markets contradict each other. What the
 * others contradict has no price, and nothing about the final score has one where they say nothing together. Everything
 * else has the feed's own fair probabilities. The margin is ours in either case. A line that no match of the sport comes
 * near has no price, whatever the feed says of it.
 */
export function feedPrices(
  { sport, match, markets }: EventStanding,
  pricing: FeedPricing,
): (market: StandingMarket) => PricedMarket | undefined {
  const isInPlay = match.phase !== 'prematch';
  const margins = marginsOf(defaultMarginSettings, { sport, isInPlay });
  const offered = markets.filter(({ market: { market, lineQuarters, scope } }) =>
    isOfferedLine(market, lineQuarters, sport, scope),
  );
  const isOffered = new Set(offered);
  const law = sport === 'soccer' && !isInPlay ? lawOf(offered, pricing) : undefined;
  return (standing) => {
    const { market: code, scope, lineQuarters } = standing.market;
    const chances = chancesOf(standing);
    if (chances === undefined || !isOffered.has(standing)) return undefined;
    const marginBasisPoints = margins[code];
    const { isMain } = standing;
    if (law !== undefined && scope === 'match' && Object.hasOwn(marketSelections, code) && code !== 'HTFT') {
      if (law === 'contradictory' || law.contradicted.has(standing)) return undefined;
      return priceMarket(law.matrix, code, { lineQuarters, isMain }, marginBasisPoints);
    }
    const selections = priceChances(chances, marginBasisPoints);
    return selections && { market: code, scope, lineQuarters, isMain, marginBasisPoints, selections };
  };
}

/** What says who is stronger and how many goals there are. */
const leading: ReadonlySet<string> = new Set(['WDL', 'AH', 'UO']);

interface FeedLaw {
  readonly matrix: ScoreMatrix;
  /** Markets that the others contradict. */
  readonly contradicted: ReadonlySet<StandingMarket>;
}

function lawOf(
  markets: readonly StandingMarket[],
  { model, feedWeight }: FeedPricing,
): FeedLaw | 'contradictory' | undefined {
  const quoted = markets
    .filter(
      ({ market, status }) => status === 'open' && market.scope === 'match' && leading.has(market.market),
    )
    .map((standing) => ({ standing, quotes: quotesOf(standing) }))
    .filter(({ quotes }) => quotes.length > 0);
  const agreed = agreedRates(
    quoted.map(({ quotes }) => quotes),
    model ?? usualRates(),
  );
  if (agreed === undefined || agreed === 'contradictory') return agreed;
  const { rates: feed, contradicted } = agreed;
  return {
    matrix: scoreMatrix(model === undefined ? feed : blendRates(model, feed, feedWeight)),
    contradicted: new Set(
      quoted.filter((_, place) => contradicted.has(place)).map(({ standing }) => standing),
    ),
  };
}

function quotesOf(standing: StandingMarket): QuotedProbability[] {
  const { market, scope, lineQuarters } = standing.market;
  return (chancesOf(standing) ?? []).map(({ selection, probability }) => ({
    pick: { market, scope, lineQuarters, selection },
    probability,
  }));
}

/** Where the search for the feed's own rates begins. */
function usualRates(): GoalRates {
  return goalRates(unknownLeague(), '', '');
}

/** Decimals are rounded by whoever wrote them; what is further off is not one market. */
const roundingShare = 0.03;

/**
 * The chances of the selections that are offered. Where a market has a fixed list they are all there and add up; one
 * with a pattern may leave some out.
 */
function chancesOf({ market, selections }: StandingMarket): SelectionChance[] | undefined {
  const given = selections.flatMap(({ selection, isActive, fairProbability }) =>
    isActive && fairProbability !== null && fairProbability > 0
      ? [{ selection, probability: fairProbability }]
      : [],
  );
  if (given.length === 0) return undefined;
  const sum = given.reduce((total, { probability }) => total + probability, 0);
  if (!Object.hasOwn(marketSelections, market.market))
    return sum <= 1 + roundingShare ? within(given, sum) : undefined;
  const names: readonly string[] = marketSelections[market.market as keyof typeof marketSelections];
  const byName = new Map(given.map((each) => [each.selection, each]));
  const all = names.flatMap((name) => byName.get(name) ?? []);
  const whole = market.market === 'DC' ? 2 : 1;
  if (all.length < names.length || Math.abs(sum / whole - 1) > roundingShare) return undefined;
  return all.map(({ selection, probability }) => ({ selection, probability: (probability / sum) * whole }));
}

function within(given: SelectionChance[], sum: number): SelectionChance[] {
  return sum <= 1 ? given : given.map((each) => ({ ...each, probability: each.probability / sum }));
}
