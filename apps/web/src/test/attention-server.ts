import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { fakeCaller } from './fake-caller.ts';
import { aBalance, aSession, aSite } from './fixtures.ts';

export const text = (words: string) => ({ ko: words, en: words, vi: words });
export const banner = (bannerIdx: number, title: string) => ({
  bannerIdx,
  isClose: 'N' as const,
  art: 'slot',
  kicker: text('kicker'),
  title: text(title),
  body: text('body'),
  action: text('go'),
  target: '/member/attendendance',
  layout: 'both' as const,
});

export function checkedIn(isCheckedToday: 'Y' | 'N'): DataOf<'/api/attendance/list'> {
  return {
    open: 'Y',
    month: '2026-03',
    today: '2026-03-10',
    isCheckedToday,
    streakDays: 1,
    days: [],
    monthPoints: amount(0),
    nextPoints: amount(100),
    dayPoints: amount(100),
    streakRewards: [],
  };
}

/** A server that has nothing to tell. */
export function server(settings: { newMsg?: number; member?: boolean } = {}) {
  const { newMsg = 0, member = true } = settings;
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/etc/popupList': { list: [] },
    '/api/main/popupList': { list: [] },
    '/api/attendance/list': checkedIn('N'),
    '/api/member/logout': {},
    ...(member && {
      '/api/member/info': aSession({ newMsg }),
      '/api/wallet/balance': aBalance(1_284_500, 5, newMsg),
      '/api/cash/getUserCash': new CallError('E002', ''),
      '/api/board/msgList': {
        list: [],
        pageInfo: { page: 1, count_per_list: 10, total: 0 },
        newMsg,
        keepDays: 90,
        keepCount: 200,
      },
    }),
  });
}

export const madeTo = (fake: ReturnType<typeof server>, path: string) =>
  fake.made.filter((each) => each.path === path).length;
