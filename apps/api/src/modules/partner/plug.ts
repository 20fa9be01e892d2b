import type { Plug } from '../../kernel/plug.ts';
import { partnerHandlers } from './handlers.ts';
import type { PartnerServices } from './services.ts';

export const partnerPlug = {
  handlers: partnerHandlers,
} satisfies Plug<PartnerServices>;
