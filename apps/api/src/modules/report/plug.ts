import type { Plug } from '../../kernel/plug.ts';
import { accountStatementExport } from './account-statement.ts';
import { betsBelowHandlers } from './bets-below.ts';
import { betsBelowExports } from './bets-below-export.ts';
import { betsOfSiteExports } from './bets-of-site-export.ts';
import { dayReportHandlers } from './days/handlers.ts';
import { deskBetHandlers } from './desk-bets.ts';
import { deskBetsExports } from './desk-bets-export.ts';
import { historyHandlers } from './history-handlers.ts';
import { reportJobs } from './jobs.ts';
import { ledgerExports } from './ledger-exports.ts';
import { ledgerHandlers } from './ledger-handlers.ts';
import { playReportHandlers } from './play-handlers.ts';
import { playedHandlers } from './played-handlers.ts';
import { returnHandlers } from './returns/handlers.ts';
import { revenueHandlers } from './revenue/handlers.ts';
import { reportExports } from './schedules/exports.ts';
import { scheduleHandlers } from './schedules/handlers.ts';
import type { ReportServices } from './services.ts';
import { settingsEffectHandlers } from './settings-effects/handlers.ts';
import { visitHandlers } from './visits/handlers.ts';

export const reportPlug = {
  handlers: (services) => ({
    ...ledgerHandlers(services),
    ...historyHandlers(services),
    ...playReportHandlers(services),
    ...playedHandlers(services),
    ...settingsEffectHandlers(services),
    ...betsBelowHandlers(services),
    ...deskBetHandlers(services),
    ...dayReportHandlers(services),
    ...revenueHandlers(services),
    ...returnHandlers(services),
    ...scheduleHandlers(services),
    ...visitHandlers(services),
  }),
  jobs: reportJobs,
  exports: (services) => [
    accountStatementExport(services.longDatabase),
    ...ledgerExports(services),
    ...betsBelowExports(services),
    ...betsOfSiteExports(services),
    ...deskBetsExports(services),
    ...reportExports(services),
  ],
} satisfies Plug<ReportServices>;
