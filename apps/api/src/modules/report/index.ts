export { accountStatementExport } from './account-statement.ts';
export { historyHandlers } from './history-handlers.ts';
export { reportJobs } from './jobs.ts';
export { ledgerHandlers } from './ledger-handlers.ts';
export { playReportHandlers } from './play-handlers.ts';
