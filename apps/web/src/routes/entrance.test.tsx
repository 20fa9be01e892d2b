import { navigationTexts } from '@hanpan/messages';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RouteMeta } from '../app/route-meta.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aGameCode, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';
import { allPages } from './all-pages.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

function server({ member = false, closed = false } = {}) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': {
      startDate: closed ? inHours(-1) : null,
      endDate: closed ? inHours(1) : null,
      now: new Date().toISOString(),
    },
    '/api/common/code': { list: [{ ...aGameCode('SLOT', 'Slot', 'first', 1), target: '/member/slotgame' }] },
    ...(member && { '/api/member/info': aSession(), '/api/wallet/balance': aBalance(1_284_500, 5) }),
  });
}

beforeEach(() => setWidth(1440));
afterEach(cleanup);

describe('the entrance of a phone', () => {
  beforeEach(() => setWidth(390));

  test('[AC-02][MR-01] a guest has the mobile main page, and log-in and sign-up as pages of their own', async () => {
    const main = renderApp(server(), { path: '/' });
    expect(await screen.findByText('main page')).toBeTruthy();
    expect(await screen.findByRole('navigation', { name: '하단 메뉴' })).toBeTruthy();
    expect(await screen.findByRole('navigation', { name: '게임' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '주 메뉴' })).toBeNull();
    expect(main.router.state.location.pathname).toBe('/');
    cleanup();
    for (const [path, heading] of [
      ['/login', '로그인'],
      ['/join', '회원가입'],
    ] as const) {
      const { router } = renderApp(server(), { path });
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
      expect(router.state.location.pathname).toBe(path);
      cleanup();
    }
  });

  test.each(['/', '/login', '/join'])(
    '[AC-02][MR-01] %s sends a member to the mobile main page',
    async (path) => {
      const { router } = renderApp(server({ member: true }), { path });
      await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
      expect(await screen.findByText('main page')).toBeTruthy();
    },
  );
});

describe('the warning page', () => {
  test('[AC-03] it is shown to guests during maintenance, and whoever opens another page is sent to it', async () => {
    for (const path of ['/warning', '/login', '/member/rotary']) {
      const { router } = renderApp(server({ closed: true }), { path });
      expect(await screen.findByRole('heading', { name: '서비스 점검 중입니다' })).toBeTruthy();
      expect(router.state.location.pathname).toBe('/warning');
      cleanup();
    }
  });

  test('[AC-03] a member who opens it at other times goes to the dashboard', async () => {
    const { router } = renderApp(server({ member: true }), { path: '/warning' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
  });
});

test.each(['ko', 'en', 'vi'] as const)('[AC-06] every navigation sets the title, in %s', async (locale) => {
  const { router } = renderApp(server({ member: true }), { path: '/member/main', locale });
  for (const [path, key] of [
    ['/member/rotary', 'navigation.title.rotary'],
    ['/member/moneyMain/charge', 'navigation.title.charge'],
    ['/member/mypage/info', 'navigation.title.info'],
    ['/member/main', 'navigation.title.main'],
  ] as const) {
    await act(() => router.navigate({ href: path }));
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${navigationTexts[key][locale]} \\| `)));
  }
});

describe('what a page says of itself', () => {
  const pages = allPages(() => null);

  test('[AC-07] every page carries layout, gnb, guestOnly and forAll, and all that stand in the menu their gnbMenu', () => {
    for (const { place, staticData } of pages) {
      const { layout, gnb, guestOnly, forAll, gnbMenu } = staticData.meta;
      expect(['default', 'mobileMain', 'empty'], place).toContain(layout);
      expect(
        [gnb, guestOnly, forAll].map((each) => typeof each),
        place,
      ).toEqual(Array(3).fill('boolean'));
      const needsMenu = !guestOnly && layout !== 'mobileMain';
      expect(gnbMenu !== undefined || !needsMenu, place).toBe(true);
    }
  });

  /** One page, saying something else of itself while `look` looks. */
  async function shownWith(change: Partial<RouteMeta>, look: () => Promise<void>): Promise<void> {
    const data = pages.find(({ place }) => place === 'liveVideo')?.staticData as { meta: RouteMeta };
    const before = data.meta;
    data.meta = { ...before, ...change };
    try {
      renderApp(server({ member: true }), { path: '/member/live' });
      await screen.findByRole('heading', { level: 1, name: '라이브 중계' });
      await look();
    } finally {
      data.meta = before;
    }
  }

  test('[AC-07] the shell takes its header, its menu and the marked entry from what the page says', async () => {
    const menu = () => screen.queryByRole('navigation', { name: '주 메뉴' });
    await shownWith({}, async () => {
      expect(await screen.findByRole('banner')).toBeTruthy();
      expect(menu()).not.toBeNull();
      expect((await screen.findByRole('button', { name: '전체' })).dataset.current).toBe('true');
    });
    cleanup();
    await shownWith({ gnbMenu: 'slot' }, async () => {
      expect((await screen.findByRole('button', { name: '슬롯' })).dataset.current).toBe('true');
      expect((await screen.findByRole('button', { name: '전체' })).dataset.current).toBeUndefined();
    });
    cleanup();
    await shownWith({ gnb: false }, async () => {
      expect(await screen.findByRole('banner')).toBeTruthy();
      expect(menu()).toBeNull();
    });
    cleanup();
    await shownWith({ layout: 'empty' }, async () => {
      expect(screen.queryByRole('banner')).toBeNull();
      expect(screen.queryByRole('contentinfo')).toBeNull();
    });
  });
});

test('[RL-01] a guest browses the menus; what needs a log-in says so and opens it', async () => {
  const { router } = renderApp(server(), { path: '/' });
  const nav = await screen.findByRole('navigation', { name: '주 메뉴' });
  for (const path of ['/member/slotgame', '/member/mypage/message/list', '/member/mypage/info']) {
    fireEvent.click(within(nav).getByRole('button', { name: '슬롯' }));
    expect(await within(nav).findByRole('link', { name: 'first 게임' })).toBeTruthy();
    await act(() => router.navigate({ href: path }));
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('로그인 후 이용해 주세요.')).toBeTruthy();
    fireEvent.click(within(alert).getByRole('button', { name: '확인' }));
    const login = await screen.findByRole('dialog', { name: '로그인' });
    expect(router.state.location.pathname).toBe('/');
    fireEvent.click(within(login).getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('[BC-11] the choice of language is kept in a cookie', async () => {
  renderApp(server());
  fireEvent.change(await screen.findByRole('combobox', { name: '언어' }), { target: { value: 'vi' } });
  await waitFor(() => expect(document.cookie).toMatch(/(^|; )locale=vi/));
});
