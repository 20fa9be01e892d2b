import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { Handlers, OperatorContext } from '../../../kernel/call-context.ts';
import { isoOrNull } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { CatalogueServices } from '../services.ts';
import {
  appendBanner,
  type DeskBanner,
  type DeskBannerRow,
  deleteBanner,
  listDeskBanners,
  lockBanner,
  orderBanners,
  replaceBanner,
} from './store.ts';

type BannerPath =
  | '/api/console/banners'
  | '/api/console/banners/save'
  | '/api/console/banners/order'
  | '/api/console/banners/delete';

const everyLocale = ['ko', 'en', 'vi'] as const;
const atOrNull = (instant: string | null) => (instant === null ? null : new Date(instant));

function revisionOfBanner(
  { savedBy: _, ...row }: Omit<DeskBanner, 'startsAt' | 'endsAt' | 'savedAt'>,
  ...period: readonly (Date | null)[]
): string {
  return revisionOf([row, period.map(isoOrNull)]);
}

function present({ id, startsAt, endsAt, savedAt, ...row }: DeskBannerRow) {
  return {
    bannerIdx: id,
    ...row,
    startsAt: isoOrNull(startsAt),
    endsAt: isoOrNull(endsAt),
    savedAt: isoOrNull(savedAt),
    revision: revisionOfBanner(row, startsAt, endsAt),
  };
}

/**
 * Makes a banner or changes it; members see it from the next page on. Fails with N001 where a reader would find no
 * title, N002 where it would end before it begins, E404, and T999 where it is no longer as it was read.
 */
async function saveBanner(
  { clock }: CatalogueServices,
  tx: Tx,
  context: OperatorContext,
  { bannerIdx, revision, startsAt, endsAt, idempotencyKey: _, ...words }: BodyOf<'/api/console/banners/save'>,
) {
  if ((words.locales ?? everyLocale).some((locale) => words.title[locale] === '')) return fail('N001');
  const [from, to] = [atOrNull(startsAt), atOrNull(endsAt)];
  if (from !== null && to !== null && to <= from) return fail('N002');
  const saved = { savedBy: context.operatorName, savedAt: clock.date() };
  const banner: DeskBanner = { ...words, startsAt: from, endsAt: to, ...saved };
  const before = bannerIdx === null ? undefined : await lockBanner(tx, context.site.id, bannerIdx);
  if (bannerIdx !== null && before === undefined) return fail('E404');
  if (before !== undefined && present(before).revision !== revision) return fail('T999');
  if (bannerIdx !== null) await replaceBanner(tx, bannerIdx, banner);
  const id = bannerIdx ?? (await appendBanner(tx, context.site.id, banner));
  await recordAction(tx, context, 'banner.save', `banner:${id}`, {
    ...(before && { before: factsOf(before) }),
    after: factsOf(banner),
  });
  return { banner: present({ id, ...banner }) };
}

/** What the log keeps: the number is the subject of the entry, and who saved it when is the entry itself. */
const factsOf = ({
  id: _id,
  savedBy: _by,
  savedAt: _at,
  ...facts
}: DeskBanner & Partial<Pick<DeskBannerRow, 'id'>>) => facts;

export function bannerDeskHandlers(services: CatalogueServices) {
  const { database } = services;
  return {
    '/api/console/banners': async ({ site }) => ({
      list: (await listDeskBanners(database, site.id)).map(present),
    }),

    '/api/console/banners/save': (context, body, tx) => saveBanner(services, tx, context, body),

    '/api/console/banners/order': (context, { kind, bannerIdxs }) =>
      inTransaction(database, async (tx) => {
        const ids = [...new Set(bannerIdxs)];
        if ((await orderBanners(tx, context.site.id, kind, ids)) < ids.length) return fail('E404');
        await recordAction(tx, context, 'banner.order', `banners:${kind}`, { order: ids });
        return {};
      }),

    '/api/console/banners/delete': (context, { bannerIdx, reason }) =>
      inTransaction(database, async (tx) => {
        const before = await lockBanner(tx, context.site.id, bannerIdx);
        if (before === undefined || !(await deleteBanner(tx, context.site.id, bannerIdx)))
          return fail('E404');
        const facts = { reason, before: factsOf(before) };
        await recordAction(tx, context, 'banner.delete', `banner:${bannerIdx}`, facts);
        return {};
      }),
  } satisfies Handlers<BannerPath>;
}
