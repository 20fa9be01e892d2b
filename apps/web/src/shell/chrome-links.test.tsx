import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

type Viewer = 'guest' | 'member' | 'partner';

const codes = [
  { ...aGameCode('CASINO', 'Live casino', '1', 1, false), target: '/member/livecasino/evolution' },
  { ...aGameCode('CASINO', 'HC-Resort', '17', 2), target: '/member/hotelcasino/resort' },
  { ...aGameCode('SLOT', 'H-Grand', '215', 3), target: '/member/hotelslot/grand' },
  { ...aGameCode('SLOT', 'Slot', '201', 4, false), target: '/member/slotgame/habanero' },
];

function open(viewer: Viewer, path = viewer === 'guest' ? '/' : '/member/rotary') {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: codes },
    ...(viewer !== 'guest' && {
      '/api/member/info': aSession({ partner: viewer === 'partner' ? 'Y' : 'N' }),
      '/api/wallet/balance': aBalance(1_284_500, 5),
    }),
  });
  return renderApp(fake, { path });
}

/** The links of a list as "name → address". */
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => `${link.textContent} → ${link.getAttribute('href')}`);

beforeEach(() => setWidth(1440));
afterEach(cleanup);

test('[HD-01] the logo goes to the main page of a member and of a guest', async () => {
  const { router } = open('member');
  const logo = await screen.findByRole('link', { name: '한판 홈' });
  await waitFor(() => expect(logo.getAttribute('href')).toBe('/member/main'));
  fireEvent.click(logo);
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
  cleanup();
  open('guest', '/join');
  expect((await screen.findByRole('link', { name: '한판 홈' })).getAttribute('href')).toBe('/');
});

test('[HD-06] the best-games menu has its fixed shortcuts, whatever the code list says', async () => {
  open('member');
  expect(linksOf(await screen.findByRole('list', { name: '베스트 게임' }))).toEqual([
    '조합 베팅 → /member/sport/combinationbetting',
    '라이브 베팅 → /member/sport/livebetting',
    '슬롯 → /member/slotgame',
    '파워볼 → /member/minigame/powerball',
    '파워사다리 → /member/minigame/powerladder',
  ]);
});

test('[HD-07] the left quick bar links charge, exchange, support, FAQ, betting list, info, and for a partner the partner page', async () => {
  const everybody = [
    '충전 → /member/moneyMain/charge',
    '환전 → /member/moneyMain/exchange',
    '고객센터 → /member/cscenter',
    'FAQ → /member/cscenter/faq',
    '베팅내역 → /member/mypage/betting/list',
    '내 정보 → /member/mypage/info',
  ];
  open('partner');
  const bar = await screen.findByRole('navigation', { name: '바로가기' });
  await waitFor(() => expect(linksOf(bar)).toEqual([...everybody, '파트너 → /member/partner/partnerList']));
  cleanup();
  open('member');
  await screen.findByText('1,284,500');
  expect(linksOf(await screen.findByRole('navigation', { name: '바로가기' }))).toEqual(everybody);
});

test('[FT-01] the footer has its nine links and a copyright line, on the desktop and on the phone; beside the age stands player protection, and below it what members accept', async () => {
  open('member');
  const footer = await screen.findByRole('contentinfo');
  expect(linksOf(footer)).toEqual([
    '충전 → /member/moneyMain/charge',
    '환전 → /member/moneyMain/exchange',
    '공지사항 → /member/cscenter/notice/list',
    'Q&A → /member/cscenter/qna/list',
    'FAQ → /member/cscenter/faq',
    '베팅내역 → /member/mypage/betting/list',
    '포인트내역 → /member/mypage/point/list',
    '쪽지함 → /member/mypage/message/list',
    '정보수정 → /member/mypage/info',
    '이용자 보호 → /member/mypage/protection',
    '이용약관 → /terms',
    '개인정보 처리방침 → /privacy',
  ]);
  expect(within(footer).getByText(new RegExp(`© ${new Date().getFullYear()} 한판`))).toBeTruthy();
  cleanup();
  setWidth(390);
  open('member');
  const below = await screen.findByRole('contentinfo');
  expect(within(below).getByText(/© \d{4} 한판/)).toBeTruthy();
  const addresses = linksOf(below).map((link) => link.split(' → ')[1]);
  expect(addresses).toEqual([
    '/member/chargeMain/charge',
    '/member/exchangeMain/exchange',
    '/member/csMain/noticeList',
    '/member/csMain/qnaList',
    '/member/csMain/faq',
    '/member/betList',
    '/member/pointMain/point',
    '/member/msgMain/msg',
    '/member/info',
    '/member/protection',
    '/terms',
    '/privacy',
  ]);
});

test('[NV-02] a partner’s menu also links to /RN0, which opens in a new tab, on the desktop and on the phone', async () => {
  const { router } = open('partner');
  const nav = await screen.findByRole('navigation', { name: '주 메뉴' });
  fireEvent.click(await within(nav).findByRole('button', { name: '파트너' }));
  const link = await within(nav).findByRole('link', { name: /파트너 콘솔|콘솔/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/RN0', '_blank']);
  expect(router.getMatchedRoutes('/RN0')[2]?.fullPath).toBe('/RN0');
  cleanup();
  setWidth(390);
  open('partner');
  fireEvent.click(await screen.findByRole('button', { name: '전체 메뉴 열기' }));
  const menu = await screen.findByRole('dialog');
  const entry = await within(menu).findByRole('link', { name: /콘솔/ });
  expect([entry.getAttribute('href'), entry.getAttribute('target')]).toEqual(['/RN0', '_blank']);
  cleanup();
  open('member');
  fireEvent.click(await screen.findByRole('button', { name: '전체 메뉴 열기' }));
  expect(within(await screen.findByRole('dialog')).queryByRole('link', { name: /콘솔/ })).toBeNull();
});

test('[WR-48] the menu leads to the hotel casino by a group named HC-, and to the hotel slot by one named H-', async () => {
  const { router } = open('member');
  const nav = await screen.findByRole('navigation', { name: '주 메뉴' });
  for (const [menu, column, entry, path] of [
    ['카지노', '호텔카지노', '17 게임', '/member/hotelcasino/resort'],
    ['슬롯', '호텔슬롯', '215 게임', '/member/hotelslot/grand'],
  ] as const) {
    fireEvent.click(within(nav).getByRole('button', { name: menu }));
    const part = await within(nav).findByRole('region', { name: new RegExp(`^${column}`) });
    fireEvent.click(within(part).getByRole('link', { name: new RegExp(`^${entry}`) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  }
});
