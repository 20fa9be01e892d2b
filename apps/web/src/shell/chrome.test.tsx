import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { holdPopups } from '../app/popups.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';
import { groupCodes } from './menu-groups.ts';

const codes = [
  aGameCode('SLOT', 'Slot', 'second', 2),
  aGameCode('SLOT', 'Slot', 'first', 1),
  aGameCode('CASINO', 'HC-Palace', 'palace', 3),
  aGameCode('SLOT', 'H-Inn', 'inn', 4),
  aGameCode('MINIGAME', 'Mini', 'soon', 5, false),
];

function server(settings: { member: boolean; newMsg?: number; partner?: 'Y' | 'N' }) {
  const { member, newMsg = 0, partner = 'N' } = settings;
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: codes },
    ...(member
      ? {
          '/api/member/info': aSession({ newMsg, partner }),
          '/api/wallet/balance': aBalance(1_284_500, 5, newMsg),
        }
      : {}),
  });
}

beforeEach(() => {
  setWidth(1440);
});
afterEach(cleanup);

test('hotel families are recognised by the names of their groups, and every column is in order', () => {
  const columns = new Map(groupCodes(codes));
  expect(columns.get('hotelCasino')?.map(({ code }) => code)).toEqual(['palace']);
  expect(columns.get('hotelSlot')?.map(({ code }) => code)).toEqual(['inn']);
  expect(columns.get('slot')?.map(({ code }) => code)).toEqual(['first', 'second']);
});

describe('the main menu', () => {
  const everybody = ['전체', '카지노', '슬롯', '미니게임', '공지사항', '고객센터', '충전·환전'];
  test.each([
    ['a guest', { member: false }, everybody],
    ['a member', { member: true }, [...everybody, '마이페이지']],
    ['a partner', { member: true, partner: 'Y' as const }, [...everybody, '마이페이지', '파트너']],
  ] as const)('[HD-04] %s has its row of the menu, which opens by hovering', async (_, viewer, names) => {
    renderApp(server(viewer), { path: viewer.member ? '/member/rotary' : '/' });
    const nav = await screen.findByRole('navigation', { name: '주 메뉴' });
    const row = () => within(nav).getAllByRole('button');
    await waitFor(() => expect(row().map(({ textContent }) => textContent)).toEqual(names));
    fireEvent.pointerEnter(within(nav).getByRole('button', { name: '슬롯' }), { pointerType: 'mouse' });
    expect(await within(nav).findByRole('link', { name: 'first 게임' })).toBeTruthy();
  });

  test('[HD-05] it opens and walks by keyboard, in ord order, and Escape gives the focus back', async () => {
    renderApp(server({ member: false }));
    const slot = await screen.findByRole('button', { name: '슬롯' });
    slot.focus();
    fireEvent.keyDown(slot, { key: 'ArrowDown' });
    const first = await screen.findByRole('link', { name: 'first 게임' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'second 게임' }));
    fireEvent.keyDown(document.activeElement ?? first, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'first 게임' })).toBeNull());
    expect(document.activeElement).toBe(slot);
  });

  test.each([
    ['ko', '전체', '게임'],
    ['en', 'All', 'game'],
  ] as const)(
    '[HD-05] in %s it lists every kind of game in order, by its name, and closes with the page',
    async (locale, all, word) => {
      const fake = server({ member: true });
      fake.responses['/api/common/code'] = {
        list: [
          aGameCode('MINIGAME', 'Mini game', 'draw', 7),
          aGameCode('SLOT', 'H-Inn', 'inn', 6),
          aGameCode('SLOT', 'Slot', 'reel', 5),
          aGameCode('CASINO', 'HC-Palace', 'palace', 4),
          aGameCode('CASINO', 'Live casino', 'table', 3),
          { ...aGameCode('SPORT', 'Sports', 'later', 2), target: '/member/sport/livebetting' },
          { ...aGameCode('SPORT', 'Sports', 'match', 1), target: '/member/sport/special' },
        ],
      };
      const { router } = renderApp(fake, { path: '/member/rotary', locale });
      fireEvent.click(await screen.findByRole('button', { name: all }));
      const panel = (await screen.findByRole('link', { name: `match ${word}` })).closest('[data-menu-panel]');
      const links = within(panel as HTMLElement).getAllByRole('link');
      expect(links.slice(0, 7).map(({ textContent }) => textContent)).toEqual(
        ['match', 'later', 'table', 'palace', 'reel', 'inn', 'draw'].map((name) => `${name} ${word}`),
      );
      fireEvent.click(screen.getByRole('link', { name: `match ${word}` }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/member/sport/special'));
      await waitFor(() => expect(screen.queryByRole('link', { name: `match ${word}` })).toBeNull());
    },
  );

  test('arrows walk along the row', async () => {
    renderApp(server({ member: false }));
    const all = await screen.findByRole('button', { name: '전체' });
    all.focus();
    fireEvent.keyDown(all, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '카지노' }));
  });

  test('[HD-08] an entry that is being prepared says so', async () => {
    renderApp(server({ member: false }));
    fireEvent.click(await screen.findByRole('button', { name: '미니게임' }));
    fireEvent.click(await screen.findByRole('link', { name: /soon 게임/ }));
    expect(await screen.findByText('준비 중입니다.')).toBeTruthy();
  });
});

