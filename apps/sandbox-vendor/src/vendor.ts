import type { TransferPath, WalletClient } from '@hanpan/vendor-kit';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Pool } from './database.ts';
import type { Environment } from './environment.ts';
import type { SeedVault } from './fair/seed-vault.ts';

/** What a round needs of a wallet: the operator's, or a purse of our own. */
export type MoneyWallet = Pick<WalletClient, 'bet' | 'win' | 'rollback' | 'balance'>;

/** What the server's parts depend on: the outside world and the clock. */
export interface Vendor {
  environment: Pick<
    Environment,
    'operatorPublicKeyPem' | 'publicUrl' | 'operatorOrigin' | 'creditAmount' | 'agentToken'
  >;
  pool: Pool;
  /** The operator's wallet, for players who have no purse here. */
  wallet: WalletClient;
  vault: SeedVault;
  clock: () => Date;
  log: Logger;
  /** For tests alone: loses, delays or replaces what a call of the transfer wallet returns. */
  meddle?: (path: TransferPath, answer: () => Promise<object>, reply: FastifyReply) => Promise<unknown>;
}
