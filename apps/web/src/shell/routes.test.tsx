import { readFileSync } from 'node:fs';
import { amount } from '@hanpan/money';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBoard } from '../features/minigame/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth, turnTo } from '../test/render-app.tsx';

const codes = [
  { ...aGameCode('CASINO', 'Live casino', '1', 1, false), target: '/member/livecasino/evolution' },
  { ...aGameCode('HC-CASINO', 'HC-Hotel casino', '17', 2, false), target: '/member/hotelcasino/resort' },
  { ...aGameCode('H-SLOT', 'H-Hotel slot', '215', 3, false), target: '/member/hotelslot/grand' },
  { ...aGameCode('SLOT', 'Slot', '201', 4, false), target: '/member/slotgame/habanero' },
];

/** The last part of the address of every slot vendor in this span, as the server installs them. */
function codesOfSlots(from: string, to: string): string[] {
  const { groups } = JSON.parse(readFileSync('apps/api/data/game-codes.json', 'utf8')) as {
    groups: { codes: { code: string; target: string }[] }[];
  };
  return groups
    .flatMap(({ codes: all }) => all)
    .filter(({ code }) => code.length === from.length && code >= from && code <= to)
    .filter(({ target }) => target.startsWith('/member/slotgame/'))
    .map(({ target }) => target.slice('/member/slotgame/'.length));
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

function server(partner: 'Y' | 'N' = 'Y') {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: codes },
    '/api/member/info': aSession({ partner }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/minigame/getSlotList': { games: [] },
    '/api/minigame/board': ({ game }) => aBoard({ game, closesAt: soon(60), drawsAt: soon(70) }),
    '/api/minigame/myBets': { list: [], total: { stake: amount(0), winCash: amount(0) } },
  });
}

beforeEach(() => {
  setWidth(1440);
});
afterEach(cleanup);

/** The page is a screen with its own name, says that it is being prepared, and offers a way on. */
async function isFramed(path: string, heading: string | RegExp): Promise<void> {
  const { router } = renderApp(server(), { path });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByText('준비 중입니다.')).toBeTruthy();
  expect(router.state.location.pathname).toBe(path);
  // The ways on stand below the vendors, which have to be known first.
  await waitFor(() => {
    const ways = screen.getByRole('main').querySelectorAll('a[href^="/member/"]');
    expect(ways.length).toBeGreaterThan(0);
  });
}

describe.each([
  ['the desktop', 1440],
  ['the phone', 360],
])('on %s', (_name, width) => {
  beforeEach(() => {
    setWidth(width);
  });

  test.each([
    '/member/livecasino/evolution',
    '/member/livecasino/asiagaming',
    '/member/livecasino/pragmatic',
    '/member/livecasino/dreamcasino',
    '/member/livecasino/sexygaming',
    '/member/livecasino/biggaming',
  ])('[WR-05][MR-14] %s is the lobby of its vendor', (path) => isFramed(path, /라이브카지노/));

  test.each([
    'kplayslot',
    'pragslot',
    'habanero',
    'slot_elle',
    'slot_quick',
    'slot_spade',
    'slot_playandgo',
    'slot_worldmath',
    'slot_microgaming',
    // The vendor codes 212 to 221; 215 and 216 are hotel slots.
    ...codesOfSlots('212', '221'),
  ])('[WR-06][MR-14] /member/slotgame/%s is the lobby of its vendor', (vendor) =>
    isFramed(`/member/slotgame/${vendor}`, vendor === 'habanero' ? '201 게임' : vendor),
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

  test.each([
    ['/member/esport/gamestart', 'e스포츠'],
    ['/member/virtualgame', '가상게임'],
    ['/member/phishinggame/kplayfishing', '피싱게임'],
  ])('[MR-14] %s is a screen with its name, %s, and a way on', (path, heading) => isFramed(path, heading));

  test('[WR-09][MR-14] /member/sport/special is a page of its own', async () => {
    const { router } = renderApp(server(), { path: '/member/sport/special' });
    expect(await screen.findByRole('heading', { level: 1, name: '스페셜 베팅' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('스페셜 베팅 | 한판'));
    expect(router.state.location.pathname).toBe('/member/sport/special');
  });

  test.each([
    '/member/stributor',
    '/member/striNew',
    '/member/partner/cashList',
    '/member/partner/bettingList',
    '/member/partner/partnerList',
    '/member/partner/partnerCalculationList',
    '/member/partner/partnerCalculationUserList',
    '/member/partner/partnerMemberList',
    '/member/partner/partnerMoneyMoveList',
  ])('%s is a page of partners', (path) => isFramed(path, /./));
});

test.each(['screendescription', 'onefolderbetting', 'twofolderbetting'])(
  '/member/esport/%s is sent on to the guide',
  async (type) => {
    const { router } = renderApp(server(), { path: `/member/esport/${type}` });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/member/gameway/${type}`));
  },
);

test.each([
  ['/member/hotelcasino/resort', /17 게임.*호텔카지노/],
  ['/member/hotelslot/grand', /215 게임.*호텔슬롯/],
])('%s is the lobby of a hotel vendor', (path, heading) => isFramed(path, heading));

test('[AC-08] turning a phone at 600 px changes the chrome at once, and what was typed stays', async () => {
  renderApp(server(), { path: '/member/slotgame' });
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: '등불' } });
  expect(screen.queryByRole('navigation', { name: '하단 메뉴' })).toBeNull();
  act(() => turnTo(600));
  expect(await screen.findByRole('navigation', { name: '하단 메뉴' })).toBeTruthy();
  expect(screen.getByRole('searchbox')).toBe(search);
  expect(search).toHaveProperty('value', '등불');
});

test('[AC-05] a vendor that nobody knows leads to the lobby', async () => {
  const { router } = renderApp(server(), { path: '/member/livecasino/nobody' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/livecasino'));
});

test('a partner page refuses an ordinary member and sends it to the dashboard', async () => {
  const { router } = renderApp(server('N'), { path: '/member/partner/partnerList' });
  expect(await screen.findByText('파트너 회원만 이용할 수 있습니다.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
});
