import type { Draws } from '../../fair/draws.ts';
import { type Fraction, fraction } from '../../fair/fraction.ts';
import { pickWeighted } from '../../fair/pick.ts';
import { type FishKind, type Prize, returnShare } from './rules.ts';

/** A catch happens where a number drawn below `below` is less than `wins`. */
export interface Chance {
  below: number;
  wins: number;
}

/**
 * The chance that makes a bullet return the published share when a catch pays `mean` bullets on average. Throws
 * RangeError where the catch would have to be certain.
 */
export function catchChance(mean: Fraction): Chance {
  const chance = fraction(
    BigInt(returnShare.numerator) * mean.denominator,
    BigInt(returnShare.denominator) * mean.numerator,
  );
  if (chance.numerator >= chance.denominator) throw new RangeError('a fish pays more than a bullet returns');
  return { below: Number(chance.denominator), wins: Number(chance.numerator) };
}

export function meanPrize(prizes: readonly Prize[]): Fraction {
  const weights = prizes.reduce((total, { weight }) => total + weight, 0);
  return fraction(
    prizes.reduce((total, { multiplier, weight }) => total + multiplier * weight, 0),
    weights,
  );
}

/** What is caught together pays together: the fish that was hit, and those its lightning reaches. */
export function meanMultiplier(target: FishKind, alsoStruck: readonly FishKind[]): Fraction {
  if (target.kind === 'boss') return meanPrize(target.prizes);
  return fraction([target, ...alsoStruck].reduce((total, fish) => total + fixedMultiplier(fish), 0));
}

/** A boss is never struck by lightning: its prize is not known before it is drawn. */
function fixedMultiplier(fish: FishKind): number {
  if (fish.kind === 'boss') throw new RangeError('lightning does not reach a boss');
  return fish.multiplier;
}

/** How many bullets one shot pays; zero is a miss. The struck fish are fixed before anything is drawn. */
export function drawShot(draws: Draws, target: FishKind, alsoStruck: readonly FishKind[]): number {
  const mean = meanMultiplier(target, alsoStruck);
  const { below, wins } = catchChance(mean);
  if (draws.below(below) >= wins) return 0;
  if (target.kind !== 'boss') return Number(mean.numerator / mean.denominator);
  const prize =
    target.prizes[
      pickWeighted(
        draws,
        target.prizes.map(({ weight }) => weight),
      )
    ];
  return prize?.multiplier ?? 0;
}
