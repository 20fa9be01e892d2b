import { applicationRole, type Database, openDatabase } from '@hanpan/db';
import { Ledger } from '@hanpan/ledger';
import type { ApplicationServices } from './application-services.ts';
import { families } from './families.ts';
import { systemClock } from './kernel/clock.ts';
import { createSealer } from './kernel/sealed.ts';
import { createSecretHasher } from './kernel/secret-hash.ts';
import type { ProcessSettings } from './kernel/settings-from-environment.ts';
import { VendorDirectory } from './modules/vendor/index.ts';
import { dialects } from './vendors/dialects.ts';

/** What both roles are made of. `slot` keeps the ledger shards of two processes apart. */
export function openServices(settings: ProcessSettings, name: string, slot: number): ApplicationServices {
  const database: Database = openDatabase({
    url: settings.databaseUrl,
    role: applicationRole,
    poolSize: 20,
    name,
  });
  const sealer = createSealer(settings.secret);
  const clock = systemClock;
  return {
    database,
    ledger: new Ledger(database, { slot }),
    clock,
    sealer,
    hasher: createSecretHasher(sealer.pepper),
    publicUrl: settings.publicUrl,
    replay: { matchSeconds: settings.matchSeconds },
    dialects,
    vendors: new VendorDirectory({ database, clock, sealer, dialects }),
    families,
  };
}
