import type { DataOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import { formatDay } from '@hanpan/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from './page-world.fixture.tsx';
import { WinLosePage } from './win-lose-page.tsx';

afterEach(cleanup);

type WinLose = DataOf<'/api/member/winlose'>;
const path = '/api/member/winlose';
const today = siteDate(serverNow(), 'Asia/Seoul');

const data: WinLose = {
  list: [
    {
      family: 'sports',
      gameType: 'sports',
      betCount: 3,
      stakeAmount: amount(100_000),
      returnedAmount: amount(0),
      winAmount: amount(60_000),
      turnoverAmount: amount(100_000),
      resultAmount: amount(-40_000),
    },
    {
      family: 'vendor',
      gameType: 'slot',
      betCount: 1,
      stakeAmount: amount(10_000),
      returnedAmount: amount(0),
      winAmount: amount(15_000),
      turnoverAmount: amount(10_000),
      resultAmount: amount(5_000),
    },
  ],
  days: [
    {
      day: today,
      betCount: 4,
      stakeAmount: amount(110_000),
      paidAmount: amount(75_000),
      resultAmount: amount(-35_000),
    },
  ],
  resultAmount: amount(-35_000),
};

test('[WR-34] the sums, a chart of the days, and each kind of game with its own result and return', async () => {
  renderPage(<WinLosePage />, { [path]: () => data });
  expect(await screen.findByRole('img', { name: /날마다의 손익/ })).toBeTruthy();
  expect(screen.getByText('0일 / 1일')).toBeTruthy();
  const table = screen.getByRole('table', { name: '게임별' });
  const [, sports, slots] = within(table).getAllByRole('row');
  for (const text of ['스포츠', '100,000', '60,000', '-40,000', '60.0%'])
    expect(sports?.textContent).toContain(text);
  for (const text of ['슬롯', '+5,000', '150.0%']) expect(slots?.textContent).toContain(text);
});

test('[WR-34] the figures of the chart stand in a table as well, the newest day first', async () => {
  renderPage(<WinLosePage />, { [path]: () => data });
  fireEvent.click(await screen.findByText('날짜별 표', { selector: 'summary' }));
  const table = screen.getByRole('table', { name: '날짜별 표', hidden: true });
  const row = within(table).getByText(formatDay(today, 'ko')).closest('tr');
  for (const text of ['4', '110,000', '75,000', '-35,000']) expect(row?.textContent).toContain(text);
});

test('another period is asked for, and without play the page says what will be here', async () => {
  const { sent } = renderPage(<WinLosePage />, {
    [path]: () => ({ list: [], days: [], resultAmount: amount(0) }),
  });
  expect(await screen.findByRole('heading', { name: '이 기간에 정산된 베팅이 없습니다' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '베팅내역 보기' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '12개월' }));
  await waitFor(() => expect(sent(path)).toHaveLength(2));
  expect(sent(path).at(-1)).toMatchObject({ endDate: today });
});
