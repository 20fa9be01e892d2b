import type { Plug } from '../../kernel/plug.ts';
import { casinoHandlers } from './handlers.ts';
import { casinoJobs } from './jobs.ts';
import type { CasinoServices } from './launch-game.ts';
import { registerVendorWallets } from './vendor-wallets.ts';

export const casinoPlug = {
  handlers: casinoHandlers,
  jobs: casinoJobs,
  routes: registerVendorWallets,
} satisfies Plug<CasinoServices>;
