import type { Tx } from '@hanpan/db';
import {
  completeNotice,
  hasPopups,
  insertBanner,
  insertBestGame,
  insertGameCode,
  insertNotice,
} from '../modules/catalogue/index.ts';
import { insertBank } from '../modules/settings/index.ts';
import { readBanks, readDemoCatalogue } from './demo-data.ts';

const dayMs = 86_400_000;

/** Banks are facts of the country and belong to every installation. */
export async function installBanks(tx: Tx): Promise<void> {
  for (const [ord, { code, ko, en }] of (await readBanks()).entries()) {
    await insertBank(tx, { bank_code: code, name_ko: ko, name_en: en, ord });
  }
}

/** Menus, tiles, banners and notices of the demo site. */
export async function installCatalogue(tx: Tx, siteId: number, nowMs: number): Promise<void> {
  const { codes, best, banners, notices } = await readDemoCatalogue();
  for (const { ko, en, group, groupEn, ...code } of codes) {
    const names = { name_ko: ko, name_en: en, group_code: group, group_name_en: groupEn };
    await insertGameCode(tx, siteId, { ...code, ...names });
  }
  for (const [ord, { vendorName, ...game }] of best.entries()) {
    await insertBestGame(tx, siteId, ord, { ...game, vendor_name: vendorName });
  }
  for (const [ord, banner] of banners.entries()) await insertBanner(tx, siteId, ord, banner);
  await installPopups(tx, siteId);
  for (const { daysAgo, ...notice } of notices) {
    await insertNotice(tx, siteId, { ...notice, publishedAt: new Date(nowMs - daysAgo * dayMs) });
  }
}

/** Also for demo sites that were installed before there were popups; whoever has some keeps those. */
export async function installPopups(tx: Tx, siteId: number): Promise<void> {
  const { popups } = await readDemoCatalogue();
  if (await hasPopups(tx, siteId)) return;
  for (const [ord, popup] of popups.entries()) await insertBanner(tx, siteId, ord, popup);
}

/** Demo sites that were installed before notices had separate texts get them now. */
export async function completeNotices(tx: Tx, siteId: number): Promise<void> {
  const { notices } = await readDemoCatalogue();
  for (const { title, body } of notices) await completeNotice(tx, siteId, title, body);
}
