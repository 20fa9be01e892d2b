import type { LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { BannerKind, BannerRow, BestGameRow, CodeRow } from './store.ts';

const textOf = (text: LocalText) => JSON.stringify(text);

export async function insertGameCode(tx: Tx, siteId: number, code: CodeRow): Promise<void> {
  await tx.run(
    `insert into game_code (site_id, code, name_ko, name_en, group_code, group_name_en, ord, target, ready)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      siteId,
      code.code,
      code.name_ko,
      code.name_en,
      code.group_code,
      code.group_name_en,
      code.ord,
      code.target,
      code.ready,
    ],
  );
}

export async function insertBestGame(tx: Tx, siteId: number, ord: number, game: BestGameRow): Promise<void> {
  await tx.run(
    `insert into best_game (site_id, ord, code, name, vendor_name, family, art, target, ready, fact)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      siteId,
      ord,
      game.code,
      textOf(game.name),
      textOf(game.vendor_name),
      game.family,
      game.art,
      game.target,
      game.ready,
      textOf(game.fact),
    ],
  );
}

export async function insertBanner(
  tx: Tx,
  siteId: number,
  ord: number,
  banner: Omit<BannerRow, 'id' | 'is_closed' | 'layout' | 'locales'> & { readonly kind?: BannerKind },
): Promise<void> {
  await tx.run(
    `insert into banner (site_id, kind, ord, art, kicker, title, body, action, target)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      siteId,
      banner.kind ?? 'main',
      ord,
      banner.art,
      textOf(banner.kicker),
      textOf(banner.title),
      textOf(banner.body),
      textOf(banner.action),
      banner.target,
    ],
  );
}

export async function hasPopups(tx: Tx, siteId: number): Promise<boolean> {
  const row = await tx.row("select 1 from banner where site_id = $1 and kind <> 'main' limit 1", [siteId]);
  return row !== undefined;
}

export async function insertNotice(
  tx: Tx,
  siteId: number,
  notice: { category: string; title: LocalText; body: LocalText; publishedAt: Date },
): Promise<void> {
  await tx.run(
    'insert into notice (site_id, category, title, body, published_at) values ($1, $2, $3, $4, $5)',
    [siteId, notice.category, textOf(notice.title), textOf(notice.body), notice.publishedAt],
  );
}

/** Gives a notice its text where it only repeats its title. */
export async function completeNotice(
  tx: Tx,
  siteId: number,
  title: LocalText,
  body: LocalText,
): Promise<void> {
  await tx.run('update notice set body = $3 where site_id = $1 and title = $2 and body = title', [
    siteId,
    textOf(title),
    textOf(body),
  ]);
}
