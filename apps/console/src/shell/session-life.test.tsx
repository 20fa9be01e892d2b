import { CallError } from '@hanpan/client';
import { sessionTimes } from '@hanpan/contract';
import { beginActivity } from '@hanpan/kit';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../app/session.ts';
import { fakeServer, me, renderInConsole } from '../testing/console-world.tsx';
import { SessionGate } from './session-gate.tsx';

const minutes = (count: number) => count * 60_000;
const inMinutes = (count: number) => new Date(Date.now() + minutes(count)).toISOString();
const clocks = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] as const;
const passed = (count: number) => act(() => vi.advanceTimersByTimeAsync(minutes(count)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: [...clocks], shouldAdvanceTime: true });
  localStorage.clear();
  beginActivity();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** An open console whose session ends after so many minutes, and what each renewal gives it. */
async function openConsole(leftMinutes: number, givenMinutes = 120) {
  let expiresAt = inMinutes(leftMinutes);
  const server = fakeServer({
    '/api/console/me': () => ({ operator: { ...me, roles: ['content'] }, expiresAt }),
    '/api/console/getToken': () => {
      expiresAt = inMinutes(givenMinutes);
      return { token: null, expiresAt };
    },
    '/api/console/logout': () => ({}),
    '/api/common/siteCheckInfo': () => ({ startDate: null, endDate: null, now: inMinutes(0) }) as never,
    '/api/etc/siteOption': () => ({ siteOption: { timeZone: 'Asia/Seoul' } }) as never,
  });
  await renderInConsole(<SessionGate />, server);
  await screen.findByRole('navigation', { name: '운영 메뉴' });
  const renewals = () => server.bodiesOf('/api/console/getToken').length;
  return { server, renewals };
}

const isOpen = () => screen.queryByRole('navigation', { name: '운영 메뉴' }) !== null;
const warning = () => screen.queryByRole('alertdialog', { name: '곧 로그아웃됩니다' });

test('[BC-07] while somebody works the session is renewed before its end, without a word', async () => {
  const { renewals } = await openConsole(6);
  await passed(0.5);
  expect(renewals()).toBe(0);
  fireEvent.keyDown(document.body, { key: 'a' });
  await passed(1);
  expect(renewals()).toBe(1);
  await passed(8);
  expect([renewals(), warning(), isOpen()]).toEqual([1, null, true]);
});

test('[BC-07][ACC-7] where nobody does, its end is announced a minute before, and then it ends and says why', async () => {
  const { renewals } = await openConsole(120);
  await passed(27.9);
  expect(warning()).toBeNull();
  await passed(0.2);
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '계속 이용하기' }),
  );
  await waitFor(() => expect(renewals()).toBe(1));
  await passed(0.1);
  expect(warning()).toBeNull();
  await passed(29);
  expect(await screen.findByText(/^30분 동안 사용하지 않아 로그아웃했습니다/)).toBeTruthy();
  expect(isOpen()).toBe(false);
});

test('the end that cannot be put off is told five minutes before, once, and what is typed can still be sent', async () => {
  const { renewals } = await openConsole(6, 4.9);
  await passed(0.5);
  fireEvent.keyDown(document.body, { key: 'a' });
  await passed(1);
  const told = await screen.findByRole('alertdialog');
  expect(told.textContent).toContain('그 전에 저장해 주세요');
  fireEvent.click(within(told).getByRole('button', { name: '확인' }));
  await passed(4);
  expect([renewals(), warning(), isOpen()]).toEqual([1, null, true]);
  await passed(1);
  expect(await screen.findByText(/^한 번 로그인해서 쓸 수 있는 8시간이 지나/)).toBeTruthy();
});

test('a tab whose session another tab has renewed goes on', async () => {
  await openConsole(4);
  localStorage.setItem('hanpan-session-until', String(Date.now() + minutes(110)));
  await passed(6);
  expect([warning(), isOpen()]).toEqual([null, true]);
});

test.each([
  [sessionTimes.idleMs, /^30분 동안 사용하지 않아 로그아웃했습니다/],
  [minutes(3), /^로그인이 끝났습니다/],
])(
  'where the server says first that it has ended, %d ms after the last use, the reason is the same',
  async (ms, words) => {
    const { server } = await openConsole(120);
    expect(server.asked.length).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() + ms);
    const queryClient = new QueryClient();
    queryClient.setQueryData(['/api/console/me', {}], {});
    act(() => session.endByError(queryClient, new CallError('E401', '')));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);
