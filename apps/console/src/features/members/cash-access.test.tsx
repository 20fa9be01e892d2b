import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, refusal, renderInConsole } from '../../testing/console-world.tsx';
import { useMemberCare } from './care/use-member-care.ts';
import { CashAccess } from './cash-access.tsx';
import type { MemberRow } from './model.ts';
import { PlayAccess } from './play-access.tsx';

afterEach(cleanup);

const row: MemberRow = {
  memberKey: 7,
  memId: 'member07',
  memNick: '달빛',
  memName: '김*현',
  phone: '010-****-1234',
  bankName: 'KB',
  accountNumber: '****4821',
  recommenderId: null,
  tree: [],
  status: 'active',
  memLevel: 1,
  ageYears: 30,
  appliedAt: '2026-03-01T00:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  cashAmt: amount(0),
  pointAmt: amount(0),
  depositAllowed: true,
  withdrawalAllowed: false,
  bettingAllowed: true,
  excludedUntil: null,
  dormantAt: null,
  closedAt: null,
  closingReason: null,
  testAccount: null,
  pinSet: true,
  pinLocked: true,
};

test('a locked withdrawal password is unlocked by one press, and two presses are sent once', async () => {
  const server = fakeServer({
    '/api/console/members/unlockPin': () => ({ member: { ...row, pinLocked: false } }),
  });
  await renderInConsole(<CashAccess row={row} />, server);
  const unlock = screen.getByRole('button', { name: '출금 비밀번호 잠금 풀기' });
  fireEvent.click(unlock);
  fireEvent.click(unlock);
  await waitFor(() => expect(server.bodiesOf('/api/console/members/unlockPin')).toEqual([{ memberKey: 7 }]));
});

test('where nothing is locked there is nothing to unlock', async () => {
  await renderInConsole(<CashAccess row={{ ...row, pinLocked: false }} />, fakeServer({}));
  expect(screen.queryByRole('button', { name: '출금 비밀번호 잠금 풀기' })).toBeNull();
});

test("a refusal shows the server's text", async () => {
  const server = fakeServer({
    '/api/console/members/unlockPin': () => {
      throw refusal('T999', '이미 처리되었습니다.');
    },
  });
  await renderInConsole(<CashAccess row={row} />, server);
  fireEvent.click(screen.getByRole('button', { name: '출금 비밀번호 잠금 풀기' }));
  expect(await screen.findByText('이미 처리되었습니다.')).toBeTruthy();
});

test('a block needs a reason and changes only what was asked for', async () => {
  const server = fakeServer({
    '/api/console/members/cashBlocks': () => ({ member: { ...row, depositAllowed: false } }),
  });
  await renderInConsole(<CashAccess row={row} />, server);
  expect(screen.getByRole('button', { name: '출금 풀기' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '입금 막기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '입금 막기' }));
  expect(await within(dialog).findByText('사유를 입력해 주세요.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '계좌를 확인하고 있습니다.' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '입금 막기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf('/api/console/members/cashBlocks')).toEqual([
    {
      memberKey: 7,
      depositAllowed: false,
      reason: '계좌를 확인하고 있습니다.',
    },
  ]);
});

test('the member is read again after a change: the next one starts from what is true now', async () => {
  const server = fakeServer({
    '/api/console/members/cashBlocks': () => ({ member: { ...row, depositAllowed: false } }),
    '/api/console/members/detail': () => Promise.reject(refusal('E404', 'gone')),
  });
  function Page() {
    useMemberCare(row.memberKey);
    return <CashAccess row={row} />;
  }
  await renderInConsole(<Page />, server);
  await waitFor(() => expect(server.bodiesOf('/api/console/members/detail')).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '입금 막기' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '계좌를 확인하고 있습니다.' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '입금 막기' }));
  await waitFor(() => expect(server.bodiesOf('/api/console/members/detail')).toHaveLength(2));
});

test.each([
  ['계정 잠금', { locked: true }],
  ['베팅 차단', { bettingAllowed: false }],
])('%s sends that switch alone', async (name, change) => {
  const path = '/api/console/members/playAccess';
  const server = fakeServer({ [path]: () => ({ member: row }) });
  await renderInConsole(<PlayAccess row={row} />, server);
  fireEvent.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '계좌를 확인하고 있습니다.' }));
  fireEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(path)).toEqual([{ memberKey: 7, ...change, reason: '계좌를 확인하고 있습니다.' }]);
});

test.each([
  ['/api/console/members/playAccess', '계정 잠금', '잠금 해제', { locked: true }],
  ['/api/console/members/cashBlocks', '입금 막기', '입금 풀기', { depositAllowed: false }],
] as const)(
  '%s is repeated as it was asked after a lost answer, although it has been done',
  async (path, name, opposite, change) => {
    let isDone = false;
    const server = fakeServer({
      [path]: () => {
        isDone = true;
        throw refusal('NT99', '처리되었는지 확인하고 있습니다.', true);
      },
      '/api/console/members/detail': () => Promise.reject(refusal('E404', 'gone')),
    });
    function Page() {
      useMemberCare(row.memberKey);
      const now = isDone ? ({ ...row, status: 'suspended', depositAllowed: false } as const) : row;
      return path === '/api/console/members/playAccess' ? <PlayAccess row={now} /> : <CashAccess row={now} />;
    }
    await renderInConsole(<Page />, server);
    fireEvent.click(screen.getByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '계좌를 확인하고 있습니다.' }));
    fireEvent.click(within(dialog).getByRole('button', { name }));
    expect(await within(dialog).findByText('처리되었는지 확인하고 있습니다.')).toBeTruthy();
    // The page behind the question knows already what was done.
    await waitFor(() => expect(screen.getByText(opposite, { selector: 'button *, button' })).toBeTruthy());
    fireEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(server.bodiesOf(path)).toHaveLength(2));
    expect(server.bodiesOf(path)).toMatchObject([change, change]);
  },
);
