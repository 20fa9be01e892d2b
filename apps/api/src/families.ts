import { minigameFamily } from './modules/minigame/index.ts';
import type { GameFamily } from './modules/play/index.ts';
import { sportsFamily } from './modules/sports/index.ts';
import { vendorFamily } from './modules/vendor/index.ts';

/**
 * The game families of this product. A family is a folder that records its settlements and shows its history; this list
 * is the only place outside the folder that names it.
 */
export const families: readonly GameFamily[] = [sportsFamily, vendorFamily, minigameFamily];
