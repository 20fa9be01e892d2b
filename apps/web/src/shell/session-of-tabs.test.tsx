import { CallError } from '@hanpan/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceSessionEnd } from '../app/session-end.ts';
import { madeTo, server } from '../test/attention-server.ts';
import { aSession } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

const minutes = (count: number) => count * 60_000;
const clocks = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] as const;
const infoUntil = (count: number) => ({
  ...aSession(),
  expiresAt: new Date(Date.now() + minutes(count)).toISOString(),
});

beforeEach(() => {
  setWidth(1440);
  vi.useFakeTimers({ toFake: [...clocks], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** A page at which nobody does anything, and whose session ends in four minutes as far as it was told. */
async function quietPage() {
  const fake = server();
  fake.responses['/api/member/info'] = infoUntil(4);
  fake.responses['/api/common/siteCheckInfo'] = () => ({
    ...{ startDate: null, endDate: null },
    now: new Date().toISOString(),
  });
  const view = renderApp(fake, { path: '/member/main' });
  await screen.findByText('1,284,500');
  return { fake, ...view };
}

test('[ST-01] a tab that nobody touched goes on where another tab has renewed the session, and ends nobody’s', async () => {
  const { fake } = await quietPage();
  localStorage.setItem('hanpan-session-until', String(Date.now() + minutes(110)));
  await act(() => vi.advanceTimersByTimeAsync(minutes(6)));
  expect(screen.queryByText('곧 로그아웃됩니다')).toBeNull();
  expect(screen.getByText('1,284,500')).toBeTruthy();
  expect(madeTo(fake, '/api/member/logout')).toBe(0);
});

test('[ST-01] where it did not hear of that it asks before it leaves, and goes on until the end that the server says', async () => {
  const { fake } = await quietPage();
  fake.responses['/api/member/info'] = infoUntil(20);
  await act(() => vi.advanceTimersByTimeAsync(minutes(5)));
  expect(screen.getByText('1,284,500')).toBeTruthy();
  expect(screen.queryByText('곧 로그아웃됩니다')).toBeNull();
  expect(madeTo(fake, '/api/member/info')).toBe(2);
  expect(madeTo(fake, '/api/member/logout')).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(minutes(16)));
  expect(await screen.findByText('로그아웃되었습니다')).toBeTruthy();
  expect(madeTo(fake, '/api/member/logout')).toBe(1);
});

test.each([
  ['has ended', () => new CallError('E401', '')],
  ['is another member’s', () => ({ ...infoUntil(60), member: { ...aSession().member, memId: 'member02' } })],
  ['is not known of', () => new CallError('NT99', '', true)],
] as const)('[ST-01] the page ends by itself alone where the browser’s session %s', async (_, answer) => {
  const { fake } = await quietPage();
  fake.responses['/api/member/info'] = () => {
    const said = answer();
    if (said instanceof CallError && said.code === 'E401') announceSessionEnd(said);
    return said;
  };
  await act(() => vi.advanceTimersByTimeAsync(minutes(4.1)));
  expect(await screen.findByText('로그아웃되었습니다')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('1,284,500')).toBeNull());
  expect(madeTo(fake, '/api/member/logout')).toBe(0);
});

test('[ST-01] an end that no token can have is not believed', async () => {
  await quietPage();
  localStorage.setItem('hanpan-session-until', String(Date.now() + minutes(500)));
  await act(() => vi.advanceTimersByTimeAsync(minutes(4.1)));
  expect(await screen.findByText('로그아웃되었습니다')).toBeTruthy();
});
