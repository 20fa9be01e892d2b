import type { Plug } from '../../kernel/plug.ts';
import { accountStatementExport } from './account-statement.ts';
import { historyHandlers } from './history-handlers.ts';
import { reportJobs } from './jobs.ts';
import { ledgerHandlers } from './ledger-handlers.ts';
import { playReportHandlers } from './play-handlers.ts';
import { playedHandlers } from './played-handlers.ts';
import type { ReportServices } from './services.ts';

export const reportPlug = {
  handlers: (services) => ({
    ...ledgerHandlers(services),
    ...historyHandlers(services),
    ...playReportHandlers(services),
    ...playedHandlers(services),
  }),
  jobs: reportJobs,
  exports: ({ longDatabase }) => [accountStatementExport(longDatabase)],
} satisfies Plug<ReportServices>;
