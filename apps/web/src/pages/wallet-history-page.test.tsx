import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from './page-world.fixture.tsx';
import { WalletHistoryPage } from './wallet-history-page.tsx';

afterEach(cleanup);

type History = DataOf<'/api/wallet/history'>;
const path = '/api/wallet/history';

const bet: History['list'][number] = {
  transferId: 9,
  cashType: 'play',
  flow: 'bet',
  amount: amount(-10_000),
  balanceAfter: amount(40_000),
  postedAt: '2026-01-01T10:00:00Z',
};
const undone = { ...bet, transferId: 10, flow: 'bet-reversal', amount: amount(10_000) };
const newer = { ...bet, transferId: 11, flow: 'something-new' };

function history(...list: History['list']): History {
  return {
    list,
    openingBalance: amount(50_000),
    closingBalance: amount(40_000),
    pageInfo: { page: 1, count_per_list: 10, total: list.length },
  };
}

test('each movement has a name, an amount with its sign and the balance after it; the balances at both ends are above', async () => {
  renderPage(<WalletHistoryPage />, { [path]: () => history(newer, undone, bet) });
  const table = await screen.findByRole('table', { name: '보유금 내역' });
  const [, first, second, third] = within(table).getAllByRole('row');
  expect(third?.textContent).toContain('스포츠 베팅');
  expect(third?.textContent).toContain('-10,000');
  expect(third?.textContent).toContain('40,000');
  expect(second?.textContent).toContain('스포츠 베팅 취소');
  expect(second?.textContent).toContain('+10,000');
  expect(first?.textContent).toContain('게임');
  expect(screen.getByText('기간 시작 보유금').parentElement?.textContent).toContain('50,000');
  expect(screen.getByText('기간 동안 변화').parentElement?.textContent).toContain('-10,000');
});

test('it is asked for by kind and period, and saved with the same days', async () => {
  const world = renderPage(<WalletHistoryPage />, { [path]: () => history(bet) });
  await screen.findByText('스포츠 베팅');
  const [first] = world.sent(path);
  expect(first).toMatchObject({ cashType: 'all', page: 1 });
  fireEvent.click(screen.getByRole('button', { name: '12개월' }));
  fireEvent.click(screen.getByRole('button', { name: '게임' }));
  await waitFor(() => {
    const last = world.sent(path).at(-1);
    expect(last?.cashType).toBe('play');
    const [begin, end] = [last?.startDate ?? '', last?.endDate ?? ''].map((day) => Number(day.slice(0, 4)));
    expect(Number(end) - Number(begin)).toBe(1);
  });
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-01-01' } });
  fireEvent.change(screen.getByLabelText('종료일'), { target: { value: '2026-01-31' } });
  await waitFor(() =>
    expect(world.sent(path).at(-1)).toEqual({
      cashType: 'play',
      startDate: '2026-01-01',
      endDate: '2026-01-31',
      page: 1,
    }),
  );
  expect(screen.getByRole('link', { name: '엑셀용 파일(CSV) 저장' }).getAttribute('href')).toBe(
    '/api/wallet/statement.csv?from=2026-01-01&to=2026-01-31',
  );
});

test('an empty period says what to try, and a list that failed offers a retry', async () => {
  let responses = () => Promise.reject<History>(new CallError('E001', 'x'));
  renderPage(<WalletHistoryPage />, { [path]: () => responses() });
  await screen.findByText('보유금 내역을 불러오지 못했습니다');
  responses = () => Promise.resolve(history());
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText('내역이 없습니다')).toBeTruthy();
  expect(screen.getByText(/기간을 넓혀 보세요/)).toBeTruthy();
});
