import type { Plug } from '../../kernel/plug.ts';
import { messageHandlers } from './handlers.ts';
import type { MessageServices } from './services.ts';

export const messagePlug = {
  handlers: messageHandlers,
} satisfies Plug<MessageServices>;
