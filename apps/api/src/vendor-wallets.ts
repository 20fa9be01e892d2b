import type { FastifyInstance } from 'fastify';
import type { ApplicationServices } from './application-services.ts';
import type { Plug } from './kernel/plug.ts';
import { seamlessWallet } from './modules/vendor/index.ts';

/** Each dialect in which vendors call us, for the vendors that speak it. */
function registerVendorWallets(app: FastifyInstance, services: ApplicationServices): void {
  const { dialects, vendors } = services;
  const wallet = seamlessWallet(services);
  for (const [name, { registerWallet }] of Object.entries(dialects)) {
    const vendorOf = async (code: string) => {
      const vendor = vendors.known(code) ?? (await vendors.find(code));
      return vendor?.dialect === name ? vendor : undefined;
    };
    registerWallet?.(app, { vendorOf, wallet });
  }
}

export const vendorWalletsPlug = { routes: registerVendorWallets } satisfies Plug<ApplicationServices>;
