import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { BannerKind } from '../store.ts';

type BannerLocale = 'ko' | 'en' | 'vi';

export interface DeskBanner {
  readonly kind: BannerKind;
  readonly art: string;
  readonly kicker: LocalText;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly action: LocalText;
  readonly target: string;
  readonly layout: 'both' | 'desktop' | 'mobile';
  readonly locales: BannerLocale[] | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isOn: boolean;
  readonly savedBy: string | null;
  readonly savedAt: Date | null;
}

export interface DeskBannerRow extends DeskBanner {
  readonly id: number;
}

const columns = `id, kind, art, kicker, title, body, action, target, layout, locales, starts_at as "startsAt",
  ends_at as "endsAt", not is_closed as "isOn", saved_by as "savedBy", saved_at as "savedAt"`;

export function listDeskBanners(queryable: Queryable, siteId: number): Promise<DeskBannerRow[]> {
  return queryable.rows(`select ${columns} from banner where site_id = $1 order by kind, ord, id`, [siteId]);
}

/** One of them, locked. */
export function lockBanner(tx: Tx, siteId: number, id: number): Promise<DeskBannerRow | undefined> {
  return tx.row(`select ${columns} from banner where site_id = $1 and id = $2 for update`, [siteId, id]);
}

const valuesOf = (banner: DeskBanner) => [
  banner.kind,
  banner.art,
  JSON.stringify(banner.kicker),
  JSON.stringify(banner.title),
  JSON.stringify(banner.body),
  JSON.stringify(banner.action),
  banner.target,
  banner.layout,
  banner.locales,
  banner.startsAt,
  banner.endsAt,
  !banner.isOn,
  banner.savedBy,
  banner.savedAt,
];

/** The last of its kind. Returns its id. */
export async function appendBanner(tx: Tx, siteId: number, banner: DeskBanner): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into banner (site_id, kind, art, kicker, title, body, action, target, layout, locales, starts_at, ends_at,
       is_closed, saved_by, saved_at, ord)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
       (select coalesce(max(ord), -1) + 1 from banner where site_id = $1 and kind = $2)) returning id`,
    [siteId, ...valuesOf(banner)],
  );
  if (row === undefined) throw new Error('the banner was not stored');
  return row.id;
}

export async function replaceBanner(tx: Tx, id: number, banner: DeskBanner): Promise<void> {
  await tx.run(
    `update banner set kind = $2, art = $3, kicker = $4, title = $5, body = $6, action = $7, target = $8, layout = $9,
       locales = $10, starts_at = $11, ends_at = $12, is_closed = $13, saved_by = $14, saved_at = $15 where id = $1`,
    [id, ...valuesOf(banner)],
  );
}

/** Gives the banners of a kind these places. Returns how many there were of them. */
export function orderBanners(
  tx: Tx,
  siteId: number,
  kind: BannerKind,
  ids: readonly number[],
): Promise<number> {
  return tx.run(
    `update banner set ord = array_position($3::bigint[], id) - 1
      where site_id = $1 and kind = $2 and id = any($3::bigint[])`,
    [siteId, kind, ids],
  );
}

export async function deleteBanner(tx: Tx, siteId: number, id: number): Promise<boolean> {
  return (await tx.run('delete from banner where site_id = $1 and id = $2', [siteId, id])) === 1;
}
