import { defineExport, withDays } from './define-export.ts';

export const walletStatementCsv = defineExport({
  path: '/api/wallet/statement.csv',
  summary: "Every movement of the member's own cash in a period as a file, oldest first",
  audience: 'member',
  limit: 'heavy',
  query: withDays({}),
});
