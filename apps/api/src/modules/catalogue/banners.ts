import type { BodyOf } from '@hanpan/contract';
import type { GuestContext } from '../../kernel/call-context.ts';
import type { CatalogueServices } from './services.ts';
import { type BannerKind, type BannerRow, openBanners } from './store.ts';

function present(row: BannerRow) {
  return {
    bannerIdx: row.id,
    isClose: row.is_closed ? ('Y' as const) : ('N' as const),
    art: row.art,
    kicker: row.kicker,
    title: row.title,
    body: row.body,
    action: row.action,
    target: row.target,
  };
}

/** What is shown now, whoever asks. */
export async function listBanners({ database, clock }: CatalogueServices, kind: BannerKind, siteId: number) {
  return (await openBanners(database, { siteId, kind, at: clock.date() })).map(present);
}

/** What is shown now in this reader's language and layout. */
export async function bannersFor(
  { database, clock }: CatalogueServices,
  kind: BannerKind,
  { site, locale }: Pick<GuestContext, 'site' | 'locale'>,
  { layout }: BodyOf<'/api/etc/banner'>,
) {
  const rows = await openBanners(database, { siteId: site.id, kind, at: clock.date() });
  const isIn = (row: BannerRow) => layout === undefined || row.layout === 'both' || row.layout === layout;
  return rows.filter((row) => isIn(row) && (row.locales?.includes(locale) ?? true)).map(present);
}
