import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import { memberRow } from '../../testing/member-row.ts';
import { DormantAccount } from './dormant-account.tsx';

afterEach(cleanup);

const path = '/api/console/members/activate';
const row = { ...memberRow, dormantAt: '2026-03-02T03:00:00.000Z', cashAmt: amount(2_500) };

test('[ACC-11] since when it is dormant is shown, and it is activated with a reason', async () => {
  const server = fakeServer({ [path]: () => ({ member: { ...memberRow } }) });
  await renderInConsole(<DormantAccount row={row} />, server);
  expect(screen.getByText('휴면 시작')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '휴면 해제' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '통화로 확인' } });
  fireEvent.click(dialog.getByRole('button', { name: '휴면 해제' }));
  await waitFor(() => expect(server.bodiesOf(path)).toEqual([{ memberKey: 7, reason: '통화로 확인' }]));
});

test('nothing of it is drawn for any other account', async () => {
  await renderInConsole(<DormantAccount row={memberRow} />, fakeServer({}));
  expect(screen.queryByText('휴면 계정')).toBeNull();
});
