import type { Plug } from '../../kernel/plug.ts';
import { drawHandlers } from './handlers.ts';
import type { DrawServices } from './services.ts';

export const drawsPlug = { handlers: drawHandlers } satisfies Plug<DrawServices>;
