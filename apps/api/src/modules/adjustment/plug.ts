import type { Plug } from '../../kernel/plug.ts';
import { adjustmentHandlers } from './handlers.ts';
import type { AdjustmentServices } from './services.ts';

export const adjustmentPlug = {
  handlers: adjustmentHandlers,
} satisfies Plug<AdjustmentServices>;
