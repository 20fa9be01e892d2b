import type { MarketPick } from '../settlement/market.ts';
import { fairProbability } from './fair-probability.ts';
import type { GoalRates } from './parameters.ts';
import { scoreMatrix } from './score-matrix.ts';

/** What somebody else thinks a selection's chance is, the margin taken out (`removeMargin`). */
export type QuotedProbability = { readonly pick: MarketPick; readonly probability: number };

/** Feeds mostly round to a hundredth of the odds; chances this close to none or all say nothing about goals. */
const mostExtreme = 0.005;
const steps = 12;
const goodEnough = 1e-10;
/** Draws alone say little about rho where a feed quotes totals too, so it is held near its usual value, and in bounds. */
const rhoPull = 0.3;
const rhoBound = 0.25;

/**
 * The goal rates under which a football match would have the quoted chances: the least squares of log-odds over both
 * rates and the correction of draws, found by Gauss and Newton's steps from the model's own rates. Undefined where the
 * quotes do not say who is stronger and how many goals there are; quotes of other scopes are passed over.
 */
export function impliedRates(quotes: readonly QuotedProbability[], from: GoalRates): GoalRates | undefined {
  const usable = quotes.filter(
    ({ pick, probability }) =>
      pick.scope === 'match' && probability > mostExtreme && probability < 1 - mostExtreme,
  );
  if (usable.length < 2) return undefined;
  let point = toPoint(from);
  let residuals = residualsAt(point, usable, from.rho);
  for (let step = 0; step < steps; step += 1) {
    const move = gaussNewton(point, residuals, (at) => residualsAt(at, usable, from.rho));
    if (move === undefined && step === 0) return undefined;
    if (move === undefined) break;
    const next = downhill(point, move, residuals, (at) => residualsAt(at, usable, from.rho));
    if (next === undefined) break;
    const gained = sumOfSquares(residuals) - sumOfSquares(next.residuals);
    ({ point, residuals } = next);
    if (gained < goodEnough) break;
  }
  return toRates(point);
}

type Point = readonly [logHome: number, logAway: number, rho: number];

function toPoint({ homeRate, awayRate, rho }: GoalRates): Point {
  return [Math.log(homeRate), Math.log(awayRate), rho];
}

function toRates([logHome, logAway, rho]: Point): GoalRates {
  const within = (value: number) => Math.exp(Math.max(-4, Math.min(2.5, value)));
  return {
    homeRate: within(logHome),
    awayRate: within(logAway),
    rho: Math.max(-rhoBound, Math.min(rhoBound, rho)),
  };
}

function residualsAt(point: Point, quotes: readonly QuotedProbability[], usualRho: number): number[] {
  const matrix = scoreMatrix(toRates(point));
  const ofQuotes = quotes.map(
    ({ pick, probability }) => logit(fairProbability(matrix, pick)) - logit(probability),
  );
  return [...ofQuotes, rhoPull * (point[2] - usualRho)];
}

const nudge = 1e-4;

/** The step that would solve the problem if it were linear; undefined where some direction changes nothing. */
function gaussNewton(
  point: Point,
  residuals: readonly number[],
  at: (point: Point) => number[],
): Point | undefined {
  const slopes = point.map((value, index) => {
    const moved = point.with(index, value + nudge) as unknown as Point;
    return at(moved).map((residual, row) => (residual - (residuals[row] ?? 0)) / nudge);
  });
  const normal = slopes.map((a) => slopes.map((b) => dot(a, b)));
  const right = slopes.map((slope) => -dot(slope, residuals));
  return solveThree(normal, right);
}

function downhill(point: Point, move: Point, residuals: readonly number[], at: (point: Point) => number[]) {
  const before = sumOfSquares(residuals);
  for (let length = 1; length > 0.01; length /= 2) {
    const next: Point = [
      point[0] + length * move[0],
      point[1] + length * move[1],
      point[2] + length * move[2],
    ];
    const found = at(next);
    if (sumOfSquares(found) < before) return { point: next, residuals: found };
  }
  return undefined;
}

/** Cramer's rule. */
function solveThree(matrix: readonly (readonly number[])[], right: readonly number[]): Point | undefined {
  const whole = determinant(matrix);
  if (!(Math.abs(whole) > 1e-9)) return undefined;
  const part = (column: number) =>
    determinant(matrix.map((row, index) => row.with(column, right[index] ?? 0))) / whole;
  return [part(0), part(1), part(2)];
}

function determinant(matrix: readonly (readonly number[])[]): number {
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  const minor = (column: number) => {
    const [left, right] = [0, 1, 2].filter((each) => each !== column) as [number, number];
    return at(1, left) * at(2, right) - at(1, right) * at(2, left);
  };
  return at(0, 0) * minor(0) - at(0, 1) * minor(1) + at(0, 2) * minor(2);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function sumOfSquares(values: readonly number[]): number {
  return dot(values, values);
}

function logit(probability: number): number {
  const inside = Math.max(1e-9, Math.min(1 - 1e-9, probability));
  return Math.log(inside / (1 - inside));
}
