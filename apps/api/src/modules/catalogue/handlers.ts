import type { Database } from '@hanpan/db';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { maskId } from '../../kernel/text-mask.ts';
import { bannerDeskHandlers } from './banner-desk/handlers.ts';
import { bannersFor } from './banners.ts';
import { bestGameHandlers } from './best-games/handlers.ts';
import { shownBestGames } from './best-games/shown-games.ts';
import { codeDeskHandlers } from './code-desk/handlers.ts';
import { codeHandlers } from './code-handlers.ts';
import { searchSite } from './search-site.ts';
import type { CatalogueServices } from './services.ts';
import { latestNotices, latestProcessed } from './store.ts';

type SitePath =
  | '/api/etc/banner'
  | '/api/etc/popupList'
  | '/api/main/popupList'
  | '/api/main'
  | '/api/main/nt/list'
  | '/api/main/cashList'
  | '/api/main/search';

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

/** Masked ids and minutes, not moments: the ticker shows that money moves, not whose. */
async function latestCash(database: Database, siteId: number, kind: 'in' | 'out') {
  const rows = await latestProcessed(database, siteId, kind, tickerSize);
  return rows.map((row) => ({
    regDate: new Date(Math.floor(row.processed_at.getTime() / roundToMs) * roundToMs).toISOString(),
    memId: maskId(row.mem_id),
    cashAmt: row.amount,
  }));
}

async function readTicker(database: Database, siteId: number) {
  return {
    cashInList: await latestCash(database, siteId, 'in'),
    cashOutList: await latestCash(database, siteId, 'out'),
  };
}

export function catalogueHandlers(services: CatalogueServices) {
  const { database } = services;
  const pages = {
    '/api/etc/banner': async (context, body) => ({ list: await bannersFor(services, 'main', context, body) }),
    '/api/etc/popupList': async (context, body) => ({
      list: await bannersFor(services, 'popup', context, body),
    }),
    '/api/main/popupList': async (context, body) => ({
      list: await bannersFor(services, 'login', context, body),
    }),

    '/api/main': async (context) => {
      const { site, locale } = context;
      const [banners, bestGames, notices, ticker, jackpot] = await Promise.all([
        bannersFor(services, 'main', context, {}),
        shownBestGames(services, site.id, locale),
        listNotices(database, site.id),
        readTicker(database, site.id),
        services.jackpotOf(database, site.id),
      ]);
      return { banners, bestGames, notices, ticker, jackpot };
    },

    '/api/main/nt/list': async ({ site }) => ({ list: await listNotices(database, site.id) }),

    '/api/main/cashList': async ({ site }) => readTicker(database, site.id),

    '/api/main/search': (context, body) => searchSite(services, context, body),
  } satisfies Handlers<SitePath>;
  return {
    ...pages,
    ...codeHandlers(services),
    ...bannerDeskHandlers(services),
    ...codeDeskHandlers(services),
    ...bestGameHandlers(services),
  };
}
