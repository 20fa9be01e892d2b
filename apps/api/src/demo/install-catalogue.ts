import type { Tx } from '@hanpan/db';
import { hasPopups, insertBanner, insertBestGame, installCodes } from '../modules/catalogue/index.ts';
import { insertBank } from '../modules/settings/index.ts';
import { readBanks, readDemoCatalogue } from './demo-data.ts';

/** Banks are facts of the country and belong to every installation. */
export async function installBanks(tx: Tx): Promise<void> {
  for (const [ord, { code, ko, en }] of (await readBanks()).entries()) {
    await insertBank(tx, { bank_code: code, name_ko: ko, name_en: en, ord });
  }
}

/** Menus, tiles and banners of the demo site. */
export async function installCatalogue(tx: Tx, siteId: number): Promise<void> {
  const { best, banners } = await readDemoCatalogue();
  await installCodes(tx, siteId);
  for (const [ord, { vendorName, ...game }] of best.entries()) {
    await insertBestGame(tx, siteId, ord, { ...game, vendor_name: vendorName });
  }
  for (const [ord, banner] of banners.entries()) await insertBanner(tx, siteId, ord, banner);
  await installPopups(tx, siteId);
}

/** Also for demo sites that were installed before there were popups; whoever has some keeps those. */
export async function installPopups(tx: Tx, siteId: number): Promise<void> {
  const { popups } = await readDemoCatalogue();
  if (await hasPopups(tx, siteId)) return;
  for (const [ord, popup] of popups.entries()) await insertBanner(tx, siteId, ord, popup);
}
