import { type DataOf, loginKinds } from '@hanpan/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, renderInConsole } from '../testing/console-world.tsx';
import { LoginsPage } from './logins-page.tsx';

afterEach(cleanup);

const path = '/api/console/logins';
const lead = { ...me, roles: ['supervisor' as const] };
const countsOf = (failed: number) =>
  loginKinds.map((kind, place) => ({
    kind,
    succeeded: 10 * (place + 1),
    failed: failed * (place + 1),
    held: place,
  }));
const figures: DataOf<typeof path> = {
  list: [
    { from: '2026-03-02T01:00:00.000Z', counts: countsOf(2) },
    { from: '2026-03-02T02:00:00.000Z', counts: countsOf(5) },
  ],
  totals: countsOf(7),
  networks: [{ network: '203.0.113.0/24', failed: 31, accounts: 12, lastAt: '2026-03-02T02:30:00.000Z' }],
};

test('[SEC-17] how many log-ins succeed, fail and are held back is shown by who, when and from where', async () => {
  const server = fakeServer({ [path]: () => figures });
  await renderInConsole(<LoginsPage />, { ...server, operator: lead });
  const totals = await screen.findByRole('table', { name: '구분별 로그인' });
  expect(
    within(totals)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining('실패'),
    expect.stringMatching(/전체.*60.*42.*3/),
    expect.stringMatching(/회원.*10.*7.*0/),
    expect.stringMatching(/파트너.*20.*14.*1/),
    expect.stringMatching(/운영자.*30.*21.*2/),
  ]);
  expect(screen.getByRole('img', { name: '최근 24시간 로그인 성공과 실패' })).toBeTruthy();
  const networks = screen.getByRole('table', { name: '실패가 많은 네트워크' });
  expect(within(networks).getByText('203.0.113.0/24')).toBeTruthy();
  const hours = () => screen.getByRole('table', { name: '시간별 로그인' });
  expect(within(hours()).getAllByRole('row')[1]?.textContent).toMatch(/60.*30.*3/);
  fireEvent.click(screen.getByRole('radio', { name: '파트너' }));
  expect((await screen.findAllByText('파트너')).length).toBeGreaterThan(0);
  expect(within(hours()).getAllByRole('row')[1]?.textContent).toMatch(/20.*10.*1/);
  fireEvent.click(screen.getByRole('radio', { name: '최근 30일' }));
  expect(await screen.findByRole('table', { name: '날짜별 로그인' })).toBeTruthy();
  expect(server.bodiesOf(path)).toEqual([{ span: 'day' }, { span: 'month' }]);
});

test('a period in which nothing failed says so', async () => {
  const server = fakeServer({ [path]: () => ({ ...figures, networks: [] }) });
  await renderInConsole(<LoginsPage />, { ...server, operator: lead });
  expect(await screen.findByText('이 기간에 실패한 로그인이 없습니다.')).toBeTruthy();
});
