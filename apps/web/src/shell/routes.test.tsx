import { readFileSync } from 'node:fs';
import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBoard } from '../features/minigame/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aLobbyGame, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth, turnTo } from '../test/render-app.tsx';

const codes = [
  { ...aGameCode('CASINO', 'Live casino', '1', 1, false), target: '/member/livecasino/evolution' },
  { ...aGameCode('HC-CASINO', 'HC-Hotel casino', '17', 2, false), target: '/member/hotelcasino/resort' },
  { ...aGameCode('H-SLOT', 'H-Hotel slot', '215', 3, false), target: '/member/hotelslot/grand' },
  { ...aGameCode('SLOT', 'Slot', '201', 4, false), target: '/member/slotgame/habanero' },
];

/** A game under every code of the catalogue. */
function gamesOf(type: string) {
  const { groups } = JSON.parse(readFileSync('apps/api/data/game-codes.json', 'utf8')) as {
    groups: { gameType: string; codes: { code: string }[] }[];
  };
  return groups
    .filter(({ gameType }) => gameType === type)
    .flatMap(({ codes: all }) =>
      all.map(({ code }) => aLobbyGame(`of-${code}`, { type, productCode: code })),
    );
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

function server(partner: 'Y' | 'N' = 'Y') {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: codes },
    '/api/member/info': aSession({ partner }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/main/topGames': { popular: [], wins: [] },
    '/api/member/recentGames': { list: [] },
    '/api/minigame/lobby': ({ type }) => ({ games: gamesOf(type) }),
    '/api/sport/events': { sports: [], leagues: [], events: [], feedAt: new Date().toISOString() },
    '/api/minigame/board': ({ game }) => aBoard({ game, closesAt: soon(60), drawsAt: soon(70) }),
    '/api/minigame/myBets': { list: [], total: { stake: amount(0), winCash: amount(0) } },
  });
}

beforeEach(() => {
  setWidth(1440);
});
afterEach(cleanup);

