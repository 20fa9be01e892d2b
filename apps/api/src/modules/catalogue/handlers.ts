import type { LocalText } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { maskId } from '../../kernel/text-mask.ts';

type CataloguePath =
  | '/api/etc/banner'
  | '/api/main'
  | '/api/main/nt/list'
  | '/api/main/cashList'
  | '/api/common/code';

const tickerSize = 3;
const noticeCount = 5;
const roundToMs = 60_000;

interface BannerRow {
  id: number;
  art: string;
  kicker: LocalText;
  title: LocalText;
  body: LocalText;
  action: LocalText;
  target: string;
  is_closed: boolean;
}

async function listBanners(database: Database, siteId: number) {
  const rows = await database.rows<BannerRow>(
    "select * from banner where site_id = $1 and kind = 'main' and not is_closed order by ord",
    [siteId],
  );
  return rows.map((row) => ({
    bannerIdx: row.id,
    isClose: row.is_closed ? ('Y' as const) : ('N' as const),
    art: row.art,
    kicker: row.kicker,
    title: row.title,
    body: row.body,
    action: row.action,
    target: row.target,
  }));
}

async function listNotices(database: Database, siteId: number) {
  const rows = await database.rows<{ id: number; category: string; title: LocalText; published_at: Date }>(
    'select id, category, title, published_at from notice where site_id = $1 order by published_at desc, id desc limit $2',
    [siteId, noticeCount],
  );
  return rows.map((row) => ({
    boardIdx: row.id,
    category: row.category,
    title: row.title,
    regDate: isoOf(row.published_at),
  }));
}

interface BestGameRow {
  code: string;
  name: LocalText;
  vendor_name: LocalText;
  family: string;
  art: string;
  target: string;
  ready: boolean;
  fact: LocalText;
}

async function listBestGames(database: Database, siteId: number) {
  const rows = await database.rows<BestGameRow>('select * from best_game where site_id = $1 order by ord', [
    siteId,
  ]);
  return rows.map(({ code, name, vendor_name: vendorName, family, art, target, ready, fact }) => {
    return { code, name, vendorName, family, art, target, ready, fact };
  });
}

/** Masked ids and minutes, not moments: the ticker shows that money moves, not whose. */
async function latestCash(database: Database, siteId: number, kind: 'in' | 'out') {
  const rows = await database.rows<{ mem_id: string; amount: number; processed_at: Date }>(
    `select m.mem_id, c.amount, c.processed_at from cash_request c join member m on m.id = c.member_id
      where c.site_id = $1 and c.kind = $2 and c.state = 1 order by c.processed_at desc limit $3`,
    [siteId, kind, tickerSize],
  );
  return rows.map((row) => ({
    regDate: new Date(Math.floor(row.processed_at.getTime() / roundToMs) * roundToMs).toISOString(),
    memId: maskId(row.mem_id),
    cashAmt: row.amount as Amount,
  }));
}

interface CodeRow {
  code: string;
  name_ko: string;
  name_en: string;
  group_code: string;
  group_name_en: string;
  ord: number;
  target: string;
  ready: boolean;
}

export function catalogueHandlers({ database }: { database: Database }) {
  return {
    '/api/etc/banner': async ({ site }) => ({ list: await listBanners(database, site.id) }),

    '/api/main': async ({ site }) => {
      const [banners, bestGames, notices] = await Promise.all([
        listBanners(database, site.id),
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
      const rows = await database.rows<CodeRow>('select * from game_code where site_id = $1 order by ord', [
        site.id,
      ]);
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
