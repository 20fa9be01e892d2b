import type { Plug } from '../../kernel/plug.ts';
import { catalogueHandlers } from './handlers.ts';
import type { CatalogueServices } from './services.ts';

export const cataloguePlug = {
  handlers: catalogueHandlers,
} satisfies Plug<CatalogueServices>;
