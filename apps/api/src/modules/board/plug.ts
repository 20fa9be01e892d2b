import type { Plug } from '../../kernel/plug.ts';
import { consoleBoardHandlers } from './console-handlers.ts';
import { boardHandlers } from './handlers.ts';
import { registerImages } from './image-route.ts';
import { boardJobs } from './jobs.ts';
import type { BoardServices } from './services.ts';

export const boardPlug = {
  handlers: (services) => ({ ...boardHandlers(services), ...consoleBoardHandlers(services) }),
  jobs: boardJobs,
  assets: registerImages,
} satisfies Plug<BoardServices>;
