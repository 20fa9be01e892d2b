export { minigameFamily } from './family.ts';
export { minigamePlug } from './plug.ts';
export type { MinigamePace } from './services.ts';
