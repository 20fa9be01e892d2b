import type { Plug } from '../../kernel/plug.ts';
import { expireDeposits } from './end-unclaimed.ts';
import { cashExports } from './exports.ts';
import { cashHandlers } from './handlers.ts';
import type { CashServices } from './services.ts';
import { walletStatementExport } from './wallet-history.ts';

export const cashPlug = {
  handlers: cashHandlers,
  jobs: (services) => [
    {
      name: 'cash.expire',
      everyMs: 10_000,
      limit: 100,
      run: (limit) => expireDeposits(services, limit),
    },
  ],
  exports: (services) => [walletStatementExport(services.longDatabase), ...cashExports(services)],
} satisfies Plug<CashServices>;
