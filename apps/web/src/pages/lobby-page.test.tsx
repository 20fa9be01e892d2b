import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aLobbyGame, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const today = new Date().toISOString();
const names = (ko: string, en: string) => ({ ko, en, vi: en });
const games = [
  aLobbyGame('koi', {
    names: names('황금 잉어', 'Golden koi'),
    productCode: '0',
    hasDemo: true,
    volatility: 4,
  }),
  aLobbyGame('tiger', {
    names: names('산군 호랑이', 'Tiger'),
    productCode: '201',
    jackpotAmount: 7_000_000 as never,
  }),
  aLobbyGame('rabbit', {
    names: names('달토끼', 'Rabbit'),
    productCode: '201',
    releasedOn: today.slice(0, 10),
  }),
  aLobbyGame('mask', { names: names('하회탈', 'Mask'), productCode: '201' }),
  aLobbyGame('lotus', { names: names('연등 연꽃', 'Lotus'), productCode: '201' }),
  aLobbyGame('plum', { names: names('봄 매화', 'Plum'), productCode: '201' }),
  aLobbyGame('pearl', { names: names('청룡 여의주', 'Pearl'), productCode: '201' }),
  aLobbyGame('lantern', { names: names('청사초롱', 'Lantern'), productCode: '201' }),
];
const codes = [
  { ...aGameCode('SLOT', 'Slot', '0', 1), codeName: '케이플레이', target: '/member/slotgame/kplayslot' },
  { ...aGameCode('SLOT', 'Slot', '201', 2), codeName: '하바네로', target: '/member/slotgame/habanero' },
];

function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: today },
    '/api/common/code': { list: codes },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/minigame/lobby': { games },
    '/api/main/topGames': {
      popular: [
        { vendorCode: 'cheongsa', gameKey: 'mask' },
        { vendorCode: 'cheongsa', gameKey: 'koi' },
      ],
      wins: [
        {
          memId: 'moo***',
          vendorCode: 'cheongsa',
          gameKey: 'koi',
          name: names('황금 잉어', 'Golden koi'),
          winCash: 126_000 as never,
          times: 12.6,
          regDate: today,
        },
      ],
    },
    '/api/member/recentGames': {
      list: [
        {
          family: 'vendor',
          gameType: 'slot',
          vendorCode: 'cheongsa',
          gameKey: 'lotus',
          name: names('연등 연꽃', 'Lotus'),
          playedAt: today,
        },
      ],
    },
    '/api/minigame/getGame': { gameurl: 'https://games.example/play', launchId: null, window: 'standard' },
  });
}

const region = (name: string) => screen.findByRole('region', { name });

