import type { LeagueRatings, PlayedMatch } from './parameters.ts';
import { unknownLeague } from './rating-model.ts';
import { updateRatings } from './update-ratings.ts';

export type FitOptions = {
  /** What was believed before; by default nothing. */
  readonly from?: LeagueRatings;
  /** Nothing after this instant may be used. By default everything is. */
  readonly asOfMs?: number;
};

/**
 * The ratings of a league from its matches: what updating after every one of them, the oldest first, comes to. There is
 * no other fit, so that what a season is priced from and what it teaches are one model. Throws RangeError for impossible
 * goals.
 */
export function fitRatings(
  matches: readonly PlayedMatch[],
  { from = unknownLeague(), asOfMs = Number.POSITIVE_INFINITY }: FitOptions = {},
): LeagueRatings {
  return matches
    .filter(({ dateMs }) => dateMs <= asOfMs)
    .sort((a, b) => a.dateMs - b.dateMs || (a.homeTeam < b.homeTeam ? -1 : 1))
    .reduce(updateRatings, from);
}
