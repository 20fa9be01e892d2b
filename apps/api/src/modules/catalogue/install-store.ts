import type { LocalText } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { CodeRow } from './code-store.ts';
import type { BannerKind, BannerRow } from './store.ts';

const textOf = (text: LocalText) => JSON.stringify(text);

/** What is installed of an entry; the rest is for operators to say. */
type NewCode = Omit<CodeRow, 'is_shown'>;

/** A code that the site has already stays as it is. */
export async function insertGameCodes(tx: Tx, siteId: number, codes: readonly NewCode[]): Promise<void> {
  const list = <Value>(of: (code: NewCode) => Value) => codes.map(of);
  await tx.run(
    `insert into game_code (site_id, code, name_ko, name_en, name_vi, group_code, group_name_en, master_code, game_type, ord, target)
     select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::text[], $10::smallint[], $11::text[]) on conflict do nothing`,
    [
      siteId,
      list((code) => code.code),
      list((code) => code.name_ko),
      list((code) => code.name_en),
      list((code) => code.name_vi),
      list((code) => code.group_code),
      list((code) => code.group_name_en),
      list((code) => code.master_code),
      list((code) => code.game_type),
      list((code) => code.ord),
      list((code) => code.target),
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