/** The window that a game opens in. */
function gameWindow() {
  const size = { outerWidth: 0, innerWidth: 0, outerHeight: 0, innerHeight: 0 };
  const opened = { ...size, closed: false, focus: () => undefined, close: vi.fn(), resizeTo: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return { opened, open };
}

test('the rails tell what is played, what was played last, what is new, what is in the pots and what was won', async () => {
  renderApp(server(), { path: '/member/slotgame' });
  const popular = within(await region('인기')).getAllByRole('button', { name: /실행/ });
  expect(popular.map((tile) => tile.getAttribute('aria-label')?.split(' 실행')[0])).toEqual([
    '하회탈',
    '황금 잉어',
  ]);
  expect(within(await region('최근')).getByText('연등 연꽃')).toBeTruthy();
  expect(within(await region('신규')).getByText('달토끼')).toBeTruthy();
  expect(within(await region('지금 쌓인 잭팟')).getByText('7,000,000')).toBeTruthy();
  const wins = within(await region('최근 당첨'));
  expect(wins.getByText('126,000')).toBeTruthy();
  expect(wins.getByText('12.6배')).toBeTruthy();
  expect(within(await region('모든 게임')).getAllByRole('button', { name: /실행/ })).toHaveLength(8);
});

test('a marked game stands among the favourites, and its tile is the picture of the vendor', async () => {
  renderApp(server(), { path: '/member/slotgame' });
  const all = within(await region('모든 게임'));
  fireEvent.click(all.getByRole('button', { name: '산군 호랑이 즐겨찾기' }));
  expect(within(await region('즐겨찾기')).getByText('산군 호랑이')).toBeTruthy();
  const tile = all.getByRole('button', { name: /산군 호랑이 실행/ });
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('https://games.example/tiger.svg');
});

test('of many favourites the newest stand there, and the others when they are asked for', async () => {
  renderApp(server(), { path: '/member/slotgame' });
  const stars = within(await region('모든 게임')).getAllByRole('button', {
    name: /즐겨찾기$/,
    pressed: false,
  });
  for (const star of stars) fireEvent.click(star);
  const favourites = within(await region('즐겨찾기'));
  expect(favourites.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(favourites.getByRole('button', { name: /개 더 보기$/ }));
  expect(favourites.getAllByRole('listitem').length).toBeGreaterThanOrEqual(stars.length);
  expect(favourites.queryByRole('button', { name: /개 더 보기$/ })).toBeNull();
});

test.each([
  ['ㅅㄱ', ['산군 호랑이']],
  ['호랑잎', ['산군 호랑이']],
  ['rabit', ['달토끼']],
  ['케이플', ['황금 잉어']],
])('a search for %s finds %o', async (query, found) => {
  renderApp(server(), { path: '/member/slotgame' });
  await region('인기');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
  const results = within(await region(`‘${query}’ 검색 결과`));
  const tiles = results.getAllByRole('button', { name: /실행/ });
  expect(tiles.map((tile) => tile.getAttribute('aria-label')?.split(' 실행')[0])).toEqual(found);
  expect(screen.queryByRole('region', { name: '인기' })).toBeNull();
});

test('the vendors that have games are a filter, each an address of its own, with the number of its games', async () => {
  renderApp(server(), { path: '/member/slotgame/habanero' });
  expect(await screen.findByRole('heading', { level: 1, name: '하바네로관 · 슬롯' })).toBeTruthy();
  const vendors = within(screen.getByRole('group', { name: '게임사' }));
  await waitFor(() =>
    expect(vendors.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
      '전체8',
      '케이플레이관1',
      '하바네로관7',
    ]),
  );
  expect(vendors.getByRole('link', { name: /하바네로/ }).getAttribute('aria-current')).toBe('page');
  expect(vendors.getByRole('link', { name: /케이플레이/ }).getAttribute('href')).toBe(
    '/member/slotgame/kplayslot',
  );
  expect(screen.queryByRole('button', { name: /황금 잉어 실행/ })).toBeNull();
});

test('what to know of a game is one press away, with free play beside the game itself', async () => {
  const fake = server();
  const { open } = gameWindow();
  const { router } = renderApp(fake, { path: '/member/slotgame' });
  fireEvent.click(within(await region('모든 게임')).getByRole('button', { name: '황금 잉어 게임 정보' }));
  const info = within(await screen.findByRole('dialog', { name: '황금 잉어' }));
  expect(info.getByText(/^96\.50?%$/)).toBeTruthy();
  expect(info.getByText('높음')).toBeTruthy();
  expect(router.state.location.href).toBe('/member/slotgame?game=koi');
  fireEvent.click(info.getByRole('button', { name: '무료로 해 보기' }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(fake.made.filter(({ path }) => path === '/api/minigame/getGame')).toEqual([
    {
      path: '/api/minigame/getGame',
      body: { vendorKey: 'cheongsa', gameType: 'slot', gameKey: 'koi', platform: 'desktop', mode: 'demo' },
    },
  ]);
});

test('a link of the main page opens what it names, and a game that is not there opens nothing', async () => {
  renderApp(server(), { path: '/member/slotgame?game=tiger' });
  expect(await screen.findByRole('dialog', { name: '산군 호랑이' })).toBeTruthy();
  cleanup();
  renderApp(server(), { path: '/member/slotgame?game=gone' });
  await region('모든 게임');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[BC-08] a game opens 1500 × 800, the bomb game narrow, whatever the window was before', async () => {
  const fake = server();
  fake.responses['/api/minigame/lobby'] = {
    games: [aLobbyGame('mines', { type: 'mini', window: 'bomb' }), aLobbyGame('crash', { type: 'mini' })],
  };
  fake.responses['/api/minigame/getGame'] = ({ gameKey }) => ({
    gameurl: `https://games.example/${gameKey}`,
    launchId: null,
    window: gameKey === 'mines' ? 'bomb' : 'standard',
  });
  const { open, opened } = gameWindow();
  renderApp(fake, { path: '/member/minigame/arcade' });
  fireEvent.click(await screen.findByRole('button', { name: '게임 mines 실행' }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
  expect(open.mock.calls.map(([, , features]) => features)).toEqual(
    Array(2).fill('popup,width=449,height=800,top=50'),
  );
  fireEvent.click(screen.getByRole('button', { name: '게임 crash 실행' }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(4));
  expect(opened.resizeTo).toHaveBeenCalledTimes(1);
  expect(opened.resizeTo.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(1500);
});

const walletOf = (memCashFlag: 'Y' | 'N'): DataOf<'/api/cash/getUserCash'> => ({
  ...{ cashAmt: amount(200_000), gameAmt: amount(0), games: [], bonusAmt: amount(0), holdAmt: amount(0) },
  ...{ pointAmt: amount(0), compAmt: amount(0), memCashFlag, version: 1 },
});

test('a game without money says how to move some there to whoever has switched that off', async () => {
  const fake = server();
  fake.responses['/api/minigame/lobby'] = { games: [aLobbyGame('koi')] };
  fake.responses['/api/minigame/getGame'] = new CallError('B6000', '보유금이 부족합니다.');
  fake.responses['/api/cash/getUserCash'] = walletOf('N');
  gameWindow();
  renderApp(fake, { path: '/member/slotgame' });
  fireEvent.click(await screen.findByRole('button', { name: '게임 koi 실행' }));
  expect(await screen.findByText(/내 지갑에서 자동 전환을 켜고/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '확인' }));
  fake.responses['/api/cash/getUserCash'] = walletOf('Y');
  fireEvent.click(screen.getByRole('button', { name: '게임 koi 실행' }));
  expect(await screen.findByText('보유금이 부족합니다.')).toBeTruthy();
});

test('a lobby without games says so, leads on, and can be asked again', async () => {
  const fake = server();
  fake.responses['/api/minigame/lobby'] = { games: [] };
  renderApp(fake, { path: '/member/livecasino' });
  expect(await screen.findByText('지금 열린 게임이 없습니다')).toBeTruthy();
  expect(screen.getByRole('main').querySelectorAll('a[href^="/member/"]').length).toBeGreaterThan(0);
  fake.responses['/api/minigame/lobby'] = { games: [aLobbyGame('baccarat', { type: 'casino' })] };
  fireEvent.click(screen.getByRole('button', { name: '다시 확인' }));
  expect(await screen.findByRole('button', { name: '게임 baccarat 실행' })).toBeTruthy();
});

test('what is told of a lobby may be missing, and its games are still there', async () => {
  const fake = server();
  fake.responses['/api/main/topGames'] = new CallError('E001', '잠시 후 다시 시도해 주세요.');
  renderApp(fake, { path: '/member/slotgame' });
  expect(within(await region('모든 게임')).getAllByRole('button', { name: /실행/ })).toHaveLength(8);
  expect(screen.queryByRole('region', { name: '인기' })).toBeNull();
});

test('a list that cannot be read shows its text, and comes with the next try', async () => {
  const fake = server();
  fake.responses['/api/minigame/lobby'] = new CallError('E001', '잠시 후 다시 시도해 주세요.');
  renderApp(fake, { path: '/member/slotgame' });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  fake.responses['/api/minigame/lobby'] = { games };
  fireEvent.click(again);
  expect(await region('모든 게임')).toBeTruthy();
});

test('a search of a lobby stands in its address, and a game that is looked at does not take it away', async () => {
  const { router } = renderApp(server(), { path: '/member/slotgame?search=%ED%98%B8%EB%9E%91%EC%9D%B4' });
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('호랑이');
  expect(await screen.findByRole('button', { name: /산군 호랑이 실행/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '산군 호랑이 게임 정보' }));
  await screen.findByRole('dialog', { name: '산군 호랑이' });
  expect(router.state.location.search).toEqual({ search: '호랑이', game: 'tiger' });
  fireEvent.change(field, { target: { value: '토끼' } });
  await waitFor(() => expect(router.state.location.search).toEqual({ search: '토끼', game: 'tiger' }));
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ search: '토끼' }));
});

describe('a lobby of fewer than seven games', () => {
  const derby = aLobbyGame('night-derby', {
    type: 'virtual',
    names: names('달밤 경마', 'Moonlight Derby'),
    productCode: '102',
    returnToPlayerPercent: '90.00',
    hasDemo: true,
  });
  const few = [
    derby,
    aLobbyGame('cup', { type: 'virtual', names: names('등불컵', 'Cup'), productCode: '102' }),
  ];
  const virtual = (list = few) => {
    const fake = server();
    fake.responses['/api/minigame/lobby'] = { games: list };
    fake.responses['/api/main/topGames'] = {
      popular: [],
      wins: [
        {
          memId: 'moo***',
          vendorCode: 'cheongsa',
          gameKey: 'night-derby',
          name: derby.names,
          winCash: 48_000 as never,
          times: 8,
          regDate: today,
        },
      ],
    };
    return fake;
  };
  const cardOf = async (name: string) =>
    within((await screen.findByRole('heading', { name, level: 2 })).closest('article') as HTMLElement);

  test('has no search and no filters, and says of each game what it is, what it returns and what it paid last', async () => {
    renderApp(virtual(), { path: '/member/virtualgame' });
    const card = await cardOf('달밤 경마');
    expect(card.getByText('말 8마리의 경주입니다. 우승마와 들어오는 순서에 베팅합니다.')).toBeTruthy();
    expect(card.getByText('90.00%')).toBeTruthy();
    expect(card.getByText('48,000')).toBeTruthy();
    const other = await cardOf('등불컵');
    expect(other.getByText('결과를 추첨으로 정하는 가상 경기입니다.')).toBeTruthy();
    expect(other.queryByText('48,000')).toBeNull();
    expect(within(screen.getByRole('main')).queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('group', { name: '게임사' })).toBeNull();
  });

  test('its cards open the game, with money or without, and mark it', async () => {
    const fake = virtual();
    const { open } = gameWindow();
    renderApp(fake, { path: '/member/virtualgame' });
    const card = await cardOf('달밤 경마');
    fireEvent.click(card.getByRole('button', { name: '달밤 경마 무료로 해 보기' }));
    await waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    fireEvent.click(card.getByRole('button', { name: '달밤 경마 실행' }));
    await waitFor(() => expect(open).toHaveBeenCalledTimes(4));
    const modes = fake.made.flatMap(({ path, body }) =>
      path === '/api/minigame/getGame' ? [(body as { mode: string }).mode] : [],
    );
    expect(modes).toEqual(['demo', 'real']);
    fireEvent.click(card.getByRole('button', { name: '달밤 경마 즐겨찾기' }));
    expect(card.getByRole('button', { name: '달밤 경마 즐겨찾기' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect((await cardOf('등불컵')).queryByRole('button', { name: '등불컵 무료로 해 보기' })).toBeNull();
  });

  test('a search that an address brings has nothing to search, and all of it is shown', async () => {
    renderApp(virtual(), { path: '/member/virtualgame?search=none' });
    expect(await cardOf('등불컵')).toBeTruthy();
  });

  test('a hall of a large lobby keeps its filters, and of a small one leads back to the whole', async () => {
    renderApp(server(), { path: '/member/slotgame/kplayslot' });
    expect(await cardOf('황금 잉어')).toBeTruthy();
    expect(screen.getByRole('group', { name: '게임사' })).toBeTruthy();
    cleanup();
    const fake = server();
    fake.responses['/api/minigame/lobby'] = { games: games.slice(0, 3) };
    renderApp(fake, { path: '/member/slotgame/kplayslot' });
    expect(await cardOf('황금 잉어')).toBeTruthy();
    expect(screen.getByRole('link', { name: '전체 게임 보기' }).getAttribute('href')).toBe(
      '/member/slotgame',
    );
    expect(screen.queryByRole('group', { name: '게임사' })).toBeNull();
  });

  test('one without wins that can be read still shows its games', async () => {
    const fake = virtual();
    fake.responses['/api/main/topGames'] = new CallError('E001', '잠시 후 다시 시도해 주세요.');
    renderApp(fake, { path: '/member/virtualgame' });
    expect(await cardOf('달밤 경마')).toBeTruthy();
  });
});
