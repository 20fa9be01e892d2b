import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PointRow } from '../features/points/model.ts';
import { PointMovement } from '../features/points/point-movement.tsx';
import { fakeServer, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { PointsPage } from './points-page.tsx';

afterEach(cleanup);

const row: PointRow = {
  pointIdx: 12,
  accruedAt: '2026-03-02T02:50:00.000Z',
  kind: 'deposit',
  percent: 1,
  bonusPercent: 0.2,
  accruedPoints: amount(1200),
  useType: 'earn',
  appliedPoints: amount(1000),
  reason: null,
  memberKey: 7,
  memId: 'member07',
  memNick: '달빛',
  by: null,
};

function desk(list: PointRow[] = [row]) {
  const moved = { entry: row, waiting: null, pointAmt: amount(500) };
  return fakeServer({
    '/api/console/point/list': () => ({ list, pageInfo: pageOne(list.length) }),
    '/api/console/point/give': () => moved,
    '/api/console/point/takeBack': () => moved,
  });
}

const openDialog = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('alertdialog');
};
const fill = (dialog: HTMLElement, points: string, reason: string) => {
  const [first, second] = within(dialog).getAllByRole('textbox');
  if (first) fireEvent.change(first, { target: { value: points } });
  if (second) fireEvent.change(second, { target: { value: reason } });
};

test('a line of the history opens with its origin, and filters are sent', async () => {
  const server = desk();
  await renderInConsole(<PointsPage />, server);
  fireEvent.click(await screen.findByText('달빛'));
  const detail = screen.getByRole('complementary');
  for (const said of ['1%', '0.2%', '1,200', '+1,000']) expect(detail.textContent).toContain(said);
  fireEvent.change(screen.getByLabelText('사용 구분'), { target: { value: 'takeBack' } });
  await waitFor(() =>
    expect(server.bodiesOf('/api/console/point/list').at(-1)).toEqual({
      kind: 'all',
      useType: 'takeBack',
      search: '',
      page: 1,
    }),
  );
});

test('points are given once, with a reason that the member will read', async () => {
  const server = desk();
  await renderInConsole(<PointMovement member={row} />, server);
  const dialog = await openDialog('포인트 지급');
  const send = within(dialog).getByRole('button', { name: '포인트 지급' });
  fireEvent.click(send);
  expect(await within(dialog).findByText('포인트를 입력해 주세요.')).toBeTruthy();
  expect(within(dialog).getByText('사유를 입력해 주세요.')).toBeTruthy();
  fill(dialog, '3000', '개장 기념');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: '이벤트로 지급' }));
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const bodies = server.bodiesOf('/api/console/point/give');
  expect(bodies).toMatchObject([{ memberKey: 7, amount: 3000, reason: '개장 기념', kind: 'event' }]);
});

test('a refused debit shows the text of the server, and a lost response keeps its key', async () => {
  const responses = [
    refusal('P003', '보유 포인트를 초과하여 회수할 수 없습니다.'),
    refusal('NT99', '통신이 지연되고 있습니다.', true),
    refusal('NT99', '통신이 지연되고 있습니다.', true),
  ];
  const server = fakeServer({
    '/api/console/point/takeBack': () => {
      throw responses.shift();
    },
  });
  await renderInConsole(<PointMovement member={row} />, server);
  const dialog = await openDialog('포인트 회수');
  fill(dialog, '9000', '잘못 지급');
  const press = async (times: number, said: RegExp) => {
    fireEvent.click(within(dialog).getByRole('button', { name: '포인트 회수' }));
    await waitFor(() => expect(server.bodiesOf('/api/console/point/takeBack')).toHaveLength(times));
    expect(await within(dialog).findByText(said)).toBeTruthy();
  };
  await press(1, /초과하여 회수할 수 없습니다/);
  await press(2, /두 번 처리되지 않습니다/);
  await press(3, /두 번 처리되지 않습니다/);
  const keys = server
    .bodiesOf('/api/console/point/takeBack')
    .map((body) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});

test('an empty history says what to try', async () => {
  await renderInConsole(<PointsPage />, desk([]));
  expect(await screen.findByText('포인트 내역이 없습니다')).toBeTruthy();
});
