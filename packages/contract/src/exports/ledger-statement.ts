import { z } from 'zod';
import { id } from '../fields.ts';
import { defineExport, fileReason, withDays } from './define-export.ts';

export const ledgerStatementCsv = defineExport({
  path: '/api/console/ledger/statement.csv',
  summary: 'The statement of one account as a file, oldest first',
  audience: 'operator',
  limit: 'heavy',
  query: withDays({ reason: fileReason, accountId: z.coerce.number().pipe(id) }),
});
