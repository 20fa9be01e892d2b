import type { Database } from '@hanpan/db';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { maskId } from '../../kernel/text-mask.ts';
import { bannersFor, listBanners } from './banners.ts';
import type { CatalogueServices } from './services.ts';
import { bestGames, gameCodes, latestNotices, latestProcessed } from './store.ts';

type CataloguePath =
  | '/api/etc/banner'
  | '/api/etc/popupList'
  | '/api/main/popupList'
  | '/api/main'
  | '/api/main/nt/list'
  | '/api/main/cashList'
  | '/api/common/code';

const tickerSize = 3;
const noticeCount = 5;
const roundToMs = 60_000;

async function listNotices(database: Database, siteId: number) {
  const rows = await latestNotices(database, siteId, noticeCount);
  return rows.map((row) => ({
    boardIdx: row.id,
    category: row.category,
    title: row.title,
    regDate: isoOf(row.published_at),
  }));
}

async function listBestGames(database: Database, siteId: number) {
  const rows = await bestGames(database, siteId);
  return rows.map(({ code, name, vendor_name: vendorName, family, art, target, ready, fact }) => {
    return { code, name, vendorName, family, art, target, ready, fact };
  });
}

/** Masked ids and minutes, not moments: the ticker shows that money moves, not whose. */
async function latestCash(database: Database, siteId: number, kind: 'in' | 'out') {
  const rows = await latestProcessed(database, siteId, kind, tickerSize);
  return rows.map((row) => ({
    regDate: new Date(Math.floor(row.processed_at.getTime() / roundToMs) * roundToMs).toISOString(),
    memId: maskId(row.mem_id),
    cashAmt: row.amount,
  }));
}

export function catalogueHandlers(services: CatalogueServices) {
  const { database } = services;
  return {
    '/api/etc/banner': async (context, body) => ({ list: await bannersFor(services, 'main', context, body) }),
    '/api/etc/popupList': async (context, body) => ({
      list: await bannersFor(services, 'popup', context, body),
    }),
    '/api/main/popupList': async (context, body) => ({
      list: await bannersFor(services, 'login', context, body),
    }),

    '/api/main': async ({ site }) => {
      const [banners, bestGames, notices] = await Promise.all([
        listBanners(services, 'main', site.id),
        listBestGames(database, site.id),
        listNotices(database, site.id),
      ]);
      return { banners, bestGames, notices };
    },

    '/api/main/nt/list': async ({ site }) => ({ list: await listNotices(database, site.id) }),

    '/api/main/cashList': async ({ site }) => ({
      cashInList: await latestCash(database, site.id, 'in'),
      cashOutList: await latestCash(database, site.id, 'out'),
    }),

    '/api/common/code': async ({ site }) => {
      const rows = await gameCodes(database, site.id);
      return {
        list: rows.map((row) => ({
          code: row.code,
          codeName: row.name_ko,
          codeNameEN: row.name_en,
          groupCode: row.group_code,
          groupCodeNameEN: row.group_name_en,
          ord: row.ord,
          target: row.target,
          ready: row.ready,
        })),
      };
    },
  } satisfies Handlers<CataloguePath>;
}
