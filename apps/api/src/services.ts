import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { Ledger } from '@hanpan/ledger';
import type { ApplicationServices } from './handlers.ts';
import { systemClock } from './kernel/clock.ts';
import { createSealer } from './kernel/sealed.ts';
import { createSecretHasher } from './kernel/secret-hash.ts';
import type { ProcessSettings } from './kernel/settings-from-environment.ts';
import { hub88Vendor } from './vendors/hub88/games-client.ts';
import { transferVendor } from './vendors/transfer/transfer-client.ts';

/** The sandbox vendor's code: what pages and the catalogue name it by. */
export const sandboxVendorCode = 'cheongsa';
/** The same process under another contract: money is moved to it before play. */
export const transferVendorCode = 'hongsa';

/** What both roles are made of. `slot` keeps the ledger shards of two processes apart. */
export function openServices(settings: ProcessSettings, name: string, slot: number): ApplicationServices {
  const database: Database = openDatabase({
    url: settings.databaseUrl,
    role: applicationRole,
    poolSize: 20,
    name,
  });
  const sealer = createSealer(settings.secret);
  const { sandbox } = settings;
  return {
    database,
    ledger: new Ledger(database, { slot }),
    clock: systemClock,
    sealer,
    hasher: createSecretHasher(sealer.pepper),
    publicUrl: settings.publicUrl,
    replay: { matchSeconds: settings.matchSeconds },
    vendors:
      sandbox === undefined
        ? []
        : [
            hub88Vendor({
              code: sandboxVendorCode,
              baseUrl: sandbox.url,
              operatorPrivateKey: sandbox.operatorPrivateKey,
            }),
            transferVendor({
              code: transferVendorCode,
              baseUrl: sandbox.url,
              operatorPrivateKey: sandbox.operatorPrivateKey,
            }),
          ],
  };
}
