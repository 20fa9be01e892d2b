import { certainty, type Side } from '../match-model.ts';

/** Chances in one minute, in parts of `certainty`, of a match with eleven against eleven. */
export type SideMinute = {
  readonly firstHalfGoal: number;
  readonly secondHalfGoal: number;
  readonly yellowCard: number;
  readonly redCard: number;
};
export type SoccerRates = Readonly<Record<Side, SideMinute>>;

/** More cards than these change nothing any more: a third red card of one side is rarer than once in ten years. */
export const mostReds = 2;
export const minutesOfHalf = 45;

type AddedMinutes = readonly { readonly minutes: number; readonly weight: number }[];

/** How many minutes are added, in parts of `certainty`. Chosen: about two after the first half, five after the second. */
export const addedMinutes: Readonly<Record<1 | 2, AddedMinutes>> = {
  1: [
    { minutes: 1, weight: 250_000_000 },
    { minutes: 2, weight: 350_000_000 },
    { minutes: 3, weight: 250_000_000 },
    { minutes: 4, weight: 150_000_000 },
  ],
  2: [
    { minutes: 3, weight: 200_000_000 },
    { minutes: 4, weight: 250_000_000 },
    { minutes: 5, weight: 250_000_000 },
    { minutes: 6, weight: 200_000_000 },
    { minutes: 8, weight: 100_000_000 },
  ],
};

/**
 * A red card leaves its side two thirds of its goals and gives the other five fourths, for each card (Vecer,
 * Kopriva and Ichiba, "Estimating the effect of the red card in soccer", 2009). Whole numbers, rounded down.
 */
export function goalWeight(
  rates: SoccerRates,
  side: Side,
  half: 1 | 2,
  homeReds: number,
  awayReds: number,
): number {
  const [own, other] = side === 'home' ? [homeReds, awayReds] : [awayReds, homeReds];
  const { firstHalfGoal, secondHalfGoal } = rates[side];
  const eleven = half === 1 ? firstHalfGoal : secondHalfGoal;
  return Math.min(certainty, Math.floor((eleven * 2 ** own * 5 ** other) / (3 ** own * 4 ** other)));
}

/** Throws RangeError for chances that are no whole parts of `certainty` or leave no room for an ordinary minute. */
export function checkSoccerRates(rates: SoccerRates): void {
  const sides = [rates.home, rates.away];
  const all = sides.flatMap((side) => Object.values(side));
  const cards = sides.reduce((sum, side) => sum + side.yellowCard + side.redCard, 0);
  const highest = Math.max(...sides.flatMap((side) => [side.firstHalfGoal, side.secondHalfGoal]));
  const sound = all.every((each) => Number.isSafeInteger(each) && each >= 0);
  if (!sound || cards >= certainty || highest > certainty / 2)
    throw new RangeError(`not the chances of a minute: ${JSON.stringify(rates)}`);
}
