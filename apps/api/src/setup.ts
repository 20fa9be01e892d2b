import { SetupRefused, type Tx } from '@hanpan/db';
import type { ApplicationServices } from './application-services.ts';
import { readDemoCatalogue } from './demo/demo-data.ts';
import { installBanks } from './demo/install-catalogue.ts';
import { installDemo } from './demo/install-demo.ts';
import { refuseNewDemoInPublic, refusePublishedPassword } from './demo/refuse-published-password.ts';
import { feedSources } from './feed-sources.ts';
import { givenVariables } from './kernel/given-variables.ts';
import { followSecrets } from './kernel/keys/follow-secrets.ts';
import { type ProcessSettings, readSettings } from './kernel/settings-from-environment.ts';
import { listSites } from './kernel/site-store.ts';
import { installCodes, installSlotVendor } from './modules/catalogue/index.ts';
import { installDocuments } from './modules/document/index.ts';
import { hasLeagues, installSportsCatalogue } from './modules/sports/index.ts';
import { installVendor } from './modules/vendor/index.ts';
import { prepareAsOwner } from './prepare-as-owner.ts';
import { openServices } from './services.ts';

/** The sandbox vendor's code: what pages and the catalogue name it by. */
const sandboxVendorCode = 'cheongsa';
/** The same process under a transfer contract: money is moved to it before play. */
const transferVendorCode = 'hongsa';

/**
 * Brings an installation up to date before its servers start: migrations as the owner of the tables, then the facts
 * that every site needs, then, where it was asked for, the demo site. Running it again changes nothing. Throws
 * SetupRefused where a person has to decide first.
 */
async function setUp(settings: ProcessSettings): Promise<void> {
  // The worker could only end by what is wrong with them, and the site would serve without its jobs.
  feedSources(process.env);
  await prepareAsOwner(settings);
  const services = openServices(settings, 'hanpan-setup', 0, 'jobs');
  const { database, clock } = services;
  try {
    await clock.ofDatabase(database);
    await followSecrets(database, services);
    if (settings.demo) await refuseNewDemoInPublic(services);
    await database.transaction(async (tx) => {
      await installBanks(tx);
      if (!(await hasLeagues(tx))) await installSportsCatalogue(tx, clock.date());
      if (settings.sandbox !== undefined) await installSandbox(services, tx, settings.sandbox);
    });
    if (settings.demo) await installDemo(services);
    await refusePublishedPassword(services);
    const sites = await database.transaction((tx) => installSites(tx, settings, clock.date()));
    if (sites === 0) process.stdout.write('There is no site yet: make one with npm run site:create.\n');
  } finally {
    await database.close();
  }
}

/** The two contracts under which the sandbox vendor is connected. */
async function installSandbox(
  services: ApplicationServices,
  tx: Tx,
  { url: baseUrl, publicKey, operatorPrivateKey: ourKey }: NonNullable<ProcessSettings['sandbox']>,
): Promise<void> {
  const names = await readDemoCatalogue();
  // Members' browsers reach it under another name than we do.
  const { SANDBOX_PUBLIC_URL: pages = baseUrl } = givenVariables(process.env);
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

/** What the catalogue of each site lacks, and its documents. Returns how many sites there are. */
async function installSites(tx: Tx, settings: ProcessSettings, now: Date): Promise<number> {
  const { sandboxVendor, transferVendor } = await readDemoCatalogue();
  const sites = await listSites(tx);
  for (const { id } of sites) {
    await installCodes(tx, id);
    await installDocuments(tx, id, now);
    if (settings.sandbox === undefined) continue;
    await installSlotVendor(tx, id, { code: sandboxVendorCode, ...sandboxVendor, place: 0 });
    await installSlotVendor(tx, id, { code: transferVendorCode, ...transferVendor, place: 1 });
  }
  return sites.length;
}

try {
  await setUp(readSettings(process.env));
} catch (error) {
  if (!(error instanceof SetupRefused)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
