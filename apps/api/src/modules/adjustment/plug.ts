import type { Plug } from '../../kernel/plug.ts';
import { adjustmentExports } from './exports.ts';
import { adjustmentHandlers } from './handlers.ts';
import type { AdjustmentServices } from './services.ts';

export const adjustmentPlug = {
  handlers: adjustmentHandlers,
  exports: adjustmentExports,
} satisfies Plug<AdjustmentServices>;
