import { calls } from '@hanpan/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppLink } from '../app/app-link.tsx';
import { noteSeen } from '../app/wanted.ts';
import { useSlip } from '../features/bet-slip/slip-store.ts';
import { makeBoard, makeEvent } from '../features/sports-board/board.fixture.ts';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

function server(signedIn = false) {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/sport/events': () =>
      makeBoard({ events: [makeEvent({ startsAt: inAnHour })], feedAt: new Date().toISOString() }),
    '/api/member/login': aSession(),
    ...(signedIn && { '/api/member/info': aSession(), '/api/wallet/balance': aBalance(1_284_500, 5) }),
  });
}

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  useSlip.setState({ legs: [], stakeAmount: undefined });
  noteSeen('main');
});

const boards = [
  ['/sports', '조합 베팅', '/member/sport/combinationbetting'],
  ['/livesports', '라이브 베팅', '/member/sport/livebetting'],
  ['/specialsports', '스페셜 베팅', '/member/sport/special'],
] as const;

/** Fills the log-in that is open and sends it. */
async function logIn(place: HTMLElement): Promise<void> {
  const type = (label: string, value: string) =>
    fireEvent.change(within(place).getByLabelText(label), { target: { value } });
  const said = await within(place).findByText(/자동 입력 방지 코드: /);
  type('아이디', 'member01');
  type('비밀번호', 'a-password-1');
  type('자동 입력 방지 코드', (said.textContent ?? '').replace(/\D/g, ''));
  fireEvent.click(within(place).getByRole('button', { name: '로그인' }));
}

async function pickHomeWin(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /승무패, 울산 승/ }));
  fireEvent.click(screen.getByRole('button', { name: /^베팅 슬립 펼치기/ }));
}

describe('the price lists of guests', () => {
  test.each(boards)('a guest sees the prices at %s; a member is led on', async (path, title, memberPath) => {
    const guest = renderApp(server(), { path });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(guest.router.state.location.pathname).toBe(path);
    cleanup();
    const member = renderApp(server(true), { path });
    await waitFor(() => expect(member.router.state.location.pathname).toBe(memberPath));
  });

  test.each(boards)(
    '[AC-04] beside %s the board of members stays theirs',
    async (_path, _title, memberPath) => {
      const { router } = renderApp(server(), { path: memberPath });
      const alert = await screen.findByRole('alertdialog');
      expect(within(alert).getByText('로그인 후 이용해 주세요.')).toBeTruthy();
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );

  test('what a board asks of the server, guests may ask', () => {
    expect(calls['/api/sport/events']).toMatchObject({ audience: 'guest', cached: true });
    expect(calls['/api/sport/event'].audience).toBe('guest');
  });

  test('a guest who looks at prices sends no call of members', async () => {
    const fake = server();
    renderApp(fake, { path: '/sports' });
    await screen.findByRole('button', { name: /승무패, 울산 승/ });
    const asked = new Set(fake.made.map(({ path }) => path));
    asked.delete('/api/member/info');
    expect([...asked].filter((path) => calls[path].audience !== 'guest')).toEqual([]);
  });
});

test('a link to a board leads a guest to the price list, and a member to the board', async () => {
  const home = () => <AppLink to="liveSport">경기</AppLink>;
  const { router } = renderApp(server(), { home });
  const link = await screen.findByRole('link', { name: '경기' });
  await waitFor(() => expect(link.getAttribute('href')).toBe('/livesports'));
  fireEvent.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/livesports'));
  cleanup();
  renderApp(server(true), { path: '/member/main', home });
  const own = await screen.findByRole('link', { name: '경기' });
  expect(own.getAttribute('href')).toBe('/member/sport/livebetting');
});

describe('a pick of a guest', () => {
  test('is kept in the tab, and the log-in of the slip leads to the board of members with it', async () => {
    const { router } = renderApp(server(), { path: '/sports' });
    await pickHomeWin();
    expect(sessionStorage.getItem('hanpan-slip')).toContain('"selectionId":111');
    fireEvent.click(await screen.findByRole('button', { name: '로그인하고 베팅' }));
    await logIn(await screen.findByRole('dialog', { name: '로그인' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/sport/combinationbetting'));
    expect(useSlip.getState().legs.map(({ selectionId }) => selectionId)).toEqual([111]);
    expect(screen.queryByRole('button', { name: '로그인하고 베팅' })).toBeNull();
  });

  test('is kept where the log-in is a page of its own, on a phone', async () => {
    setWidth(390);
    const { router } = renderApp(server(), { path: '/livesports' });
    await screen.findByRole('heading', { level: 1, name: '라이브 베팅' });
    fireEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await logIn(await screen.findByRole('main'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/sport/livebetting'));
  });

  test('from the main page the log-in leads to the dashboard, also after a look at the prices', async () => {
    const { router } = renderApp(server(), { path: '/sports' });
    await screen.findByRole('heading', { level: 1, name: '조합 베팅' });
    await router.navigate({ href: '/' });
    await screen.findByText('main page');
    fireEvent.click(screen.getByRole('button', { name: '로그인' }));
    await logIn(await screen.findByRole('dialog', { name: '로그인' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/member/main'));
  });
});
