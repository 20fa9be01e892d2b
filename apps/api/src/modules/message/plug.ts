import type { Plug } from '../../kernel/plug.ts';
import { messageDeskHandlers } from './desk/handlers.ts';
import { messageHandlers } from './handlers.ts';
import { messageJobs } from './jobs.ts';
import type { MessageServices } from './services.ts';

export const messagePlug = {
  handlers: (services) => ({ ...messageHandlers(services), ...messageDeskHandlers(services) }),
  jobs: messageJobs,
} satisfies Plug<MessageServices>;
