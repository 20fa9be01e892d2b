import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, noBody, yesNo } from '../../fields.ts';
import { gameTypes } from '../../shapes/game-code.ts';

const banner = z.object({
  bannerIdx: id,
  isClose: yesNo,
  art: z.string(),
  kicker: localText,
  title: localText,
  body: localText,
  action: localText,
  target: z.string(),
  /** Where it is shown; the bundle of the main page has those of both. */
  layout: z.enum(['both', 'desktop', 'mobile']),
});

/** Some banners and popups are for one layout only; a client that names none gets those of both. */
const layoutAsked = z.object({ layout: z.enum(['desktop', 'mobile']).optional() });

export const bannerList = defineCall({
  path: '/api/etc/banner',
  summary: 'Banners of the main page, in order',
  audience: 'guest',
  limit: 'read',
  body: layoutAsked,
  data: z.object({ list: z.array(banner) }),
  failures: [],
});

export const popupList = defineCall({
  path: '/api/etc/popupList',
  summary: 'Popups for everybody that are shown now, in order',
  audience: 'guest',
  limit: 'read',
  body: layoutAsked,
  data: z.object({ list: z.array(banner) }),
  failures: [],
});

export const loginPopupList = defineCall({
  path: '/api/main/popupList',
  summary: 'Popups that a member sees after logging in, in order',
  audience: 'member',
  limit: 'read',
  body: layoutAsked,
  data: z.object({ list: z.array(banner) }),
  failures: [],
});

export const bestGame = z.object({
  code: z.string(),
  name: localText,
  vendorName: localText,
  family: z.string(),
  art: z.string(),
  target: z.string(),
  fact: localText,
  /** Of a vendor's game, whose picture and name are then the vendor's. */
  returnToPlayerPercent: z.string().nullable(),
});

export const noticeLine = z.object({
  boardIdx: id,
  category: z.string(),
  title: localText,
  regDate: instant,
});

/** The member id is masked and the time rounded: a ticker sets a mood; it is no record of anybody's money. */
const cashFeedEntry = z.object({ regDate: instant, memId: z.string(), cashAmt: amount });

const cashTicker = z.object({ cashInList: z.array(cashFeedEntry), cashOutList: z.array(cashFeedEntry) });

export const main = defineCall({
  path: '/api/main',
  summary: 'Everything the main page shows, in one answer',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({
    banners: z.array(banner),
    bestGames: z.array(bestGame),
    notices: z.array(noticeLine),
    ticker: cashTicker,
    /** The highest jackpot that a provider of the site reports; null while none does. */
    jackpot: z
      .object({ vendorCode: z.string(), vendorName: localText, amount, reportedAt: instant })
      .nullable(),
  }),
  failures: [],
});

export const lobbyBestGames = defineCall({
  path: '/api/main/bestGames',
  summary:
    'The games that the site puts at the head of the lobby of a game type, in order, for the reader’s language',
  audience: 'guest',
  limit: 'read',
  body: z.object({ type: z.enum(gameTypes) }),
  data: z.object({ gameKeys: z.array(z.string()) }),
  failures: [],
});

export const noticeStrip = defineCall({
  path: '/api/main/nt/list',
  summary: 'Notice lines, newest first',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({ list: z.array(noticeLine) }),
  failures: [],
});

export const cashFeed = defineCall({
  path: '/api/main/cashList',
  summary: 'Latest finished deposits and withdrawals for the ticker, at most three of each',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: cashTicker,
  failures: [],
});
