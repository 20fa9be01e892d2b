import { z } from 'zod';
import { days, defineExport } from './define-export.ts';

export const ledgerStatementCsv = defineExport({
  path: '/api/console/ledger/statement.csv',
  summary: 'The statement of one account as a file, oldest first',
  audience: 'operator',
  limit: 'heavy',
  query: z.object({ accountId: z.coerce.number().int().min(1), ...days }),
});
