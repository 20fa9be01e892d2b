import { CallError } from '@hanpan/client';
import { sessionTimes } from '@hanpan/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGameWindow } from '../app/game-window.ts';
import { holdPopups, usePopups } from '../app/popups.ts';
import { announceSessionEnd } from '../app/session-end.ts';
import { banner, madeTo, server } from '../test/attention-server.ts';
import { aBalance, aSession } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const minutes = (count: number) => count * 60_000;
const at = (count: number) => new Date(Date.now() + minutes(count)).toISOString();
const reason = { ko: '서버 교체', en: 'New servers', vi: 'Thay máy chủ' };
/** A game in a window that a test can close. */
function openGame() {
  const popup = {
    closed: false,
    focus: vi.fn(),
    close: vi.fn(() => {
      popup.closed = true;
    }),
  };
  vi.spyOn(window, 'open').mockReturnValue(popup as never);
  openGameWindow('https://game.example/');
  return popup;
}

beforeEach(() => setWidth(1440));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: what a test has hidden is shown to the next one.
  document.cookie = 'banner-7=; path=/; max-age=0';
});

describe('maintenance', () => {
  test('[AC-09] the last ten minutes before it are counted down on every page, with the reason', async () => {
    const fake = server();
    const { realtime } = renderApp(fake, { path: '/member/main' });
    await screen.findByText('1,284,500');
    await waitFor(() => {
      realtime.push('maintenance', { startDate: at(9), endDate: at(60), reason, contact: '' });
      expect(screen.queryByRole('region', { name: '점검이 예정되어 있습니다' })).not.toBeNull();
    });
    const bar = screen.getByRole('region', { name: '점검이 예정되어 있습니다' });
    expect(within(bar).getByRole('timer').textContent).toMatch(/^0?(8:5|9:0)/);
    expect(bar.textContent).toContain('서버 교체');
    expect(await screen.findByRole('dialog', { name: '점검이 예정되어 있습니다' })).toBeTruthy();
    realtime.push('maintenance', { startDate: null, endDate: null });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '점검이 예정되어 있습니다' })).toBeNull(),
    );
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: '점검이 예정되어 있습니다' })).toBeNull(),
    );
  });

  test('[AC-09] what a guest had open, and the notice of what has begun, do not lie over the warning page', async () => {
    const fake = server({ member: false });
    const { router, realtime } = renderApp(fake, { path: '/' });
    await act(async () => usePopups.getState().openModal('login'));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeTruthy();
    await waitFor(() => {
      realtime.push('maintenance', { startDate: at(9), endDate: at(60), reason, contact: '' });
      expect(usePopups.getState().queue.map(({ kind }) => kind)).toContain('maintenance');
    });
    const closed = { startDate: at(-1), endDate: at(60), reason, contact: '@hanpan' };
    fake.responses['/api/common/siteCheckInfo'] = { ...closed, now: new Date().toISOString() };
    realtime.push('maintenance', closed);
    await waitFor(() => expect(router.state.location.pathname).toBe('/warning'));
    expect(await screen.findByText('서버 교체')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[CL-36][ST-08][AC-09] INSPECT Y signs out and goes to the warning page, and once it is over the way leads back', async () => {
    const fake = server();
    const { router, realtime } = renderApp(fake, { path: '/member/main' });
    await screen.findByText('1,284,500');
    const closed = { startDate: at(-1), endDate: at(60), reason, contact: '@hanpan' };
    fake.responses['/api/common/siteCheckInfo'] = { ...closed, now: new Date().toISOString() };
    fake.responses['/api/member/info'] = new CallError('B0093', '점검 중입니다.');
    await waitFor(() => {
      realtime.push('maintenance', closed);
      realtime.push('INSPECT', { data1: 'Y' });
      expect(router.state.location.pathname).toBe('/warning');
    });
    expect(await screen.findByText('서버 교체')).toBeTruthy();
    expect(screen.getByText('@hanpan')).toBeTruthy();
    expect(madeTo(fake, '/api/member/logout')).toBeGreaterThan(0);
    expect(screen.queryByText('1,284,500')).toBeNull();
    fake.responses['/api/common/siteCheckInfo'] = {
      startDate: null,
      endDate: null,
      now: new Date().toISOString(),
    };
    realtime.push('maintenance', { startDate: null, endDate: null });
    realtime.push('INSPECT', { data1: 'N' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('[AC-03] at other times the warning page is nobody’s', async () => {
    const { router } = renderApp(server({ member: false }), { path: '/warning' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the commands of the server', () => {
  test('[CL-36] LOCK_BET_YN of N with Y leaves the game open', async () => {
    const { realtime } = renderApp(server(), { path: '/member/main' });
    await screen.findByText('1,284,500');
    const { close } = openGame();
    await act(async () => realtime.push('LOCK_BET_YN', { data1: 'N', data2: 'Y' }));
    expect(close).not.toHaveBeenCalled();
  });

  test.each([
    ['N', 'N', /베팅 이용이 제한되어/],
    ['Y', 'N', /계정이 잠겨/],
    ['Y', 'Y', /계정이 잠겨/],
  ] as const)(
    '[CL-36] LOCK_BET_YN of %s with %s closes the game with an explanation',
    async (data1, data2, words) => {
      const { realtime } = renderApp(server(), { path: '/member/main' });
      await screen.findByText('1,284,500');
      const { close } = openGame();
      await act(async () => realtime.push('LOCK_BET_YN', { data1, data2 }));
      expect(close).toHaveBeenCalledTimes(1);
      expect(await screen.findByText(words)).toBeTruthy();
    },
  );

  test('[ST-05] TK999 closes the game window, signs out and says why', async () => {
    const fake = server();
    const { router, realtime } = renderApp(fake, { path: '/member/main' });
    await screen.findByText('1,284,500');
    const { close } = openGame();
    fake.responses['/api/wallet/balance'] = new CallError('TK999', '같은 아이디로 로그인되었습니다.');
    await act(async () => realtime.push('LOGOUT', { data1: 'TK999' }));
    expect(close).toHaveBeenCalled();
    expect(await screen.findByText('같은 아이디로 로그인되었습니다.')).toBeTruthy();
    expect(screen.getByText('로그아웃된 시각')).toBeTruthy();
    expect(screen.getByText(/^내가 로그인한 것이 아니라면/)).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test.each([
    ['TK999', '같은 아이디로 로그인되었습니다.', '같은 아이디로 로그인되었습니다.'],
    ['E401', '로그인 후 이용해 주세요.', /^로그인 시간이 끝났습니다/],
  ] as const)(
    '[ST-05] [RL-03] a balance that fails with %s does the same, from the caller alone, where nothing was pushed',
    async (code, text, words) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const fake = server();
      const { router } = renderApp(fake, { path: '/member/main' });
      await screen.findByText('1,284,500');
      const { close } = openGame();
      fake.responses['/api/wallet/balance'] = () => {
        const error = new CallError(code, text);
        announceSessionEnd(error);
        return error;
      };
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      vi.useRealTimers();
      expect(await screen.findByText(words)).toBeTruthy();
      expect(close).toHaveBeenCalled();
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );

  test('[CL-37] a page asks when it is opened, and for the balance again on every change of route', async () => {
    // The poll of every five seconds stands still: what is asked for here is asked for by the route.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const fake = server();
    const { router } = renderApp(fake, { path: '/member/main' });
    await screen.findByText('1,284,500');
    const opening = [
      '/api/etc/siteOption',
      '/api/common/siteCheckInfo',
      '/api/member/info',
      '/api/wallet/balance',
    ];
    for (const path of opening) expect(madeTo(fake, path), path).toBeGreaterThan(0);
    for (const path of ['/member/rotary', '/member/mypage/info']) {
      fake.made.length = 0;
      await act(() => router.navigate({ href: path }));
      await expect.poll(() => madeTo(fake, '/api/wallet/balance'), { message: path }).toBeGreaterThan(0);
    }
  });

  test('[ST-04] [CL-36] CASH moves the balances and MSG the count, without a call', async () => {
    const { realtime } = renderApp(server(), { path: '/member/main' });
    await screen.findByText('1,284,500');
    await act(async () => {
      realtime.push('CASH', { data1: 2_000_000 as never, data2: 31_000 as never, version: 9 });
      realtime.push('MSG', { data1: 4 });
    });
    expect(await screen.findByText('2,000,000')).toBeTruthy();
    expect(screen.getByText('31,000')).toBeTruthy();
    expect(screen.getByRole('button', { name: '읽지 않은 쪽지 4통', hidden: true })).toBeTruthy();
  });

  test('[ST-09] [BC-07] a game window is looked at every ten seconds, and when it was closed the balance is read', async () => {
    const fake = server();
    renderApp(fake, { path: '/member/main' });
    await screen.findByText('1,284,500');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    openGame().closed = true;
    fake.made.length = 0;
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(madeTo(fake, '/api/wallet/balance')).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(madeTo(fake, '/api/wallet/balance')).toBe(1));
  });
});

describe('a session that nobody uses', () => {
  const clocks = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] as const;

  async function memberPage() {
    const fake = server();
    const expiresAt = new Date(Date.now() + sessionTimes.tokenMs).toISOString();
    fake.responses['/api/member/info'] = { ...aSession(), expiresAt };
    fake.responses['/api/getToken'] = () => ({
      token: null,
      expiresAt: new Date(Date.now() + sessionTimes.tokenMs).toISOString(),
    });
    const view = renderApp(fake, { path: '/member/main' });
    await screen.findByText('1,284,500');
    await waitFor(() => expect(madeTo(fake, '/api/wallet/balance')).toBeGreaterThan(0));
    return { fake, ...view };
  }

  test('[ST-01] its end is announced a minute before, with a button to stay; with nobody there it ends, and says so', async () => {
    vi.useFakeTimers({ toFake: [...clocks], shouldAdvanceTime: true });
    const { fake, router } = await memberPage();
    await act(() => vi.advanceTimersByTimeAsync(minutes(27.9)));
    expect(screen.queryByText('곧 로그아웃됩니다')).toBeNull();
    expect(madeTo(fake, '/api/getToken')).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(minutes(0.2)));
    fireEvent.click(await screen.findByRole('button', { name: '계속 이용하기' }));
    await waitFor(() => expect(madeTo(fake, '/api/getToken')).toBe(1));
    await waitFor(() => expect(screen.queryByText('곧 로그아웃됩니다')).toBeNull());
    await act(() => vi.advanceTimersByTimeAsync(minutes(29.1)));
    expect(await screen.findByText('로그아웃되었습니다')).toBeTruthy();
    expect(madeTo(fake, '/api/member/logout')).toBe(1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('[ST-01][CL-37][BC-07] it is renewed by itself while somebody is there; the balance goes on every five seconds', async () => {
    vi.useFakeTimers({ toFake: [...clocks], shouldAdvanceTime: true });
    const { fake } = await memberPage();
    fake.made.length = 0;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const polls = madeTo(fake, '/api/wallet/balance');
    expect(polls).toBeGreaterThanOrEqual(11);
    expect(polls).toBeLessThanOrEqual(13);
    fireEvent.keyDown(document.body, { key: 'a' });
    await act(() => vi.advanceTimersByTimeAsync(minutes(23.5)));
    await waitFor(() => expect(madeTo(fake, '/api/getToken')).toBe(1));
    expect(screen.queryByText('곧 로그아웃됩니다')).toBeNull();
  });

  test('[ST-01] a renewal that is refused clears the session and goes home', async () => {
    vi.useFakeTimers({ toFake: [...clocks], shouldAdvanceTime: true });
    const { fake, router } = await memberPage();
    fake.responses['/api/getToken'] = new CallError('E401', '');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    fireEvent.keyDown(document.body, { key: 'a' });
    await act(() => vi.advanceTimersByTimeAsync(minutes(23.5)));
    await waitFor(() => expect(madeTo(fake, '/api/getToken')).toBe(1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('로그아웃되었습니다')).toBeTruthy();
    expect(screen.queryByText('1,284,500')).toBeNull();
  });

  test('[ST-02] signing out asks nothing in the member’s name afterwards, and clears the popups of the login', async () => {
    const { fake } = await memberPage();
    await new Promise((done) => setTimeout(done, 200));
    const before = fake.made.length;
    usePopups.getState().enqueue({ kind: 'promotion', banner: banner(7, 'for members') });
    fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
    await waitFor(() => expect(screen.queryByText('1,284,500')).toBeNull());
    expect(usePopups.getState().queue).toEqual([]);
    const own = fake.made.slice(before).map(({ path }) => path);
    const isPublic = /^.api.(etc|common)|^.api.main$|logout/;
    expect(own.filter((path) => !isPublic.test(path))).toEqual([]);
  });
});

describe('what is announced, and when', () => {
  const words = '신규 메세지가 도착했습니다. 메세지 함으로 이동합니다.';

  test('[ST-10] once for each new message: not again with the next page load, but with the next message', async () => {
    const first = renderApp(server({ newMsg: 1 }), { path: '/member/main' });
    fireEvent.click(await screen.findByRole('button', { name: '나중에' }));
    const noticed = localStorage.getItem('hanpan-noticed-member01');
    first.unmount();
    const { realtime } = renderApp(server({ newMsg: 1 }), { path: '/member/main' });
    localStorage.setItem('hanpan-noticed-member01', noticed ?? '');
    await screen.findByRole('button', { name: '읽지 않은 쪽지 1통' });
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.queryByText(words)).toBeNull();
    await act(async () => realtime.push('MSG', { data1: 2 }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test.each([
    '/member/mypage/message/list',
    '/member/moneyMain/charge',
    '/member/mypage/charge/list',
    '/member/mypage/exchange/list',
    '/member/mypage/wallet/list',
    '/member/mypage/betting/list',
    '/member/mypage/winlose',
    '/member/mypage/point/list',
    '/member/mypage/coupon/list',
  ])('[ST-10] not on %s: on message pages, and where money is moved or looked up, it waits', async (path) => {
    const { router } = renderApp(server({ newMsg: 1 }), { path });
    await screen.findByRole('button', { name: '읽지 않은 쪽지 1통' });
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.queryByText(words)).toBeNull();
    if (path.includes('message')) return;
    await act(() => router.navigate({ href: '/member/main' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('[ST-10] one that a change of page took away before anybody closed it comes again where it may stand', async () => {
    const { router } = renderApp(server({ newMsg: 1 }), { path: '/member/main' });
    await screen.findByText(words);
    await act(() => router.navigate({ href: '/member/moneyMain/charge' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    await act(() => router.navigate({ href: '/member/main' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('[CL-10] [BC-11] popups come one after the other after the login, a hidden one not for a day', async () => {
    const fake = server();
    fake.responses['/api/main/popupList'] = { list: [banner(7, 'first offer'), banner(8, 'second offer')] };
    const view = renderApp(fake, { path: '/member/main' });
    const card = await screen.findByRole('complementary', { name: 'first offer' });
    fireEvent.click(within(card).getByRole('button', { name: '오늘 하루 보지 않기' }));
    expect(document.cookie).toContain('banner-7=hidden');
    const next = await screen.findByRole('complementary', { name: 'second offer' });
    fireEvent.click(within(next).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /offer/ })).toBeNull());
    view.unmount();
    renderApp(fake, { path: '/member/main' });
    expect(await screen.findByRole('complementary', { name: 'second offer' })).toBeTruthy();
    expect(screen.queryByText('first offer')).toBeNull();
  });

  test('[CL-10] nothing but maintenance comes over a bet confirmation, and what waited comes after it', async () => {
    const fake = server({ newMsg: 1 });
    fake.responses['/api/main/popupList'] = { list: [banner(8, 'an offer')] };
    renderApp(fake, { path: '/member/main' });
    const release = holdPopups();
    await screen.findByText('1,284,500');
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.queryByText('an offer')).toBeNull();
    expect(screen.queryByText(words)).toBeNull();
    act(release);
    expect(await screen.findByText(words)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '나중에' }));
    expect(await screen.findByText('an offer')).toBeTruthy();
  });
});

test('a lost connection says since when, greys the numbers, goes by itself and reads everything again', async () => {
  const fake = server();
  const { realtime } = renderApp(fake, { path: '/member/main' });
  await screen.findByText('1,284,500');
  await waitFor(() => {
    realtime.setState('offline');
    expect(screen.queryByText('연결이 끊겼습니다.')).not.toBeNull();
    expect(document.documentElement.hasAttribute('data-has-lost-connection')).toBe(true);
  });
  fake.responses['/api/wallet/balance'] = aBalance(77_000, 6);
  await act(async () => realtime.setState('online'));
  await waitFor(() => expect(screen.queryByText('연결이 끊겼습니다.')).toBeNull());
  await waitFor(() => expect(document.documentElement.hasAttribute('data-has-lost-connection')).toBe(false));
  expect(await screen.findByText('77,000')).toBeTruthy();
});
