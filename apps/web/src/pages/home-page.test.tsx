import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { aBoard as aMiniBoard } from '../features/minigame/board.fixture.ts';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';
import { HomePage } from './home-page.tsx';

const name = (text: string) => ({ ko: text, en: text, vi: text });
const justNow = new Date(Date.now() - 120_000).toISOString();
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

type Game = DataOf<'/api/member/recentGames'>['list'][number];
const slot: Game = {
  family: 'vendor',
  gameType: 'slot',
  vendorCode: 'moon',
  gameKey: 'lantern',
  name: name('초롱'),
  playedAt: justNow,
};
const sports: Game = {
  family: 'sports',
  gameType: 'sports',
  vendorCode: null,
  gameKey: null,
  name: name('울산 – 서울'),
  playedAt: justNow,
};
const win = {
  memId: 'moo***',
  gameType: 'slot',
  gameKey: 'lantern',
  name: name('초롱'),
  winCash: amount(90_000),
  regDate: justNow,
};

interface Facts {
  readonly wins?: DataOf<'/api/main/winList'>['list'];
  readonly games?: readonly Game[];
  readonly openCount?: number;
  readonly banners?: DataOf<'/api/main'>['banners'];
}

function server(signedIn: boolean, { wins = [], games = [], openCount = 0, banners = [] }: Facts = {}) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/main': {
      banners: [...banners],
      bestGames: [],
      notices: [],
      ticker: { cashInList: [], cashOutList: [] },
      jackpot: null,
    },
    '/api/main/cashList': { cashInList: [], cashOutList: [] },
    '/api/main/winList': { list: wins },
    '/api/sport/events': () => makeBoard({ events: [makeEvent({ startsAt: inAnHour })] }),
    ...(signedIn && {
      '/api/member/info': aSession(),
      '/api/wallet/balance': aBalance(1_284_500, 5),
      '/api/sport/openBets': { openCount, latest: [] },
      '/api/member/recentGames': { list: [...games] },
    }),
  });
}

const asGuest = (facts?: Facts) => renderApp(server(false, facts), { path: '/', home: HomePage });
function asMember(facts?: Facts) {
  const fake = server(true, facts);
  return { fake, ...renderApp(fake, { path: '/member/main', home: HomePage }) };
}
const section = async (title: string) => within(await screen.findByRole('region', { name: title }));

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  useSlip.setState({ legs: [] });
  vi.restoreAllMocks();
});

test('a banner is shown in its layout alone', async () => {
  const banner = (bannerIdx: number, title: string, layout: 'both' | 'desktop' | 'mobile') => {
    const words = name(title);
    const target = '/member/event';
    const said = { kicker: words, title: words, body: words, action: words, target };
    return { bannerIdx, isClose: 'N' as const, art: 'night-market', ...said, layout };
  };
  const banners = [
    banner(1, '어디서나', 'both'),
    banner(2, '책상에서', 'desktop'),
    banner(3, '전화로', 'mobile'),
  ];
  asGuest({ banners });
  const title = { hidden: true, level: 2 } as const;
  expect(await screen.findByRole('heading', { ...title, name: '책상에서' })).toBeTruthy();
  expect(screen.getByRole('heading', { ...title, name: '어디서나' })).toBeTruthy();
  expect(screen.queryByText('전화로')).toBeNull();
});

