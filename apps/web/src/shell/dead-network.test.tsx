import { CallError, type Caller } from '@hanpan/client';
import type { CallPath } from '@hanpan/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBusy } from '../app/busy.ts';
import { routeAt } from '../app/route-at.ts';
import { LaunchButton } from '../features/lobby/launch-button.tsx';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lost = '결과를 확인하지 못했습니다.';

/** A network that says nothing more about one path: a call ends only by its own time, which is over at once here. */
function silentAt(silent: CallPath) {
  const fake = fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
  });
  const caller: Caller = async (path, body, options) => {
    if (path !== silent) return fake.caller(path, body, options);
    if (options?.timeoutMs === undefined) return new Promise<never>(() => undefined);
    throw new CallError('NT99', lost, true);
  };
  const game = { vendorKey: 'moon', key: 'coins', type: 'slot' };
  const home = () => (
    <LaunchButton game={game} className="">
      동전
    </LaunchButton>
  );
  return renderApp({ ...fake, caller }, { path: '/member/main', home });
}

const held = '누르신 화면은 다시 연결되면 열립니다.';

test.each([
  [1440, '/member/mypage/winlose'],
  [390, '/member/rotary'],
])(
  'at %i px a page that was not fetched yet opens once the connection is back, and until then the reader stays',
  async (width, path) => {
    setWidth(width);
    const { router, realtime } = silentAt('/api/member/logout');
    await screen.findByRole('button', { name: '동전' });
    // Another test may have fetched it in this process.
    const page = routeAt(router, path)?.options.component;
    if (page) page.preload ??= async () => void delete page.preload;
    // What watches the connection comes after the first paint.
    await waitFor(async () => {
      await act(async () => realtime.setState('offline'));
      expect(screen.getByText('연결이 끊겼습니다.')).toBeTruthy();
    });
    await act(async () => void router.navigate({ href: path }));
    expect(await screen.findByText(held)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/member/main');
    expect(screen.getByRole('button', { name: '동전' })).toBeTruthy();
    await act(async () => realtime.setState('online'));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    expect(screen.queryByText(held)).toBeNull();
  },
);

const isFree = () => waitFor(() => expect(useBusy.getState().count).toBe(0));

test('a launch on a dead network ends, and says that it failed', async () => {
  const opened = { closed: false, close: vi.fn(), focus: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  silentAt('/api/minigame/getGame');
  fireEvent.click(await screen.findByRole('button', { name: '동전' }));
  expect(await screen.findByText(lost)).toBeTruthy();
  await isFree();
});

test('a log-out on a dead network ends, and the page is open to the next guest', async () => {
  const { router } = silentAt('/api/member/logout');
  fireEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await isFree();
});
