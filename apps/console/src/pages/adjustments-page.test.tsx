import type { Adjustment, DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { AdjustmentsPage } from './adjustments-page.tsx';

afterEach(cleanup);

const list = '/api/console/adjustment/list';
const ask = '/api/console/adjustment/ask';
const approve = '/api/console/adjustment/approve';
const reject = '/api/console/adjustment/reject';

const waiting: Adjustment = {
  adjustmentIdx: 5,
  memberKey: 7,
  memId: 'member07',
  memNick: '달빛',
  direction: 'credit',
  amount: amount(3_000_000),
  state: 'waiting',
  reason: '정산 오류',
  cause: 'single',
  askedAt: '2026-03-02T02:50:00.000Z',
  askedBy: '정유진',
  askedById: 'op9',
  decidedAt: null,
  decidedBy: null,
  rejectReason: null,
  balanceAfter: null,
};
const done: Adjustment = {
  ...waiting,
  state: 'done',
  decidedAt: '2026-03-02T03:00:00.000Z',
  decidedBy: me.name,
  balanceAfter: amount(3_000_000),
};

const pageOf = (...rows: Adjustment[]): DataOf<typeof list> => ({
  list: rows,
  pageInfo: pageOne(rows.length),
  waitingCount: rows.filter(({ state }) => state === 'waiting').length,
  rule: {
    windowHours: 24,
    singleAmount: amount(3_000_000),
    operatorAmount: amount(3_000_000),
    operatorTotalAmount: amount(50_000_000),
    memberAmount: amount(3_000_000),
  },
});

const memberPath = '/api/console/members';
const partnerPath = '/api/console/partner/tree';
const found = (...rows: object[]) => ({ list: rows, pageInfo: pageOne(rows.length) });

const field = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input, textarea' }), { target: { value } });

/** The dialog of a new adjustment. */
async function openNew(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: '새 조정' }));
  return screen.findByRole('alertdialog');
}

/** Types whose account it is and leaves the field, which looks it up. */
function nameAccount(dialog: HTMLElement, memId: string): void {
  field(/회원 또는 파트너 아이디 \*?/, memId);
  fireEvent.blur(within(dialog).getByLabelText(/회원 또는 파트너 아이디/));
}

test('a new adjustment needs an id, an amount and a reason, and is requested once', async () => {
  const member = { memId: 'member07', memNick: '달빛', memName: '김*수', cashAmt: amount(947_655) };
  const server = fakeServer({
    [list]: () => pageOf(),
    [ask]: () => ({ adjustment: waiting }),
    [memberPath]: () => found(member) as never,
    [partnerPath]: () => found() as never,
  });
  await renderInConsole(<AdjustmentsPage />, server);
  expect(await screen.findByText('조정이 없습니다')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '새 조정' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/3,000,000원부터는.*다른 운영자가/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '지급' }));
  expect(await within(dialog).findByText('사유를 입력해 주세요.')).toBeTruthy();
  expect(within(dialog).getByText('아이디를 입력해 주세요.')).toBeTruthy();
  field(/회원 또는 파트너 아이디 \*?/, ' member07 ');
  field(/^금액/, '5,000');
  field(/^사유/, '정산 오류');
  fireEvent.click(within(dialog).getByRole('radio', { name: '차감' }));
  const button = within(dialog).getByRole('button', { name: '5,000원 차감' });
  // Whose money it is was not shown yet: the first press shows it, however often it comes.
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await within(dialog).findByText('달빛')).toBeTruthy();
  expect(server.bodiesOf(ask)).toEqual([]);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(ask)).toEqual([
    {
      idempotencyKey: expect.any(String),
      memId: 'member07',
      direction: 'debit',
      amount: 5_000,
      reason: '정산 오류',
    },
  ]);
  await waitFor(() => expect(server.bodiesOf(list).length).toBeGreaterThan(1));
});

test.each([
  { way: '지급', typed: '35,000,000', button: '승인 요청 · 35,000,000원 지급', after: '35,947,655' },
  { way: '차감', typed: '3,000,000', button: '승인 요청 · 3,000,000원 차감', after: '보유금이 모자랍니다' },
  { way: '차감', typed: '47,655', button: '47,655원 차감', after: '900,000' },
])(
  '$typed $way: the name and the balance before and after stand there, and the button says what happens',
  async (row) => {
    const member = { memId: 'member03', memNick: '달빛', memName: '김*수', cashAmt: amount(947_655) };
    const server = fakeServer({
      [list]: () => pageOf(),
      [memberPath]: () => found({ ...member, memId: 'member033', cashAmt: amount(1) }, member) as never,
      [partnerPath]: () => found() as never,
    });
    await renderInConsole(<AdjustmentsPage />, server);
    const dialog = await openNew();
    nameAccount(dialog, 'Member03');
    expect(await within(dialog).findByText('달빛')).toBeTruthy();
    expect(within(dialog).getByText(/김\*수/)).toBeTruthy();
    expect(within(dialog).getByText('947,655')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('radio', { name: row.way }));
    field(/^금액/, row.typed);
    expect(within(dialog).getByText(row.after)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: row.button })).toBeTruthy();
  },
);

