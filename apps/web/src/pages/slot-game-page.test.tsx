import { CallError } from '@hanpan/client';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const path = '/api/minigame/launch';
const gameurl = 'https://games.example/play?token=abc';

function server(response: { gameurl: string } | CallError) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    [path]: response,
  });
}

const askedFor = (fake: ReturnType<typeof server>) => fake.made.filter((call) => call.path === path);
const frames = () => document.querySelectorAll('iframe');

test('[WR-40][MR-13] the page frames the address that the server tells for the launch in its own', async () => {
  for (const width of [1440, 390]) {
    setWidth(width);
    const fake = server({ gameurl });
    renderApp(fake, { path: '/member/slot/game?launch=launch-1' });
    const frame = await screen.findByTitle('게임 화면');
    expect(frame.getAttribute('src')).toBe(gameurl);
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    // A page of the site, as that of a deposit is, does not load in a window that has the sandbox of the frame.
    expect(frame.getAttribute('sandbox')?.split(' ')).toContain('allow-popups-to-escape-sandbox');
    expect(askedFor(fake)).toEqual([{ path, body: { launchId: 'launch-1' } }]);
    expect(screen.getByText('게임을 불러오는 중')).toBeTruthy();
    fireEvent.load(frame);
    expect(screen.queryByText('게임을 불러오는 중')).toBeNull();
    // The layout is the empty one: nothing of the site stands around the game.
    for (const role of ['banner', 'navigation', 'contentinfo'])
      expect(screen.queryAllByRole(role, { hidden: true }), role).toEqual([]);
    cleanup();
  }
});

test.each([
  '',
  '?url=https%3A%2F%2Fevil.example%2F',
  '?launch=',
  '?launch=a&launch=b',
  '?gameurl=https://evil.example',
])('an address that names no launch (%s) is refused without asking', async (search) => {
  const fake = server({ gameurl });
  renderApp(fake, { path: `/member/slot/game${search}` });
  expect(await screen.findByRole('heading', { name: '이 주소로는 게임을 열 수 없습니다' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '슬롯 목록으로' }).getAttribute('href')).toBe('/member/slotgame');
  expect([frames().length, askedFor(fake)]).toEqual([0, []]);
});

test.each([
  ['E404', '이 주소로는 게임을 열 수 없습니다'],
  ['E400', '이 주소로는 게임을 열 수 없습니다'],
  ['G001', '게임 이용 시간이 지났습니다'],
  ['G002', '종료된 게임입니다'],
] as const)('a launch that is refused with %s shows what became of it', async (code, title) => {
  renderApp(server(new CallError(code, code)), { path: '/member/slot/game?launch=old' });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(frames()).toHaveLength(0);
});

test.each([`${window.location.origin}/member/main`, 'http://games.example/'])(
  'the address %s is not framed, whoever gave it',
  async (url) => {
    renderApp(server({ gameurl: url }), { path: '/member/slot/game?launch=launch-1' });
    expect(await screen.findByRole('heading', { name: '이 주소로는 게임을 열 수 없습니다' })).toBeTruthy();
    expect(frames()).toHaveLength(0);
  },
);

/** What a browser says where a frame is led to an address that this page's policy does not frame. */
function leadFrame(blockedURI: string, effectiveDirective = 'frame-src'): void {
  const event = Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective });
  act(() => void document.dispatchEvent(event));
}

test('a game that leads its frame back to a lobby leads the window there: no page of the site may be framed', async () => {
  const { router } = renderApp(server({ gameurl }), { path: '/member/slot/game?launch=launch-1' });
  await screen.findByTitle('게임 화면');
  leadFrame('https://pictures.example', 'img-src');
  expect(frames()).toHaveLength(1);
  leadFrame(`${window.location.origin}/member/livecasino?from=game`);
  await waitFor(() => expect(router.state.location.href).toBe('/member/livecasino'));
});

test.each(['https://other.example', `${window.location.origin}/no/such/page`, 'https'])(
  'a game that leads its frame to what may not be framed (%s) is over, and the list of games is one press away',
  async (url) => {
    const { router } = renderApp(server({ gameurl }), { path: '/member/slot/game?launch=launch-1' });
    await screen.findByTitle('게임 화면');
    leadFrame(url);
    expect(await screen.findByRole('heading', { name: '종료된 게임입니다' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '슬롯 목록으로' }).getAttribute('href')).toBe('/member/slotgame');
    expect([frames().length, router.state.location.pathname]).toEqual([0, '/member/slot/game']);
  },
);

test('a server that does not respond can be asked again', async () => {
  const fake = server(new CallError('E001', '잠시 후 다시 시도해 주세요.'));
  renderApp(fake, { path: '/member/slot/game?launch=launch-1' });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  fake.responses[path] = { gameurl };
  fireEvent.click(again);
  expect((await screen.findByTitle('게임 화면')).getAttribute('src')).toBe(gameurl);
});
