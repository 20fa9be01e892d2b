import type { DrawMapping } from '../draws/integer-source.ts';
import { drawPowerball } from './powerball.ts';
import { drawKeno } from './speed-keno.ts';

/**
 * How numbers become a draw, by the code of the game that stands in an announcement. Ladders draw nothing of their own:
 * they read the first number of the draw that `drawOfGame` names, and are verified with it.
 */
export const miniDrawMappings = {
  powerball: drawPowerball,
  speedkino: drawKeno,
} as const satisfies Record<string, DrawMapping<unknown>>;
