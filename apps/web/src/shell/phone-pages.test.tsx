import type { DataOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

afterEach(cleanup);
beforeEach(() => setWidth(390));

const name = (ko: string) => ({ ko, en: ko, vi: ko });
const league = { leagueId: 3, sport: 'soccer', name: name('1부'), country: name('대한민국') };
const pageInfo = { page: 1, count_per_list: 10, total: 1 };

const attendance: DataOf<'/api/attendance/list'> = {
  open: 'Y',
  month: '2026-03',
  today: '2026-03-10',
  isCheckedToday: 'N',
  streakDays: 0,
  days: [],
  monthPoints: amount(0),
  nextPoints: amount(600),
  dayPoints: amount(100),
  streakRewards: [],
};
const winLose: DataOf<'/api/member/winlose'> = {
  list: [
    {
      family: 'sports',
      gameType: 'sports',
      betCount: 1,
      stakeAmount: amount(100_000),
      returnedAmount: amount(0),
      winAmount: amount(60_000),
      turnoverAmount: amount(100_000),
      resultAmount: amount(-40_000),
    },
  ],
  days: [
    {
      day: siteDate(serverNow(), 'Asia/Seoul'),
      betCount: 1,
      stakeAmount: amount(100_000),
      paidAmount: amount(60_000),
      resultAmount: amount(-40_000),
    },
  ],
  resultAmount: amount(-40_000),
};
const security: DataOf<'/api/member/security'> = {
  hasCashOutPass: 'Y',
  cashOutPassLocked: 'N',
  cashOutPassFailures: 0,
  passwordChangedAt: null,
  cashOutPassChangedAt: null,
  phoneChangedAt: null,
  secondFactor: { isOn: false, setAt: null, recoveryLeft: 0, isDue: false },
  devices: [],
  signIns: [],
};

function server() {
  return fakeCaller({
    '/api/member/info': aSession({ partner: 'Y' }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/etc/siteOption': aSite(),
    '/api/attendance/list': attendance,
    '/api/member/winlose': winLose,
    '/api/member/security': security,
    '/api/give/targets': {
      list: [
        { memId: 'member02', memNick: '초록지붕', partnerRank: 'NORMAL', depth: 1, cashAmt: amount(7000) },
      ],
      pageInfo,
      canGive: 'Y',
      canTakeBack: 'Y',
    },
    '/api/bet/betlistNew': {
      list: [
        {
          betIdx: 7,
          family: 'vendor',
          gameType: 'slot',
          vendorCode: '200',
          name: name('등불 축제'),
          receiptId: 'S-260101-7',
          placedAt: '2026-01-01T10:00:00Z',
          settledAt: '2026-01-01T10:00:01Z',
          status: 'FAIL',
          type: 'lose',
          cash: amount(1_000),
          winCash: amount(0),
          resultCash: amount(-1_000),
          possibleCash: null,
          totalOdds: null,
          oddsPolicy: null,
          refusal: null,
          isSold: false,
          hasReplay: false,
          betCalResults: [],
        },
      ],
      total: { cash: amount(1_000), winCash: amount(0), waitCash: amount(0), resultCash: amount(-1_000) },
      pageInfo,
    },
    '/api/give/list': { list: [], pageInfo, givenAmt: amount(0), takenBackAmt: amount(0) },
    '/api/result/sport': {
      list: [
        {
          eventId: 1,
          league,
          startsAt: '2026-01-01T10:00:00Z',
          home: name('서울'),
          away: name('부산'),
          homeScore: 2,
          awayScore: 1,
          isCancelled: false,
          scores: [],
          provenance: null,
          markets: [],
        },
      ],
      leagues: [league],
      pageInfo,
    },
  });
}

/** The page stands at its address with the chrome of the phone, its title, and what only its own data can say. */
async function isPhonePage(path: string, title: string, said: string): Promise<void> {
  const { router } = renderApp(server(), { path });
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(said));
  expect(router.state.location.pathname).toBe(path);
  expect(document.title).toContain(title);
  expect(screen.getByRole('navigation', { name: '하단 메뉴' })).toBeTruthy();
}

test.each([
  ['/member/attendance', '출석체크', '지금 출석하면 600포인트를 받습니다.'],
  ['/member/winlose', '손익 현황', '-40,000'],
  ['/member/info', '내 정보', '010-****-5678'],
  ['/member/myinfo', '내 정보', '010-****-5678'],
  ['/member/give', '머니 지급', '초록지붕'],
])('[MR-09] %s is a page of the phone, called %s, with its own data', isPhonePage);

test('[MR-02] /member/betList is the betting history on the phone', () =>
  isPhonePage('/member/betList', '베팅내역', '등불 축제'));

test('[MR-11] /member/resultMain is the page of results on the phone, with scores', async () => {
  await isPhonePage('/member/resultMain', '경기 결과', '서울');
  expect(screen.getByText('2 : 1')).toBeTruthy();
});
