import type { DataOf, StaffRole } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, renderInConsole } from '../testing/console-world.tsx';
import { StuckPage } from './stuck-page.tsx';

afterEach(cleanup);

const stuck = '/api/console/vendors/stuck';
const end = '/api/console/vendors/endTransfer';
const dismiss = '/api/console/vendors/dismissHeld';
const supervisor = { ...me, roles: ['supervisor'] satisfies StaffRole[] };
const member = { memberKey: 7, memId: 'member07', memNick: '달빛' };

const transfer: DataOf<typeof stuck>['transfers'][number] = {
  ...member,
  transferId: '5b0a4d0e-6f63-4b55-8a9e-6f1f4f1f2a11',
  vendorCode: 'moon',
  direction: 'in',
  amount: amount(5_000),
  state: 'unknown',
  attempts: 9,
  askedAt: '2026-03-02T02:50:00.000Z',
  nextAt: null,
  said: null,
};
const held: DataOf<typeof stuck>['held'][number] = {
  ...member,
  vendorCode: 'moon',
  transactionId: 'win-1',
  kind: 'win',
  cause: 'held',
  gameKey: 'g',
  round: 'r',
  amount: amount(5_000_000),
  firstAt: '2026-03-02T02:50:00.000Z',
  lastAt: '2026-03-02T02:50:00.000Z',
  times: 3,
  releasedAt: null,
};

async function show(rows: Partial<DataOf<typeof stuck>>, isDone = true) {
  const server = fakeServer({
    [stuck]: () => ({ transfers: [], held: [], ...rows }),
    [end]: () => ({ isDone }),
    [dismiss]: () => ({}),
  });
  await renderInConsole(<StuckPage />, { ...server, operator: supervisor });
  return server;
}

const dialog = async () => within(await screen.findByRole('alertdialog'));
const giveReason = (of: Awaited<ReturnType<typeof dialog>>) =>
  fireEvent.change(of.getByLabelText(/^사유/, { selector: 'input, textarea' }), {
    target: { value: '게임사 확인' },
  });

test('the result of a movement is entered with its amounts and a reason, as a first operator has said it', async () => {
  const said = {
    by: '정유진',
    at: '2026-03-02T03:00:00.000Z',
    reason: '확인',
    movedAmount: amount(4_000),
    leftAmount: amount(4_500),
  };
  const server = await show({ transfers: [{ ...transfer, said }] });
  expect((await screen.findAllByText(/정유진/)).length).toBeGreaterThan(0);
  fireEvent.click((await screen.findAllByRole('button', { name: '결과 입력' }))[0] as HTMLElement);
  const of = await dialog();
  giveReason(of);
  fireEvent.click(of.getByRole('button', { name: '결과 입력' }));
  await waitFor(() =>
    expect(server.bodiesOf(end)).toMatchObject([
      { transferId: transfer.transferId, moved: { amount: 4_000, left: 4_500 }, reason: '게임사 확인' },
    ]),
  );
});

test('that nothing moved needs no amount, and without an amount nothing is sent', async () => {
  const server = await show({ transfers: [{ ...transfer, direction: 'out', amount: null }] }, false);
  fireEvent.click((await screen.findAllByRole('button', { name: '결과 입력' }))[0] as HTMLElement);
  const of = await dialog();
  giveReason(of);
  fireEvent.click(of.getByRole('button', { name: '결과 입력' }));
  expect(await of.findByText('옮겨진 금액을 입력해 주세요.')).toBeTruthy();
  expect(of.getByText('게임사에 남은 금액을 입력해 주세요. 없으면 0입니다.')).toBeTruthy();
  fireEvent.click(of.getByRole('radio', { name: '옮겨지지 않음' }));
  fireEvent.click(of.getByRole('button', { name: '결과 입력' }));
  await waitFor(() => expect(server.bodiesOf(end)).toMatchObject([{ moved: null }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a held win is dismissed with a reason', async () => {
  const server = await show({ held: [held] });
  fireEvent.click((await screen.findAllByRole('button', { name: '목록에서 빼기' }))[0] as HTMLElement);
  const of = await dialog();
  giveReason(of);
  fireEvent.click(of.getByRole('button', { name: '목록에서 빼기' }));
  await waitFor(() =>
    expect(server.bodiesOf(dismiss)).toMatchObject([
      { vendorCode: 'moon', transactionId: 'win-1', reason: '게임사 확인' },
    ]),
  );
});
