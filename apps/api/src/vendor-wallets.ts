import type { FastifyInstance } from 'fastify';
import type { ApplicationServices } from './handlers.ts';
import type { Plug } from './kernel/plug.ts';
import { casinoWallet, vendorByCode } from './modules/casino/index.ts';
import { registerHub88Wallet } from './vendors/hub88/wallet-routes.ts';

const keyKnownForMs = 10_000;

/** The wallets that vendors call. One that holds the money itself never calls. */
function registerVendorWallets(app: FastifyInstance, services: ApplicationServices): void {
  for (const { code, transferWallet } of services.vendors) {
    if (transferWallet !== undefined) continue;
    let known: { key: string | undefined; readAtMs: number } | undefined;
    const vendorPublicKey = async () => {
      if (known === undefined || services.clock() - known.readAtMs > keyKnownForMs) {
        const row = await vendorByCode(services.database, code);
        known = { key: row?.enabled === true ? row.public_key : undefined, readAtMs: services.clock() };
      }
      return known.key;
    };
    registerHub88Wallet(app, { vendorCode: code, vendorPublicKey, wallet: casinoWallet(services) });
  }
}

export const vendorWalletsPlug = { routes: registerVendorWallets } satisfies Plug<ApplicationServices>;
