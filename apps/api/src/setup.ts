import { migrate, openDatabase } from '@hanpan/db';
import { readDemoCatalogue } from './demo/demo-data.ts';
import { installBanks } from './demo/install-catalogue.ts';
import { installDemo } from './demo/install-demo.ts';
import { readSettings } from './kernel/settings-from-environment.ts';
import { installSportsCatalogue } from './modules/sports/index.ts';
import { openServices, sandboxVendorCode, transferVendorCode } from './services.ts';

/**
 * Brings an installation up to date before its servers start: migrations as the owner of the tables, then the facts
 * that every site needs, then, where it was asked for, the demo site. Running it again changes nothing.
 */
const settings = readSettings(process.env);
const owner = openDatabase({ url: settings.databaseUrl, poolSize: 1, name: 'hanpan-setup' });
await migrate(owner);
await owner.close();

const services = openServices(settings, 'hanpan-setup', 0);
const { database, clock } = services;
await database.transaction(async (tx) => {
  await installBanks(tx);
  const leagues = await tx.row('select 1 from league limit 1');
  if (leagues === undefined) await installSportsCatalogue(tx, clock.date());
  if (settings.sandbox !== undefined) {
    const names = await readDemoCatalogue();
    const vendors = [
      [1, sandboxVendorCode, names.sandboxVendor, 'hub88'],
      [2, transferVendorCode, names.transferVendor, 'transfer'],
    ] as const;
    for (const [id, code, name, dialect] of vendors) {
      await tx.run(
        `insert into vendor (id, code, name, dialect, base_url, public_key) values ($1, $2, $3, $4, $5, $6)
         on conflict (code) do update set base_url = $5, public_key = $6`,
        [id, code, JSON.stringify(name), dialect, settings.sandbox.url, settings.sandbox.publicKey],
      );
    }
  }
});
if (settings.demo) await installDemo(services);
await database.close();
