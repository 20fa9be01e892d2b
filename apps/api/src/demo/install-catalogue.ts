import type { Tx } from '@hanpan/db';
import { readBanks, readDemoCatalogue } from './demo-data.ts';

/** Banks are facts of the country and belong to every installation. */
export async function installBanks(tx: Tx): Promise<void> {
  for (const [ord, bank] of (await readBanks()).entries()) {
    await tx.run(
      'insert into bank (bank_code, name_ko, name_en, ord) values ($1, $2, $3, $4) on conflict do nothing',
      [bank.code, bank.ko, bank.en, ord],
    );
  }
}

/** Menus, tiles, banners and notices of the demo site. */
export async function installCatalogue(tx: Tx, siteId: number, nowMs: number): Promise<void> {
  const { codes, best, banners, notices } = await readDemoCatalogue();
  for (const { code, ko, en, group, groupEn, ord, target, ready } of codes) {
    await tx.run(
      `insert into game_code (site_id, code, name_ko, name_en, group_code, group_name_en, ord, target, ready)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [siteId, code, ko, en, group, groupEn, ord, target, ready],
    );
  }
  for (const [ord, game] of best.entries()) {
    await tx.run(
      `insert into best_game (site_id, ord, code, name, vendor_name, family, art, target, ready, fact)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        siteId,
        ord,
        game.code,
        JSON.stringify(game.name),
        JSON.stringify(game.vendorName),
        game.family,
        game.art,
        game.target,
        game.ready,
        JSON.stringify(game.fact),
      ],
    );
  }
  for (const [ord, banner] of banners.entries()) {
    const { art, kicker, title, body, action, target } = banner;
    await tx.run(
      `insert into banner (site_id, ord, art, kicker, title, body, action, target) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [siteId, ord, art, ...[kicker, title, body, action].map((each) => JSON.stringify(each)), target],
    );
  }
  for (const { category, title, daysAgo } of notices) {
    await tx.run(
      'insert into notice (site_id, category, title, body, published_at) values ($1, $2, $3, $3, $4)',
      [siteId, category, JSON.stringify(title), new Date(nowMs - daysAgo * 86_400_000)],
    );
  }
}
