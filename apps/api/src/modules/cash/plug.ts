import type { Plug } from '../../kernel/plug.ts';
import { cashHandlers } from './handlers.ts';
import type { CashServices } from './services.ts';
import { walletStatementExport } from './wallet-history.ts';

export const cashPlug = {
  handlers: cashHandlers,
  exports: ({ longDatabase }) => [walletStatementExport(longDatabase)],
} satisfies Plug<CashServices>;
