import type { Plug } from '../../kernel/plug.ts';
import { minigameHandlers } from './handlers.ts';
import type { MinigameServices } from './services.ts';

export const minigamePlug = { handlers: minigameHandlers } satisfies Plug<MinigameServices>;
