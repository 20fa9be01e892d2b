import type { Plug } from '../../kernel/plug.ts';
import { documentHandlers } from './handlers.ts';
import type { DocumentServices } from './services.ts';

export const documentPlug = { handlers: documentHandlers } satisfies Plug<DocumentServices>;
