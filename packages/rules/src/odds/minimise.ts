/** The value at a point, with the gradient written into the array given. Infinity marks a forbidden point. */
export type Objective = (point: Float64Array, gradient: Float64Array) => number;

export type Minimum = {
  readonly point: Float64Array;
  readonly value: number;
  readonly steps: number;
  readonly hasConverged: boolean;
};

export type MinimiseOptions = {
  readonly maxSteps?: number;
  readonly tolerance?: number;
  readonly memory?: number;
};

type Correction = { readonly moved: Float64Array; readonly turned: Float64Array; readonly curvature: number };

/**
 * Limited-memory BFGS with backtracking: a quasi-Newton descent that remembers the last few steps instead of
 * a matrix. Deterministic; converged when no component of the gradient exceeds the tolerance times the value
 * (or one, where the value is smaller).
 */
export function minimise(objective: Objective, start: Float64Array, options: MinimiseOptions = {}): Minimum {
  const { maxSteps = 500, tolerance = 1e-7, memory = 8 } = options;
  let point = start.slice();
  let gradient = new Float64Array(point.length);
  let value = objective(point, gradient);
  const corrections: Correction[] = [];
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (isFlat(gradient, value, tolerance)) return { point, value, steps, hasConverged: true };
    const direction = descentDirection(gradient, corrections);
    const next = backtrack(objective, point, value, gradient, direction);
    if (next === undefined) return { point, value, steps, hasConverged: false };
    remember(corrections, memory, difference(next.point, point), difference(next.gradient, gradient));
    ({ point, gradient, value } = next);
  }
  return { point, value, steps: maxSteps, hasConverged: isFlat(gradient, value, tolerance) };
}

/** The two-loop recursion: the inverse curvature, applied to the gradient without ever being written down. */
function descentDirection(gradient: Float64Array, corrections: readonly Correction[]): Float64Array {
  const direction = gradient.map((each) => -each);
  const weights = corrections.toReversed().map(({ moved, turned, curvature }) => {
    const weight = dot(moved, direction) / curvature;
    addScaled(direction, turned, -weight);
    return weight;
  });
  const latest = corrections.at(-1);
  const scale = latest
    ? latest.curvature / dot(latest.turned, latest.turned)
    : 1 / Math.max(1, norm(gradient));
  for (let index = 0; index < direction.length; index += 1)
    direction[index] = (direction[index] ?? 0) * scale;
  weights.reverse();
  corrections.forEach(({ moved, turned, curvature }, index) => {
    addScaled(direction, moved, (weights[index] ?? 0) - dot(turned, direction) / curvature);
  });
  return direction;
}

type Step = { point: Float64Array<ArrayBuffer>; gradient: Float64Array<ArrayBuffer>; value: number };

/** Near the minimum a step changes less than the rounding error of a sum of a thousand logarithms. */
const rounding = 1e-14;

/** Halves the step until the value falls by a fair part of what the slope predicts. */
function backtrack(
  objective: Objective,
  point: Float64Array,
  value: number,
  gradient: Float64Array,
  direction: Float64Array,
): Step | undefined {
  const slope = dot(gradient, direction);
  for (let length = 1; length > 1e-12; length /= 2) {
    const trial = Float64Array.from(point);
    addScaled(trial, direction, length);
    const trialGradient = new Float64Array(point.length);
    const trialValue = objective(trial, trialGradient);
    if (trialValue <= value + 1e-4 * length * slope + rounding * Math.abs(value))
      return { point: trial, gradient: trialGradient, value: trialValue };
  }
  return undefined;
}

/** A step along which the gradient did not rise says nothing about curvature and is not kept. */
function remember(
  corrections: Correction[],
  memory: number,
  moved: Float64Array,
  turned: Float64Array,
): void {
  const curvature = dot(moved, turned);
  if (curvature <= 1e-12) return;
  corrections.push({ moved, turned, curvature });
  if (corrections.length > memory) corrections.shift();
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, each, index) => sum + each * (b[index] ?? 0), 0);
}

function norm(a: Float64Array): number {
  return Math.sqrt(dot(a, a));
}

function isFlat(gradient: Float64Array, value: number, tolerance: number): boolean {
  return largest(gradient) <= tolerance * Math.max(1, Math.abs(value));
}

function largest(a: Float64Array): number {
  return a.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((each, index) => each - (b[index] ?? 0));
}

function addScaled(target: Float64Array, what: Float64Array, factor: number): void {
  for (let index = 0; index < target.length; index += 1)
    target[index] = (target[index] ?? 0) + factor * (what[index] ?? 0);
}
