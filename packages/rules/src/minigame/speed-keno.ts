import type { IntegerSource } from '../draws/integer-source.ts';
import { drawBalls } from '../draws/mappings.ts';

/** Numbers of a speed keno round, in drawing order. */
export interface KenoDraw {
  readonly numbers: readonly number[];
}

/** Twenty-two different numbers of 1–70. */
export const kenoDrum = { first: 1, last: 70, count: 22 } as const;

export function drawKeno(source: IntegerSource): KenoDraw {
  return { numbers: drawBalls(source, kenoDrum.count, kenoDrum) };
}
