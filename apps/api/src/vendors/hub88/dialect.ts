import type { Dialect } from '../port.ts';
import { hub88Client } from './games-client.ts';
import { registerHub88Wallet } from './wallet-routes.ts';

/** Hub88 and Caleta: the wallet is ours, and every bet is asked of it. */
export const hub88: Dialect = {
  facts: { ours: 'private-key', theirs: 'public-key', listsGames: true },
  client: hub88Client,
  registerWallet: registerHub88Wallet,
};