/** A lobby shows the games of its code, each with a button that opens it, and no word of anything being prepared. */
async function isLobby(path: string, heading: string | RegExp, code: string): Promise<void> {
  const { router } = renderApp(server(), { path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(await screen.findByRole('button', { name: new RegExp(`^게임 of-${code} 실행`) })).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain('준비 중');
  expect(router.state.location.pathname).toBe(path);
}

describe.each([
  ['the desktop', 1440],
  ['the phone', 360],
])('on %s', (_name, width) => {
  beforeEach(() => {
    setWidth(width);
  });

  test.each([
    ['/member/livecasino/evolution', '1'],
    ['/member/livecasino/asiagaming', '5'],
    ['/member/livecasino/pragmatic', '10'],
    ['/member/livecasino/dreamcasino', '6'],
    ['/member/livecasino/sexygaming', '9'],
    ['/member/livecasino/biggaming', '2'],
  ])('[WR-05][MR-14] %s is the lobby of vendor code %s', (path, code) => isLobby(path, /라이브카지노/, code));

  test.each([
    ['kplayslot', '0'],
    ['pragslot', '200'],
    ['habanero', '201'],
    ['slot_elle', '202'],
    ['slot_quick', '204'],
    ['slot_spade', '205'],
    ['slot_playandgo', '207'],
    ['slot_worldmath', '208'],
    ['slot_microgaming', '209'],
    // The vendor codes 212 to 221, whose names are ours; 215 and 216 are hotel slots.
    ['slot_redtiger', '212'],
    ['slot_netent', '213'],
    ['slot_pgsoft', '214'],
    ['slot_booongo', '217'],
    ['slot_playson', '218'],
    ['slot_nolimit', '219'],
    ['slot_relax', '220'],
    ['slot_hacksaw', '221'],
  ])('[WR-06][MR-14] /member/slotgame/%s is the lobby of vendor code %s', (vendor, code) =>
    isLobby(`/member/slotgame/${vendor}`, /슬롯/, code),
  );

  test.each([
    ['WR-11', '/member/minigame/powerball', '파워볼'],
    ['WR-12', '/member/minigame/powerladder', '파워사다리'],
    ['WR-13', '/member/minigame/speedkino', '스피드키노'],
    ['WR-14', '/member/minigame/kinoladder', '키노사다리'],
  ])('[%s][MR-14] %s is the game itself: %s', async (_, path, heading) => {
    const { router } = renderApp(server(), { path });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    expect(screen.getByRole('region', { name: '베팅 슬립' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
  });

  test('[WR-18] /member/live is the live video itself', async () => {
    const { router } = renderApp(server(), { path: '/member/live' });
    expect(await screen.findByRole('heading', { level: 1, name: '라이브 중계' })).toBeTruthy();
    expect(screen.getByLabelText('파워볼 추첨 생중계 영상').tagName).toBe('VIDEO');
    expect(router.state.location.pathname).toBe('/member/live');
  });

  test('[WR-15][MR-14] /member/virtualgame has the games of vendor code 102', () =>
    isLobby('/member/virtualgame', '가상게임', '102'));

  test('[WR-16][MR-14] /member/phishinggame/kplayfishing has the games of vendor code 1000', () =>
    isLobby('/member/phishinggame/kplayfishing', '피싱게임', '1000'));

  test('[WR-10][MR-14] /member/esport/gamestart has the games of vendor code 101', () =>
    isLobby('/member/esport/gamestart', 'e스포츠', '101'));

  test('[WR-09][MR-14] /member/sport/special is a page of its own', async () => {
    const { router } = renderApp(server(), { path: '/member/sport/special' });
    expect(await screen.findByRole('heading', { level: 1, name: '스페셜 베팅' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('스페셜 베팅 | 한판'));
    expect(router.state.location.pathname).toBe('/member/sport/special');
  });
});

test.each(['screendescription', 'onefolderbetting', 'twofolderbetting'])(
  '[WR-10] /member/esport/%s is sent on to the guide',
  async (type) => {
    const { router } = renderApp(server(), { path: `/member/esport/${type}` });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/member/gameway/${type}`));
  },
);

test.each([
  ['/member/hotelcasino/resort', /17 게임.*호텔카지노/, '17'],
  ['/member/hotelcasino/ocean', /호텔카지노/, '33'],
  ['/member/hotelslot/grand', /215 게임.*호텔슬롯/, '215'],
  ['/member/hotelslot/sky', /호텔슬롯/, '216'],
])('[WR-48] %s is the lobby of a hotel vendor: %s, vendor code %s', (path, heading, code) =>
  isLobby(path, heading, code),
);

test.each([
  ['grand', '215'],
  ['sky', '216'],
])(
  '[WR-06] /member/slotgame/%s leads to the lobby of vendor code %s, which is a hotel',
  async (vendor, code) => {
    const { router } = renderApp(server(), { path: `/member/slotgame/${vendor}` });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/member/hotelslot/${vendor}`));
    expect(await screen.findByRole('button', { name: new RegExp(`^게임 of-${code} 실행`) })).toBeTruthy();
  },
);

test('[AC-08] turning a phone at 600 px changes the chrome at once, and what was typed stays', async () => {
  renderApp(server(), { path: '/member/slotgame' });
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: '등불' } });
  expect(screen.queryByRole('navigation', { name: '하단 메뉴' })).toBeNull();
  act(() => turnTo(600));
  expect(await screen.findByRole('navigation', { name: '하단 메뉴' })).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBe(search);
  expect(search).toHaveProperty('value', '등불');
  act(() => turnTo(601));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: '하단 메뉴' })).toBeNull());
  expect(screen.getByRole('searchbox')).toBe(search);
});

test('a vendor that nobody knows leads to the lobby', async () => {
  const { router } = renderApp(server(), { path: '/member/livecasino/nobody' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/livecasino'));
});

test('a partner page refuses an ordinary member and sends it to the dashboard', async () => {
  const { router } = renderApp(server('N'), { path: '/member/partner/partnerList' });
  expect(await screen.findByText('파트너 회원만 이용할 수 있습니다.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
});
