import type { Database } from '@hanpan/db';

export interface CatalogueServices {
  readonly database: Database;
}
