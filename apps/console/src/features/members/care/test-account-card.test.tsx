import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, refusal, renderInConsole } from '../../../testing/console-world.tsx';
import { memberRow } from '../../../testing/member-row.ts';
import { MemberStatusBadge } from '../member-columns.tsx';
import { TestAccountCard } from './test-account-card.tsx';

afterEach(cleanup);

const path = '/api/console/members/testAccount';
const at = '2026-03-02T03:00:00.000Z';
const testAccount = {
  fundsCap: amount(500_000),
  fundedAmt: amount(20_000),
  markedAt: at,
  markedBy: 'seoyun',
};
const marked = { ...memberRow, testAccount };
const mark = { kind: 'mark' as const, fundsCap: amount(500_000), by: 'seoyun', reason: '새 버전 시험', at };
const lead = { ...me, roles: ['supervisor' as const] };
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('[ACC-16] an account is marked with a cap and a reason, and not without them', async () => {
  const server = fakeServer({ [path]: () => ({ member: marked }) });
  await renderInConsole(<TestAccountCard member={memberRow} testChanges={[]} />, {
    ...server,
    operator: lead,
  });
  await press('테스트 계정으로 지정');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: '새 버전을 시험합니다.' }));
  fireEvent.click(dialog.getByRole('button', { name: '테스트 계정으로 지정' }));
  expect(await dialog.findByText('한도를 입력해 주세요.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/넣을 수 있는 한도/), { target: { value: '500000' } });
  fireEvent.click(dialog.getByRole('button', { name: '테스트 계정으로 지정' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(path)).toEqual([
    { memberKey: memberRow.memberKey, fundsCap: 500_000, reason: '새 버전을 시험합니다.' },
  ]);
});

test('[ACC-16] who marked it, when, why and with which cap is shown, and a refusal to take that away stays to be read', async () => {
  const server = fakeServer({
    [path]: () => {
      throw refusal('TA02', '쓴 적이 있는 계정입니다.');
    },
  });
  await renderInConsole(<TestAccountCard member={marked} testChanges={[mark]} />, {
    ...server,
    operator: lead,
  });
  expect(await screen.findByText('500,000', { exact: false, selector: 'dd *' })).toBeTruthy();
  const history = within(screen.getByRole('list', { name: '변경 기록' }));
  expect(history.getByText('새 버전 시험')).toBeTruthy();
  await press('지정 해제');
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '잘못 지정' } });
  fireEvent.click(dialog.getByRole('button', { name: '지정 해제' }));
  expect(await dialog.findByText('쓴 적이 있는 계정입니다.')).toBeTruthy();
  expect(server.bodiesOf(path)).toEqual([
    { memberKey: memberRow.memberKey, fundsCap: null, reason: '잘못 지정' },
  ]);
});

test('who does not lead sees what is, and nothing of accounts that never were one', async () => {
  const operator = { ...me, roles: ['support' as const] };
  const server = fakeServer({});
  const { unmount } = await renderInConsole(<TestAccountCard member={marked} testChanges={[mark]} />, {
    ...server,
    operator,
  });
  expect(await screen.findByText('지정한 사람')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await renderInConsole(<TestAccountCard member={memberRow} testChanges={[]} />, { ...server, operator });
  expect(screen.queryByText('테스트 계정')).toBeNull();
});

test('a test account bears a badge beside its status', async () => {
  await renderInConsole(<MemberStatusBadge row={{ ...marked, status: 'active' }} />, fakeServer({}));
  expect(await screen.findByText('테스트')).toBeTruthy();
  expect(screen.getByText('정상')).toBeTruthy();
});
