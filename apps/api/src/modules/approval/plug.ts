import type { Plug } from '../../kernel/plug.ts';
import { approvalHandlers } from './handlers.ts';
import type { ApprovalServices } from './services.ts';

export const approvalPlug = {
  handlers: approvalHandlers,
} satisfies Plug<ApprovalServices>;
