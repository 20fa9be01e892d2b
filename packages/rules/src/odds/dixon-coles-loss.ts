import type { Objective } from './minimise.ts';
import { lowScoreFactor } from './score-matrix.ts';

/** A match with its sides as indices and the weight its age leaves it. */
export type Sample = {
  readonly home: number;
  readonly away: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly weight: number;
};

/** The prior of each side. */
export type Priors = { readonly attack: Float64Array; readonly defence: Float64Array };

/** The correction is nearly the same in every league, so it is held near the value in the literature. */
export const rhoPrior = { mean: -0.05, weight: 200 } as const;

/** Base, home advantage and rho come before the attacks, and the attacks before the defences. */
export const fixedParameters = 3;

/**
 * The weighted negative log-likelihood of Dixon and Coles with its penalties, and its analytic gradient.
 * Infinity where rho would make a low score impossible.
 */
export function negativeLikelihood(samples: readonly Sample[], priors: Priors, ridge: number): Objective {
  const teams = priors.attack.length;
  return (point, gradient) => {
    gradient.fill(0);
    const rho = at(point, 2);
    let value = (rhoPrior.weight / 2) * (rho - rhoPrior.mean) ** 2;
    gradient[2] = rhoPrior.weight * (rho - rhoPrior.mean);
    for (const sample of samples) {
      const loss = sampleLoss(sample, point, gradient, teams);
      if (loss === Number.POSITIVE_INFINITY) return loss;
      value += loss;
    }
    return value + pullToPrior(point, gradient, priors, ridge);
  };
}

function pullToPrior(point: Float64Array, gradient: Float64Array, priors: Priors, ridge: number): number {
  let value = 0;
  const means = [...priors.attack, ...priors.defence];
  means.forEach((mean, offset) => {
    const index = fixedParameters + offset;
    const away = at(point, index) - mean;
    value += (ridge / 2) * away ** 2;
    gradient[index] = at(gradient, index) + ridge * away;
  });
  return value;
}

function sampleLoss(sample: Sample, point: Float64Array, gradient: Float64Array, teams: number): number {
  const { home, away, homeGoals, awayGoals, weight } = sample;
  const attackAt = fixedParameters;
  const defenceAt = fixedParameters + teams;
  const logHome = at(point, 0) + at(point, 1) + at(point, attackAt + home) - at(point, defenceAt + away);
  const logAway = at(point, 0) + at(point, attackAt + away) - at(point, defenceAt + home);
  const homeRate = Math.exp(logHome);
  const awayRate = Math.exp(logAway);
  const rho = at(point, 2);
  const factor = lowScoreFactor(homeGoals, awayGoals, homeRate, awayRate, rho);
  if (!(factor > 0)) return Number.POSITIVE_INFINITY;
  const slopes = lowScoreSlopes(homeGoals, awayGoals, homeRate, awayRate, rho);
  const homeSlope = weight * (homeRate - homeGoals - slopes.logHome / factor);
  const awaySlope = weight * (awayRate - awayGoals - slopes.logAway / factor);
  const add = (index: number, slope: number) => {
    gradient[index] = at(gradient, index) + slope;
  };
  add(0, homeSlope + awaySlope);
  add(1, homeSlope);
  add(2, (-weight * slopes.rho) / factor);
  add(attackAt + home, homeSlope);
  add(defenceAt + away, -homeSlope);
  add(attackAt + away, awaySlope);
  add(defenceAt + home, -awaySlope);
  return weight * (homeRate - homeGoals * logHome + awayRate - awayGoals * logAway - Math.log(factor));
}

/** How the low-score factor changes with the logarithms of both rates, and with rho. */
function lowScoreSlopes(home: number, away: number, homeRate: number, awayRate: number, rho: number) {
  const none = { logHome: 0, logAway: 0, rho: 0 };
  if (home > 1 || away > 1) return none;
  const both = -homeRate * awayRate;
  if (home === 0 && away === 0) return { logHome: both * rho, logAway: both * rho, rho: both };
  if (home === 0) return { ...none, logHome: homeRate * rho, rho: homeRate };
  if (away === 0) return { ...none, logAway: awayRate * rho, rho: awayRate };
  return { ...none, rho: -1 };
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
