import type { Plug } from '../../kernel/plug.ts';
import { drawHandlers } from './handlers.ts';
import { drawsSealed } from './sealed-places.ts';
import type { DrawServices } from './services.ts';

export const drawsPlug = { handlers: drawHandlers, sealed: drawsSealed } satisfies Plug<DrawServices>;
