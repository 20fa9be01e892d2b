import { CallError } from '@hanpan/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeWanted } from '../app/wanted.ts';
import { dismissToasts } from '../test/dismiss-toasts.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const noMaintenance = { startDate: null, endDate: null, now: new Date().toISOString() };

function server(signedIn: boolean) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': noMaintenance,
    '/api/common/code': { list: [] },
    ...(signedIn ? { '/api/member/info': aSession(), '/api/wallet/balance': aBalance(1_284_500, 5) } : {}),
  });
}

beforeEach(() => {
  setWidth(1440);
});
afterEach(() => {
  cleanup();
  dismissToasts();
});

const unknownPage = '없는 페이지입니다. 메인으로 이동했습니다.';

describe('who may open what', () => {
  test('[AC-01] a member who opens the main entry goes to the dashboard', async () => {
    const { router } = renderApp(server(true), { path: '/' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
  });

  test.each([
    ['ko', '로그인 후 이용해 주세요.'],
    ['en', 'Please Log-in'],
    ['vi', 'Please Log-in'],
  ] as const)(
    '[AC-04] a guest under /member is told to log in first (%s) and sent to the main entry',
    async (locale, text) => {
      const { router } = renderApp(server(false), { path: '/member/main', locale });
      expect(await screen.findByText(text)).toBeTruthy();
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );

  test('[AC-04] after the alert the log-in opens, and leads to where the guest wanted to go', async () => {
    const { router } = renderApp(server(false), { path: '/member/attendendance' });
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByRole('dialog', { name: '로그인' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    expect(takeWanted()).toBe('/member/attendendance');
  });

  test.each(['/no/such/page', '/member/no-such-page'])(
    '[AC-05] the unknown path %s leads a member to the dashboard, and on the phone to its main page',
    async (path) => {
      const { router } = renderApp(server(true), { path });
      await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
      expect(await screen.findAllByText(unknownPage)).not.toEqual([]);
      cleanup();
      setWidth(390);
      const phone = renderApp(server(true), { path });
      expect(await screen.findByRole('navigation', { name: '하단 메뉴' })).toBeTruthy();
      await waitFor(() => expect(phone.router.state.location.pathname).toBe('/member/main'));
    },
  );

  test.each(['/no/such/page', '/member/no-such-page'])(
    '[AC-05] the unknown path %s leads a guest to the main entry, by the dashboard that asks for a log-in',
    async (path) => {
      const { router } = renderApp(server(false), { path });
      expect(await screen.findByText('로그인 후 이용해 주세요.')).toBeTruthy();
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      expect(await screen.findAllByText(unknownPage)).not.toEqual([]);
    },
  );

  test('an address that is only fetched ahead says nothing and leads nowhere', async () => {
    const { router } = renderApp(server(true), { path: '/member/attendendance' });
    const to: string = '/no/such/page';
    await router.preloadRoute({ to });
    await import('../app/refusals.ts');
    expect(screen.queryAllByText(unknownPage)).toEqual([]);
    expect(router.state.location.pathname).not.toBe('/member/main');
  });

  test('[AC-06] the title names the page in the current language', async () => {
    renderApp(server(true), { path: '/member/main', locale: 'en' });
    await waitFor(() => expect(document.title).toBe('Main | Hanpan'));
  });

  test('[ST-08] during maintenance every page is the warning page', async () => {
    const fake = server(false);
    fake.responses['/api/common/siteCheckInfo'] = {
      startDate: new Date(Date.now() - 60_000).toISOString(),
      endDate: new Date(Date.now() + 600_000).toISOString(),
      now: new Date().toISOString(),
    };
    const { router } = renderApp(fake, { path: '/' });
    expect(await screen.findByRole('heading', { name: '서비스 점검 중입니다' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/warning'));
  });
});

describe('the end of a session', () => {
  test('[ER-02][CL-36] a sign-in elsewhere signs out, goes home and says so', async () => {
    const fake = server(true);
    const { router, realtime } = renderApp(fake, { path: '/member/main' });
    await waitFor(() => expect(fake.made.some(({ path }) => path === '/api/wallet/balance')).toBe(true));
    fake.responses['/api/member/info'] = new CallError('E401', '');
    realtime.push('LOGOUT', { data1: 'TK999' });
    expect(await screen.findByText('같은 아이디로 로그인되었습니다.')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('a push of a lower version does not move the balance on screen', async () => {
    const { realtime } = renderApp(server(true), { path: '/member/main' });
    expect(await screen.findByText('1,284,500')).toBeTruthy();
    await waitFor(() => {
      realtime.push('CASH', { data1: 1_300_000 as never, data2: 0 as never, version: 7 });
      expect(screen.queryByText('1,300,000')).toBeTruthy();
    });
    realtime.push('CASH', { data1: 100 as never, data2: 0 as never, version: 6 });
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.getByText('1,300,000')).toBeTruthy();
  });
});
