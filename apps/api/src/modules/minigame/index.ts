export { minigamePlug } from './plug.ts';