describe('the account in the header', () => {
  test('[HD-03] a guest sees sign-up and login', async () => {
    renderApp(server({ member: false }));
    expect(await screen.findByRole('button', { name: '회원가입' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '로그인' })).toBeTruthy();
  });

  test('[HD-02] a member sees messages, cash, points and the way out', async () => {
    const { router } = renderApp(server({ member: true, newMsg: 2 }), { path: '/member/main' });
    holdPopups();
    const header = await screen.findByRole('banner');
    const unread = await within(header).findByRole('button', { name: '읽지 않은 쪽지 2통' });
    const addressOf = (name: string) => within(header).getByRole('link', { name }).getAttribute('href');
    expect(within(header).getByText('1,284,500')).toBeTruthy();
    expect(addressOf('충전')).toBe('/member/moneyMain/charge');
    expect(within(header).getByText('23,480')).toBeTruthy();
    expect(addressOf('전환')).toBe('/member/mypage/point/change');
    expect(within(header).getByRole('button', { name: '로그아웃' })).toBeTruthy();
    fireEvent.click(unread);
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/mypage/message/list'));
  });

  test('the money is said to be play money', async () => {
    renderApp(server({ member: true }), { path: '/member/main' });
    expect(await screen.findByText('모의 머니')).toBeTruthy();
  });
});

test('[ST-10] unread messages are announced on a page that is no message page', async () => {
  renderApp(server({ member: true, newMsg: 1 }), { path: '/member/main' });
  expect(await screen.findByText('신규 메세지가 도착했습니다. 메세지 함으로 이동합니다.')).toBeTruthy();
});

describe('the phone', () => {
  test('[MC-02] the bottom bar is charge, exchange, bet list, support and my page', async () => {
    setWidth(390);
    renderApp(server({ member: true }), { path: '/member/main' });
    const bar = await screen.findByRole('navigation', { name: '하단 메뉴' });
    const links = within(bar).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '충전',
      '환전',
      '베팅내역',
      '고객센터',
      '마이',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/member/chargeMain/charge',
      '/member/exchangeMain/exchange',
      '/member/betList',
      '/member/csMain',
      '/member/myinfo',
    ]);
    expect(screen.queryByRole('navigation', { name: '주 메뉴' })).toBeNull();
  });

  test.each([
    ['/member/betList', { 베팅내역: 'page', 마이: 'true' }],
    ['/member/myinfo', { 마이: 'page' }],
    ['/member/info', { 마이: 'true' }],
    ['/member/winlose', { 마이: 'true' }],
    ['/member/csMain/qnaList', { 고객센터: 'true' }],
    ['/member/csMain/noticeList', { 고객센터: 'true' }],
  ])('at %s the bottom bar marks the page, and the entry that it lies below', async (path, marks) => {
    setWidth(390);
    renderApp(server({ member: true }), { path });
    const bar = await screen.findByRole('navigation', { name: '하단 메뉴' });
    const marked = () =>
      within(bar)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    await waitFor(() => expect(Object.fromEntries(marked())).toEqual(marks));
  });

  test('the balance of whoever was signed in has its place before the server has said who is there', async () => {
    setWidth(390);
    const fake = server({ member: true });
    let sayWho: () => void = () => undefined;
    const isSaid = new Promise<void>((resolve) => {
      sayWho = resolve;
    });
    fake.responses['/api/member/info'] = (() => isSaid.then(() => aSession())) as never;
    renderApp(fake, { path: '/sports' });
    const place = await screen.findByRole('region', { name: '보유금' });
    sayWho();
    expect(await screen.findByText('1,284,500')).toBeTruthy();
    expect(place.isConnected).toBe(true);
  });

  test('[MC-01] the side menu has every entry of a member and no login', async () => {
    setWidth(390);
    renderApp(server({ member: true, partner: 'Y' }), { path: '/member/main' });
    fireEvent.click(await screen.findByRole('button', { name: '전체 메뉴 열기' }));
    const menu = await screen.findByRole('dialog');
    const entries = {
      충전: '/member/chargeMain/charge',
      환전: '/member/exchangeMain/exchange',
      공지사항: '/member/csMain/noticeList',
      'Q&A': '/member/csMain/qnaList',
      FAQ: '/member/csMain/faq',
      베팅내역: '/member/betList',
      포인트: '/member/pointMain/point',
      쪽지: '/member/msgMain/msg',
      '내 정보': '/member/info',
      파트너: '/member/partner/partnerList',
      마이페이지: '/member/myinfo',
    };
    for (const [name, address] of Object.entries(entries))
      expect(within(menu).getByRole('link', { name }).getAttribute('href')).toBe(address);
    expect(within(menu).getByRole('button', { name: '로그아웃' })).toBeTruthy();
    for (const name of ['JOIN', 'LOGIN']) expect(within(menu).queryByText(name)).toBeNull();
  });

  test('[MC-01] the side menu of a guest has JOIN and LOGIN, and no way out', async () => {
    setWidth(390);
    renderApp(server({ member: false }));
    fireEvent.click(await screen.findByRole('button', { name: '전체 메뉴 열기' }));
    const menu = await screen.findByRole('dialog');
    expect(within(menu).getByRole('link', { name: 'JOIN' }).getAttribute('href')).toBe('/join');
    expect(within(menu).getByRole('link', { name: 'LOGIN' }).getAttribute('href')).toBe('/login');
    expect(within(menu).queryByRole('button', { name: '로그아웃' })).toBeNull();
  });
});
