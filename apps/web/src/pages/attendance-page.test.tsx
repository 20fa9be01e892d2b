import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { applyBalance, balanceKey } from '../app/session-cache.ts';
import { AttendancePage } from './attendance-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

afterEach(cleanup);

type Attendance = DataOf<'/api/attendance/list'>;

const checkedOn = (day: string, streakDays: number) => ({
  day,
  checkedAt: `${day}T01:00:00Z`,
  streakDays,
  points: amount(100),
});

const running: Attendance = {
  open: 'Y',
  month: '2026-03',
  today: '2026-03-10',
  isCheckedToday: 'N',
  streakDays: 2,
  days: [checkedOn('2026-03-08', 1), checkedOn('2026-03-09', 2)],
  monthPoints: amount(200),
  nextPoints: amount(600),
  dayPoints: amount(100),
  streakRewards: [{ days: 3, points: amount(500) }],
};
const afterwards: Attendance = {
  ...running,
  isCheckedToday: 'Y',
  streakDays: 3,
  days: [...running.days, { ...checkedOn('2026-03-10', 3), points: amount(600) }],
  monthPoints: amount(800),
  nextPoints: amount(100),
};

/** The answer of a check-in, without the version of the balance after it. */
const checked = {
  day: '2026-03-10',
  streakDays: 3,
  dayPoints: amount(100),
  streakPoints: amount(500),
  points: amount(600),
  pointAmt: amount(600),
};

test("[WR-03] the calendar shows the days that were checked in, and today's check-in pays its reward once", async () => {
  let shown = running;
  const world = renderPage(<AttendancePage />, {
    '/api/attendance/list': () => shown,
    '/api/attendance/check': () => {
      shown = afterwards;
      return { ...checked, version: 2 };
    },
  });
  const table = await screen.findByRole('table', { name: /출석 달력, 2026년 3월/ });
  const said = () =>
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent ?? '');
  expect(said().filter((text) => text.includes('출석, 100포인트'))).toHaveLength(2);
  expect(said().filter((text) => text.includes('출석 안 함'))).toHaveLength(7);
  expect(table.querySelector('[aria-current="date"]')?.textContent).toContain('10');
  expect(screen.getByText('지금 출석하면 600포인트를 받습니다.')).toBeTruthy();
  expect(screen.getByText('3일 연속 출석하면 500포인트를 더 드립니다.')).toBeTruthy();
  const button = screen.getByRole('button', { name: '오늘 출석하기' });
  fireEvent.click(button);
  fireEvent.click(button);
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: '오늘 출석했습니다' });
  expect(done.disabled).toBe(true);
  expect(said().some((text) => text.includes('출석, 600포인트'))).toBe(true);
  expect(screen.getByText('내일 출석하면 100포인트를 받습니다.')).toBeTruthy();
  expect(world.sent('/api/attendance/check')).toHaveLength(1);
  expect(world.queryClient.getQueryData(balanceKey)).toMatchObject({ balance: 100_000, point: 600 });
});

test('an earlier month is a page back, and there is none after the running one', async () => {
  const world = renderPage(<AttendancePage />, {
    '/api/attendance/list': ({ month }) => (month ? { ...running, month, days: [] } : running),
  });
  await screen.findByRole('heading', { name: '2026년 3월' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '다음 달' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '지난달' }));
  await screen.findByRole('heading', { name: '2026년 2월' });
  fireEvent.click(screen.getByRole('button', { name: '다음 달' }));
  await screen.findByRole('heading', { name: '2026년 3월' });
  expect(world.sent('/api/attendance/list').map(({ month }) => month)).toEqual([null, '2026-02']);
});

test('a check-in that another screen made first is shown as made', async () => {
  let shown = running;
  renderPage(<AttendancePage />, {
    '/api/attendance/list': () => shown,
    '/api/attendance/check': () => {
      shown = afterwards;
      return Promise.reject(new CallError('T999', '이미 처리되었습니다.'));
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '오늘 출석하기' }));
  expect(await screen.findByText('이미 처리되었습니다.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '오늘 출석했습니다' })).toBeTruthy();
});

test('where the site has no attendance the page says so; where it cannot be read it offers a retry', async () => {
  let answer = () => Promise.reject<Attendance>(new CallError('E001', 'x'));
  renderPage(<AttendancePage />, { '/api/attendance/list': () => answer() });
  await screen.findByText('출석 달력을 불러오지 못했습니다');
  answer = () => Promise.resolve({ ...running, open: 'N' });
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText('지금은 진행하지 않습니다')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '오늘 출석하기' })).toBeNull());
});

test('cash that moves while a check-in is under way is not taken back by its answer', async () => {
  let arrive: () => void = () => undefined;
  const paid = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const world = renderPage(<AttendancePage />, {
    '/api/attendance/list': () => running,
    '/api/attendance/check': async () => {
      await paid;
      return { ...checked, version: 3 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '오늘 출석하기' }));
  await waitFor(() => expect(world.sent('/api/attendance/check')).toHaveLength(1));
  applyBalance(world.queryClient, { cashAmt: amount(70_000), version: 2 });
  arrive();
  await waitFor(() =>
    expect(world.queryClient.getQueryData(balanceKey)).toMatchObject({ point: 600, version: 3 }),
  );
  expect(world.queryClient.getQueryData(balanceKey)).toMatchObject({ balance: 70_000 });
});
