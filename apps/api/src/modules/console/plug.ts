import type { Plug } from '../../kernel/plug.ts';
import { consoleHandlers } from './handlers.ts';
import type { ConsoleServices } from './services.ts';

export const consolePlug = {
  handlers: consoleHandlers,
} satisfies Plug<ConsoleServices>;
