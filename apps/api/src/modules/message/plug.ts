import type { Plug } from '../../kernel/plug.ts';
import { messageHandlers } from './handlers.ts';
import { messageJobs } from './jobs.ts';
import type { MessageServices } from './services.ts';

export const messagePlug = {
  handlers: messageHandlers,
  jobs: messageJobs,
} satisfies Plug<MessageServices>;
