import { SetupRefused, type Tx } from '@hanpan/db';
import type { ApplicationServices } from '../application-services.ts';
import { insertSite, listSites } from '../kernel/site-store.ts';
import { readDemoPeople, readDemoRewards } from './demo-data.ts';
import { installBoards, installDemoTalk } from './install-boards.ts';
import { installCare } from './install-care.ts';
import { installCatalogue, installPopups } from './install-catalogue.ts';
import { installPeople } from './install-people.ts';
import { installRates } from './install-rates.ts';
import { installRewards } from './install-rewards.ts';

export const demoSiteKey = 'hanpan-demo-site';
const siteId = 1;

/** What the demo brings along must not come into a site that somebody runs. */
async function refuseOwnSite(tx: Tx): Promise<void> {
  const first = (await listSites(tx)).find(({ id }) => id === siteId);
  if (first === undefined || first.key === demoSiteKey) return;
  throw new SetupRefused(
    `The demo is asked for, but this installation has the site ${first.key} of its own: start it with HANPAN_DEMO=0.`,
  );
}

/**
 * The demo site, once: everything in one transaction, so that a killed start begins again from nothing. Throws
 * SetupRefused where the installation has another site.
 */
export async function installDemo(services: ApplicationServices): Promise<boolean> {
  const { siteName, depositAccount, depositBonuses } = await readDemoPeople();
  const rewards = await readDemoRewards();
  const { pointAccrual } = rewards;
  const memberPolicy = { presetRecommenderId: 'store01' };
  // A demo is tried anywhere, also without the outside network.
  const help = { watchLinks: false };
  const settings = {
    help,
    depositAccount,
    depositBonuses,
    pointAccrual,
    memberPolicy,
    cashOut: { isOn: true },
  };
  return services.database.transaction(async (tx) => {
    await refuseOwnSite(tx);
    const site = { id: siteId, key: demoSiteKey, name: siteName, settings };
    if (!(await insertSite(tx, site))) {
      // One that was installed before there were boards, or rates of partners, gets them now.
      await installBoards(tx, siteId, services.clock());
      await installPopups(tx, siteId);
      await installRates(services, tx, siteId);
      return false;
    }
    await installCatalogue(tx, siteId);
    await installBoards(tx, siteId, services.clock());
    const people = await installPeople(services, tx, siteId);
    await installRates(services, tx, siteId);
    await installDemoTalk(tx, siteId, people.memberIds, services.clock());
    await installRewards(services, tx, siteId, people, rewards);
    await installCare(services, tx, siteId, people);
    return true;
  });
}
