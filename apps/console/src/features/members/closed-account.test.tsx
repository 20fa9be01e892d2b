import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import { memberRow } from '../../testing/member-row.ts';
import { ClosedAccount } from './closed-account.tsx';

afterEach(cleanup);

const path = '/api/console/members/reopen';
const row = {
  ...memberRow,
  status: 'closed' as const,
  closedAt: '2026-03-02T03:00:00.000Z',
  closingReason: '쉬고 싶어서',
  cashAmt: amount(2_500),
};

test('[ACC-11] since when, why and what came after the closing is shown, and it is reopened with a reason', async () => {
  const server = fakeServer({ [path]: () => ({ member: { ...memberRow } }) });
  await renderInConsole(<ClosedAccount row={row} />, server);
  expect(screen.getByText('쉬고 싶어서')).toBeTruthy();
  expect(screen.getByText('남은 보유금').nextElementSibling?.textContent).toContain('2,500');
  fireEvent.click(screen.getByRole('button', { name: '계정 복구' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '통화로 확인' } });
  fireEvent.click(dialog.getByRole('button', { name: '계정 복구' }));
  await waitFor(() => expect(server.bodiesOf(path)).toEqual([{ memberKey: 7, reason: '통화로 확인' }]));
});

test('nothing of it is drawn for any other account', async () => {
  await renderInConsole(<ClosedAccount row={memberRow} />, fakeServer({}));
  expect(screen.queryByText('탈퇴')).toBeNull();
});
