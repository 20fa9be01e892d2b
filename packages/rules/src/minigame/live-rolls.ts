import { powerballDrum } from './powerball.ts';

/** The first ball is out so long after a draw, and each of the others so long after the one before it. */
export const liveRolls = { firstMs: 1_000, everyMs: 1_200 } as const;

/** How many balls of a powerball draw are out on its video so long after it; more than there are is all of them. */
export function ballsRolled(sinceMs: number): number {
  if (sinceMs < liveRolls.firstMs) return 0;
  return Math.floor((sinceMs - liveRolls.firstMs) / liveRolls.everyMs) + 1;
}

/** So long after a draw its last ball, the powerball, is out on its video. Until then nothing else tells the result. */
export const allRolledMs = liveRolls.firstMs + powerballDrum.count * liveRolls.everyMs;