test('an id that nobody has is said at its field, and a partner has its balance there too', async () => {
  const partner = { memId: 'store01', memNick: '매장', cashAmt: amount(5_000_000) };
  const server = fakeServer({
    [list]: () => pageOf(),
    [memberPath]: () => found() as never,
    [partnerPath]: () => found(partner) as never,
  });
  await renderInConsole(<AdjustmentsPage />, server);
  const dialog = await openNew();
  const input = within(dialog).getByLabelText(/회원 또는 파트너 아이디/);
  field(/회원 또는 파트너 아이디 \*?/, 'store9');
  fireEvent.blur(input);
  expect(await within(dialog).findByText('이 아이디를 가진 회원이나 파트너가 없습니다.')).toBeTruthy();
  field(/회원 또는 파트너 아이디 \*?/, 'store01');
  expect(within(dialog).queryByText('이 아이디를 가진 회원이나 파트너가 없습니다.')).toBeNull();
  fireEvent.blur(input);
  expect(await within(dialog).findByText('5,000,000')).toBeTruthy();
});

test.each([
  ['is not on the first page of a long list', 120, 1],
  ['could not be looked up', 1, 2],
] as const)('nobody is adjusted whose account %s', async (_, total, tries) => {
  let isAway = tries > 1;
  const member = { memId: 'kim', memNick: '달빛', memName: '김*수', cashAmt: amount(947_655) };
  const server = fakeServer({
    [list]: () => pageOf(),
    [ask]: () => ({ adjustment: waiting }),
    [memberPath]: () => {
      if (isAway) throw refusal('E429', '잠시 후 다시 시도해 주세요.');
      const rows = tries > 1 ? [member] : [{ ...member, memId: 'kim1' }];
      return { list: rows, pageInfo: { ...pageOne(rows.length), total } } as never;
    },
    [partnerPath]: () => found() as never,
  });
  await renderInConsole(<AdjustmentsPage />, server);
  const dialog = await openNew();
  nameAccount(dialog, 'kim');
  field(/^금액/, '5,000');
  field(/^사유/, '정산 오류');
  const button = within(dialog).getByRole('button', { name: '5,000원 지급' });
  const said = tries > 1 ? /확인하지 못했습니다/ : /가진 회원이나 파트너가 없습니다/;
  expect(await within(dialog).findByText(said, {}, { timeout: 20_000 })).toBeTruthy();
  isAway = false;
  fireEvent.click(button);
  if (tries > 1) expect(await within(dialog).findByText('달빛')).toBeTruthy();
  expect(server.bodiesOf(ask)).toEqual([]);
});

test("another's adjustment is approved after reading what it is", async () => {
  let rows = [waiting];
  const server = fakeServer({
    [list]: () => pageOf(...rows),
    [approve]: () => {
      rows = [done];
      return { adjustment: done };
    },
  });
  await renderInConsole(<AdjustmentsPage />, server);
  expect(await screen.findByRole('img', { name: '두 번째 승인 대기: 1' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'member07 조정 승인' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(screen.getByText('한 번의 금액이 큽니다')).toBeTruthy();
  expect(within(dialog).getByText('정산 오류')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '3,000,000원 지급' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(approve)).toEqual([{ idempotencyKey: expect.any(String), adjustmentIdx: 5 }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'member07 조정 승인' })).toBeNull());
});

test('while an approval is under way it is not left, and a refusal is said in its dialog', async () => {
  let refuse: (reason: unknown) => void = () => undefined;
  const server = fakeServer({
    [list]: () => pageOf(waiting),
    [approve]: () => new Promise((_, reject) => (refuse = reject)),
  });
  await renderInConsole(<AdjustmentsPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: 'member07 조정 승인' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '3,000,000원 지급' }));
  await waitFor(() => expect(server.bodiesOf(approve)).toHaveLength(1));
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '취소' }).disabled).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('alertdialog')).toBe(dialog);
  refuse(refusal('B6000', '보유금이 모자랍니다.'));
  expect(await within(dialog).findByText('보유금이 모자랍니다.')).toBeTruthy();
});

test("one's own cannot be approved, but withdrawn with a reason", async () => {
  const own = { ...waiting, askedById: me.operatorId };
  const server = fakeServer({
    [list]: () => pageOf(own),
    [reject]: () => ({ adjustment: { ...own, state: 'rejected' as const, rejectReason: '그만' } }),
  });
  await renderInConsole(<AdjustmentsPage />, server);
  expect(await screen.findByText('다른 운영자가 승인해야 합니다')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'member07 조정 승인' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'member07 조정 거절' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '조정이 필요 없습니다.' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '거절' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(reject)).toMatchObject([{ adjustmentIdx: 5, reason: '조정이 필요 없습니다.' }]);
});

test("a refusal shows the server's text, and an indeterminate outcome is retried with the same key", async () => {
  let error = refusal('NT99', '통신이 지연되고 있습니다.', true);
  const server = fakeServer({
    [list]: () => pageOf(waiting),
    [approve]: () => {
      throw error;
    },
  });
  await renderInConsole(<AdjustmentsPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: 'member07 조정 승인' }));
  const dialog = await screen.findByRole('alertdialog');
  const press = () => fireEvent.click(within(dialog).getByRole('button', { name: '3,000,000원 지급' }));
  press();
  expect(await within(dialog).findByText(/통신이 지연되고 있습니다\..*두 번 처리되지 않습니다/)).toBeTruthy();
  error = refusal('T999', '이미 처리되었습니다.');
  press();
  expect(await within(dialog).findByText('이미 처리되었습니다.')).toBeTruthy();
  const keys = server.bodiesOf(approve).map((body) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('who may not move money reads the history, and is offered nothing by button or by key', async () => {
  const server = fakeServer({ [list]: () => pageOf(waiting) });
  await renderInConsole(<AdjustmentsPage />, { ...server, operator: { ...me, roles: ['support'] } });
  expect(await screen.findByText('정산 오류')).toBeTruthy();
  for (const name of ['새 조정', 'member07 조정 승인', 'member07 조정 거절'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
