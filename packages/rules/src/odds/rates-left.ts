import type { GoalRates } from './parameters.ts';

/** A match that has begun: goals and red cards so far, and how much of regular time is over (0 at kick-off, 1 at the end). */
export type MatchProgress = {
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly playedShare: number;
  readonly homeReds?: number;
  readonly awayReds?: number;
};

/**
 * A red card leaves its side two thirds of its goals and gives the other five fourths, for each card (Vecer, Kopriva and
 * Ichiba, "Estimating the effect of the red card in soccer", 2009).
 */
const afterOwnRed = 2 / 3;
const afterOtherRed = 5 / 4;
/** A match ends where fewer than seven of a side are left. */
const mostReds = 4;

/**
 * Sides tire and take risks: a match begins with this share of its average pace of goals and gains evenly until the end,
 * so that 45 % of them fall before half-time, as they do in the leagues of the football data.
 */
const paceAtKickOff = 0.8;

/** The goals still expected of both sides. Throws RangeError for rates that are no numbers and progress no match makes. */
export function ratesLeft(
  { homeRate, awayRate }: GoalRates,
  progress: MatchProgress,
): { homeRate: number; awayRate: number } {
  const { homeGoals, awayGoals, playedShare, homeReds = 0, awayReds = 0 } = progress;
  for (const rate of [homeRate, awayRate])
    if (!(rate >= 0 && rate < 50)) throw new RangeError(`not a goal rate: ${rate}`);
  if (!(playedShare >= 0 && playedShare <= 1)) throw new RangeError(`not a share of a match: ${playedShare}`);
  for (const count of [homeGoals, awayGoals, homeReds, awayReds])
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count of a match: ${count}`);
  if (homeReds > mostReds || awayReds > mostReds)
    throw new RangeError('a match ends before a fifth red card');
  const left = 1 - (paceAtKickOff * playedShare + (1 - paceAtKickOff) * playedShare ** 2);
  return {
    homeRate: homeRate * left * afterOwnRed ** homeReds * afterOtherRed ** awayReds,
    awayRate: awayRate * left * afterOwnRed ** awayReds * afterOtherRed ** homeReds,
  };
}
