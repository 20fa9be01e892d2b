import type { Approval, DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { ApprovalsPage } from './approvals-page.tsx';

afterEach(cleanup);

const list = '/api/console/approval/list';
const approve = '/api/console/approval/approve';
const reject = '/api/console/approval/reject';

const coupons: Approval = {
  approvalIdx: 3,
  kind: 'coupon',
  worth: 'cash',
  amount: amount(1_000_000),
  count: 100,
  totalAmount: amount(100_000_000),
  memIds: ['member07', 'member08'],
  codeCount: 98,
  name: { ko: '개장', en: 'Opening', vi: 'Khai trương' },
  expiresAt: '2026-04-02T00:00:00.000Z',
  reason: '개장 행사',
  cause: 'single',
  state: 'waiting',
  askedAt: '2026-03-02T02:50:00.000Z',
  askedBy: '정유진',
  askedById: 'op9',
  decidedAt: null,
  decidedBy: null,
  rejectReason: null,
};
const points: Approval = {
  ...coupons,
  approvalIdx: 4,
  kind: 'point',
  worth: 'point',
  count: 1,
  totalAmount: amount(1_000_000),
  memIds: ['member01'],
  codeCount: 0,
  cause: 'operator',
  askedBy: '박도윤',
  askedById: 'op8',
};

const pageOf = (...rows: Approval[]): DataOf<typeof list> => ({
  list: rows,
  pageInfo: pageOne(rows.length),
  waitingCount: rows.length,
  rule: {
    windowHours: 24,
    singleAmount: amount(3_000_000),
    operatorAmount: amount(3_000_000),
    operatorTotalAmount: amount(50_000_000),
    memberAmount: amount(3_000_000),
  },
});

test('what waits says who gets how much in all, who asked and why it waits', async () => {
  const server = fakeServer({ [list]: () => pageOf(points, coupons) });
  await renderInConsole(<ApprovalsPage />, server);
  const table = await screen.findByRole('table', { name: '두 번째 운영자가 승인할 요청' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('이 운영자가 직접 처리한 합계가 한도에 닿습니다');
  expect(first?.textContent).toContain('1,000,000');
  for (const said of ['member07 외 1명 · 번호 98장', '100,000,000', '정유진', '한 번의 금액이 큽니다'])
    expect(second?.textContent).toContain(said);
  expect(screen.getByText(/한 번에 3,000,000원부터.*24시간/)).toBeTruthy();
  expect(server.bodiesOf(list)[0]).toMatchObject({ state: 'waiting' });
});

test("another's request is approved once, after reading what it is", async () => {
  let rows = [coupons];
  const server = fakeServer({
    [list]: () => pageOf(...rows),
    [approve]: () => {
      rows = [];
      return { approval: { ...coupons, state: 'done' as const } };
    },
  });
  await renderInConsole(<ApprovalsPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: '정유진님의 요청 승인' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/1,000,000 × 100/)).toBeTruthy();
  expect(within(dialog).getByText('개장 행사')).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: '100,000,000원 지급' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(approve)).toEqual([{ idempotencyKey: expect.any(String), approvalIdx: 3 }]);
  expect(await screen.findByText('기다리는 요청이 없습니다')).toBeTruthy();
});

test("one's own cannot be approved, but withdrawn with a reason", async () => {
  const own = { ...points, askedById: me.operatorId, askedBy: me.name };
  const server = fakeServer({
    [list]: () => pageOf(own),
    [reject]: () => ({ approval: { ...own, state: 'rejected' as const, rejectReason: '그만' } }),
  });
  await renderInConsole(<ApprovalsPage />, server);
  expect(await screen.findByText('다른 운영자가 승인해야 합니다')).toBeTruthy();
  expect(screen.queryByRole('button', { name: `${me.name}님의 요청 승인` })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `${me.name}님의 요청 거절` }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '필요 없는 요청입니다.' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '거절' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(reject)).toMatchObject([{ approvalIdx: 4, reason: '필요 없는 요청입니다.' }]);
});

test("a refusal shows the server's text and leaves the request where it is", async () => {
  const server = fakeServer({
    [list]: () => pageOf(points),
    [approve]: () => {
      throw refusal('T999', '이미 처리되었습니다.');
    },
  });
  await renderInConsole(<ApprovalsPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: '박도윤님의 요청 승인' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '1,000,000포인트 지급' }));
  expect(await within(dialog).findByText('이미 처리되었습니다.')).toBeTruthy();
});

test('points to take back say so, on the page and on the button that takes them', async () => {
  const takeBack: Approval = { ...points, kind: 'takeBack' };
  const server = fakeServer({
    [list]: () => pageOf(takeBack),
    [approve]: () => ({ approval: { ...takeBack, state: 'done' as const } }),
  });
  await renderInConsole(<ApprovalsPage />, server);
  expect(await screen.findByText('포인트 회수')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '박도윤님의 요청 승인' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '1,000,000포인트 회수' }));
  await waitFor(() => expect(server.bodiesOf(approve)).toMatchObject([{ approvalIdx: 4 }]));
});