describe('the mini games beside the banner', () => {
  test('show the round of powerball with its time, prices and last results, and lead to all four', async () => {
    const fake = server(false);
    const closesAt = new Date(Date.now() + 90_000).toISOString();
    const drawsAt = new Date(Date.now() + 100_000).toISOString();
    fake.responses['/api/minigame/board'] = aMiniBoard({ closesAt, drawsAt });
    renderApp(fake, { path: '/', home: HomePage });
    const corner = await section('미니게임');
    expect((await corner.findByRole('timer', { name: '베팅 마감까지' })).textContent).toMatch(/^01:[0-3]\d/);
    expect(corner.getByText(/237회/)).toBeTruthy();
    expect(corner.getByRole('link', { name: '파워볼 홀 1.95' })).toBeTruthy();
    expect(corner.getAllByText('홀')).toHaveLength(3);
    const pages = new Set(corner.getAllByRole('link').map((link) => link.getAttribute('href')));
    expect([...pages]).toEqual([
      '/member/minigame/powerball',
      '/member/minigame/powerladder',
      '/member/minigame/speedkino',
      '/member/minigame/kinoladder',
    ]);
  });

  test.each([
    ['opens later', 60_000, '시작까지', '아직 열리지 않았습니다'],
    ['is closed', -600_000, '추첨까지', '마감'],
  ])('offer no price on a round that %s, and say so', async (_, opensInMs, until, why) => {
    const fake = server(false);
    const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
    const times = { opensAt: inMs(opensInMs), closesAt: inMs(opensInMs + 500_000), drawsAt: inMs(800_000) };
    const board = aMiniBoard();
    const round = board.round && { ...board.round, ...times };
    fake.responses['/api/minigame/board'] = { ...board, betting: 'closed', round };
    renderApp(fake, { path: '/', home: HomePage });
    const corner = await section('미니게임');
    expect(await corner.findByRole('timer', { name: until })).toBeTruthy();
    expect(corner.getByRole('link', { name: `파워볼 홀 ${why}` })).toBeTruthy();
    expect(corner.queryByText(/\d\.\d\d/)).toBeNull();
  });

  test('make up no time and no price while none is known', async () => {
    asGuest();
    const corner = await section('미니게임');
    expect(corner.queryByText(/\d\d:\d\d|\d\.\d\d/)).toBeNull();
    expect(corner.queryByText('홀')).toBeNull();
  });
});

describe('recent wins', () => {
  test('say who, masked, in which game, and what came back', async () => {
    const { router } = asGuest({ wins: [win] });
    const wins = await section('최근 당첨');
    expect(wins.getByText('moo***')).toBeTruthy();
    expect(wins.getByText('초롱')).toBeTruthy();
    expect(wins.getByText('90,000')).toBeTruthy();
    expect(wins.getByText('2분 전')).toBeTruthy();
    const link = wins.getByRole('link');
    expect(link.getAttribute('href')).toBe('/member/slotgame?game=lantern');
    const ahead = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
    fireEvent.pointerEnter(link);
    expect(ahead).toHaveBeenCalledWith({ to: '/member/slotgame' });
  });

  test('are not there while nobody has won', async () => {
    const { findByRole } = asGuest();
    await findByRole('region', { name: '공지사항' });
    expect(screen.queryByRole('region', { name: '최근 당첨' })).toBeNull();
  });
});

describe('"continue"', () => {
  test('has the open bets and the games that were played last, and leads back to them', async () => {
    const opened = { closed: false, location: {}, focus: () => undefined, close: () => undefined };
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
    const { fake } = asMember({ openCount: 3, games: [slot, sports] });
    const rail = await section('이어서 하기');
    const bets = await rail.findByRole('link', { name: /진행 중인 베팅 3건/ });
    expect(bets.getAttribute('href')).toBe('/member/mypage/betting/list');
    const board = rail.getByRole('link', { name: /조합 베팅/ });
    expect(board.getAttribute('href')).toBe('/member/sport/combinationbetting');
    fireEvent.click(await rail.findByRole('button', { name: /초롱/ }));
    const launch = () => fake.made.find(({ path }) => path === '/api/minigame/getGame')?.body;
    await waitFor(() => expect(launch()).toMatchObject({ vendorKey: 'moon', gameKey: 'lantern' }));
  });

  test('keeps its place while it is read, and is not there for whoever has played nothing', async () => {
    asMember();
    await screen.findByRole('region', { name: '내 최근 베팅' });
    await waitFor(() => expect(screen.queryByRole('region', { name: '이어서 하기' })).toBeNull());
  });

  test('is no matter of guests, and nothing of members is asked for them', async () => {
    const fake = server(false, { wins: [win] });
    renderApp(fake, { path: '/', home: HomePage });
    await section('최근 당첨');
    expect(screen.queryByRole('region', { name: '이어서 하기' })).toBeNull();
    expect(fake.made.some(({ path }) => path === '/api/member/recentGames')).toBe(false);
  });
});

test('a guest who presses a price on the main page finds it on the slip of the price list', async () => {
  const { router } = asGuest();
  fireEvent.click(await screen.findByRole('link', { name: /울산 – 서울, 승, 배당 2.05/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sports'));
  expect(useSlip.getState().legs.map(({ selectionId }) => selectionId)).toEqual([111]);
});
