import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { amount, id, instant, localText, noBody, yesNo } from '../fields.ts';

/** The rule set a site runs by; client and server read the same one (VL-19). */
export const memberPolicy = z.object({
  idMinLength: z.int(),
  idMaxLength: z.int(),
  passwordMinLength: z.int(),
  passwordMaxLength: z.int(),
  passwordCharacters: z.enum(['any', 'letters-and-digits']),
  changedPasswordNeedsLetterAndDigit: z.boolean(),
  withdrawalPasswordMinLength: z.int(),
  withdrawalPasswordMaxLength: z.int(),
  nicknameMinLength: z.int(),
  nicknameMaxLength: z.int(),
  presetRecommenderId: z.string().nullable(),
  legalAgeYears: z.int(),
  timeZone: z.string(),
});

export const cashLimits = z.object({
  minAmount: amount,
  maxAmount: amount,
  unitAmount: amount,
});

export const siteOption = defineCall({
  path: '/api/etc/siteOption',
  summary: 'The settings of a site that its pages need before anybody signs in',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({
    siteOption: z.object({
      siteName: z.string(),
      moneyMode: z.enum(['play', 'licensed']),
      locales: z.array(z.enum(['ko', 'en', 'vi'])),
      timeZone: z.string(),
      memberPolicy,
      deposit: cashLimits,
      withdrawal: cashLimits,
      withdrawalClosedFrom: z.string(),
      withdrawalClosedTo: z.string(),
      pointMinAmount: amount,
      bet: z.object({ minAmount: amount, maxAmount: amount, maxWinAmount: amount, maxLegs: z.int() }),
    }),
    joinRecommanderId: z.string().nullable(),
  }),
  failures: [],
});

export const siteCheckInfo = defineCall({
  path: '/api/common/siteCheckInfo',
  summary: 'The maintenance window, if one is planned or running',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({ startDate: instant.nullable(), endDate: instant.nullable(), now: instant }),
  failures: [],
});

export const bankList = defineCall({
  path: '/api/etc/bank',
  summary: 'Banks a member may be paid at',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(z.object({ bankCode: z.string(), bankNameKr: z.string(), bankNameEn: z.string() })),
  }),
  failures: [],
});

const banner = z.object({
  bannerIdx: id,
  isClose: yesNo,
  art: z.string(),
  kicker: localText,
  title: localText,
  body: localText,
  action: localText,
  target: z.string(),
});

export const bannerList = defineCall({
  path: '/api/etc/banner',
  summary: 'Banners of the main page, in order',
  audience: 'guest',
  limit: 'read',
  body: noBody,
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
  ready: z.boolean(),
  fact: localText,
});

export const noticeLine = z.object({
  boardIdx: id,
  category: z.string(),
  title: localText,
  regDate: instant,
});

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
  }),
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

/** The member id is masked and the time rounded: a ticker is a mood, not a record of somebody's money. */
export const cashFeedEntry = z.object({ regDate: instant, memId: z.string(), cashAmt: amount });

export const cashFeed = defineCall({
  path: '/api/main/cashList',
  summary: 'Latest finished deposits and withdrawals for the ticker, at most three of each',
  audience: 'guest',
  limit: 'read',
  body: noBody,
  data: z.object({ cashInList: z.array(cashFeedEntry), cashOutList: z.array(cashFeedEntry) }),
  failures: [],
});

export const gameCode = z.object({
  code: z.string(),
  codeName: z.string(),
  codeNameEN: z.string(),
  groupCode: z.string(),
  groupCodeNameEN: z.string(),
  ord: z.int(),
  target: z.string(),
  ready: z.boolean(),
});

export const commonCode = defineCall({
  path: '/api/common/code',
  summary: 'The game catalogue as the menus list it, in `ord` order',
  audience: 'guest',
  limit: 'read',
  body: z.object({ masterCode: z.string().max(40).default('GAME') }),
  data: z.object({ list: z.array(gameCode) }),
  failures: [],
});
