import {
  blendRates,
  defaultFeedWeight,
  type GoalRates,
  goalRates,
  impliedRates,
  type LeagueRatings,
  type QuotedProbability,
  unknownLeague,
  updateRatings,
} from '@hanpan/rules';
import type { MarketMatch } from './odds-files.ts';
import type { MarketChances } from './odds-prices.ts';

/** What the model thought of a match before its day, and how many matches of its league it knew then. */
export type Forecast = {
  readonly match: MarketMatch;
  readonly known: number;
  readonly alone: GoalRates;
  /** What the opening prices say; absent where there are none. */
  readonly feed?: GoalRates;
  readonly blended?: GoalRates;
};

/**
 * Walks through the days: all matches of a day are forecast first, then all of their results are learnt. `matches` are in
 * order of their day.
 */
export function forecast(
  matches: readonly MarketMatch[],
  isJudged: (match: MarketMatch) => boolean,
): Forecast[] {
  const leagues = new Map<string, LeagueRatings>();
  const ratingsOf = (league: string) => leagues.get(league) ?? unknownLeague();
  const forecasts: Forecast[] = [];
  for (const day of byDay(matches)) {
    for (const match of day) if (isJudged(match)) forecasts.push(forecastOne(match, ratingsOf(match.league)));
    for (const match of day) leagues.set(match.league, updateRatings(ratingsOf(match.league), match));
  }
  return forecasts;
}

function forecastOne(match: MarketMatch, ratings: LeagueRatings): Forecast {
  const alone = goalRates(ratings, match.homeTeam, match.awayTeam);
  const known = ratings.learning?.matches ?? 0;
  const feed = impliedRates(quotesOf(match.prices.opening), alone);
  if (feed === undefined) return { match, known, alone };
  return { match, known, alone, feed, blended: blendRates(alone, feed, defaultFeedWeight) };
}

/** The selections that carry what a market says; the last one of each follows from the others. */
export function quotesOf({ result, over25, handicap }: MarketChances): QuotedProbability[] {
  const scope = 'match';
  const quotes: QuotedProbability[] = [];
  const quote = (pick: Omit<QuotedProbability['pick'], 'scope'>, probability: number | undefined) => {
    if (probability !== undefined) quotes.push({ pick: { ...pick, scope }, probability });
  };
  for (const [index, selection] of ['home', 'draw', 'away'].entries())
    quote({ market: 'WDL', lineQuarters: null, selection }, result?.[index]);
  quote({ market: 'UO', lineQuarters: 10, selection: 'over' }, over25);
  if (handicap !== undefined)
    quote({ market: 'AH', lineQuarters: handicap.lineQuarters, selection: 'home' }, handicap.home);
  return quotes;
}

function byDay(matches: readonly MarketMatch[]): MarketMatch[][] {
  const days = new Map<number, MarketMatch[]>();
  for (const match of matches) {
    const day = days.get(match.dateMs);
    if (day === undefined) days.set(match.dateMs, [match]);
    else day.push(match);
  }
  return [...days.values()];
}
