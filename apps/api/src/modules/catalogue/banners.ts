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
    layout: row.layout,
  };
}

/** What is shown now in this reader's language, and in its layout where it names one. */
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
