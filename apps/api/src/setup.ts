import { openDatabase } from '@hanpan/db';
import { bringUpToDate } from './bring-up-to-date.ts';
import { readDemoCatalogue } from './demo/demo-data.ts';
import { installBanks } from './demo/install-catalogue.ts';
import { installDemo } from './demo/install-demo.ts';
import { readSettings } from './kernel/settings-from-environment.ts';
import { listSites } from './kernel/site-store.ts';
import { installCodes, installSlotVendor } from './modules/catalogue/index.ts';
import { hasLeagues, installSportsCatalogue } from './modules/sports/index.ts';
import { installVendor } from './modules/vendor/index.ts';
import { openServices } from './services.ts';

/** The sandbox vendor's code: what pages and the catalogue name it by. */
const sandboxVendorCode = 'cheongsa';
/** The same process under a transfer contract: money is moved to it before play. */
const transferVendorCode = 'hongsa';

/**
 * Brings an installation up to date before its servers start: migrations as the owner of the tables, then the facts
 * that every site needs, then, where it was asked for, the demo site. Running it again changes nothing.
 */
const settings = readSettings(process.env);
const owner = openDatabase({ url: settings.databaseUrl, poolSize: 1, name: 'hanpan-setup' });
await bringUpToDate(owner);
await owner.close();

const services = openServices(settings, 'hanpan-setup', 0, 'jobs');
const { database, clock } = services;
await database.transaction(async (tx) => {
  await installBanks(tx);
  if (!(await hasLeagues(tx))) await installSportsCatalogue(tx, clock.date());
  if (settings.sandbox !== undefined) {
    const names = await readDemoCatalogue();
    const { url: baseUrl, publicKey, operatorPrivateKey: ourKey } = settings.sandbox;
    // Members' browsers reach it under another name than we do.
    const { SANDBOX_PUBLIC_URL: pages = baseUrl } = process.env;
    const both = { baseUrl, publicKey, ourKey, origins: [new URL(pages).origin] };
    await installVendor(services, tx, {
      ...both,
      code: sandboxVendorCode,
      name: names.sandboxVendor,
      dialect: 'hub88',
      walletMode: 'seamless',
    });
    await installVendor(services, tx, {
      ...both,
      code: transferVendorCode,
      name: names.transferVendor,
      dialect: 'transfer',
      walletMode: 'transfer',
    });
  }
});
if (settings.demo) await installDemo(services);
await database.transaction(async (tx) => {
  const { sandboxVendor, transferVendor } = await readDemoCatalogue();
  for (const { id } of await listSites(tx)) {
    await installCodes(tx, id);
    if (settings.sandbox === undefined) continue;
    await installSlotVendor(tx, id, { code: sandboxVendorCode, ...sandboxVendor, place: 0 });
    await installSlotVendor(tx, id, { code: transferVendorCode, ...transferVendor, place: 1 });
  }
});
await database.close();
