import { consoleLists } from './exports/console-lists.ts';
import { type ExportSpec, workbookOf } from './exports/define-export.ts';
import { ledgerStatementCsv } from './exports/ledger-statement.ts';
import {
  consoleSettlementCsv,
  partnerBetsCsv,
  partnerCashCsv,
  partnerCommissionBetsCsv,
  partnerCommissionsCsv,
  partnerMembersCsv,
  partnerMoneyMovesCsv,
  partnerTreeCsv,
} from './exports/partner.ts';
import {
  consoleBetsCsv,
  consoleBetsXlsx,
  reportFileCsv,
  reportFileXlsx,
  reportTableCsv,
  reportTableXlsx,
} from './exports/reports.ts';
import { walletStatementCsv } from './exports/wallet-statement.ts';

const partnerLists = [
  partnerTreeCsv,
  partnerMembersCsv,
  partnerCommissionsCsv,
  partnerCommissionBetsCsv,
  partnerMoneyMovesCsv,
  partnerCashCsv,
  partnerBetsCsv,
] as const;

/** Every file of every audience, for the server. A page imports the one that it offers. */
export const everyExport: readonly ExportSpec[] = [
  ledgerStatementCsv,
  walletStatementCsv,
  ...partnerLists,
  ...partnerLists.map((list) => workbookOf(list)),
  consoleSettlementCsv,
  workbookOf(consoleSettlementCsv),
  reportTableCsv,
  reportTableXlsx,
  reportFileCsv,
  reportFileXlsx,
  consoleBetsCsv,
  consoleBetsXlsx,
  ...consoleLists,
  ...consoleLists.map((list) => workbookOf(list)),
];
