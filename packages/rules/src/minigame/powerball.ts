import type { IntegerSource } from '../draws/integer-source.ts';
import { drawBalls } from '../draws/mappings.ts';

/** Balls of a powerball round, in drawing order; the powerball comes from a drum of its own. */
export interface PowerballDraw {
  readonly balls: readonly number[];
  readonly powerball: number;
}

/** Five different balls of 1–28, then a powerball of 0–9. */
export const powerballDrum = { first: 1, last: 28, count: 5, powerballs: 10 } as const;

export function drawPowerball(source: IntegerSource): PowerballDraw {
  const balls = drawBalls(source, powerballDrum.count, powerballDrum);
  return { balls, powerball: source.below(powerballDrum.powerballs) };
}
