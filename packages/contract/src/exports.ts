import type { ExportSpec } from './exports/define-export.ts';
import { ledgerStatementCsv } from './exports/ledger-statement.ts';
import { walletStatementCsv } from './exports/wallet-statement.ts';

/** Every file of every audience, for the server. A page imports the one that it offers. */
export const everyExport: readonly ExportSpec[] = [ledgerStatementCsv, walletStatementCsv];
