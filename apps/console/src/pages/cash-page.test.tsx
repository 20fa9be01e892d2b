import { usePreferences } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CashRow } from '../features/cash-queue/model.ts';
import { cashRow, fakeServer, me, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { hrefSavedBy, why } from '../testing/saved-file.ts';
import { CashPage } from './cash-page.tsx';

beforeEach(() => usePreferences.setState({ shortcutsOn: true }));
afterEach(cleanup);

const quickCounts = { mine: 1, overdue: 0, second: 0 };

/** A desk with these requests; each action responds as a server would. */
function desk(rows: CashRow[]) {
  const of = (cashIdx: number) => rows.find((row) => row.cashIdx === cashIdx) ?? cashRow();
  const change = (cashIdx: number, part: Partial<CashRow>) => {
    rows = rows.map((row) => (row.cashIdx === cashIdx ? { ...row, ...part } : row));
    return { request: of(cashIdx) };
  };
  const responses: Parameters<typeof fakeServer>[0] = {
    '/api/console/cash/list': () => {
      const list = rows.filter((row) => row.state === 0 || row.state === 2);
      return {
        list,
        pageInfo: pageOne(list.length),
        totalAmount: amount(7_700_000),
        now: '2026-03-02T03:00:00.000Z',
        quickCounts,
      };
    },
    '/api/console/cash/detail': ({ cashIdx }) => ({
      request: of(cashIdx),
      history: [],
      ledger: [],
      cashAmt: amount(1000),
      afterAmt: amount(1000 + of(cashIdx).amount),
      bonusAmt: amount(0),
      afterBonusAmt: of(cashIdx).bonusAmount,
      bonus: null,
      turnover: of(cashIdx).isClosing
        ? { required: amount(30_000), done: amount(12_000), missing: amount(18_000) }
        : null,
    }),
    '/api/console/cash/claim': ({ cashIdx }) =>
      change(cashIdx, { state: 2, claimedBy: me.name, claimedById: me.operatorId }),
    '/api/console/cash/release': ({ cashIdx }) => change(cashIdx, { claimedBy: null, claimedById: null }),
    '/api/console/cash/note': ({ cashIdx, note }) => change(cashIdx, { deferNote: note }),
    '/api/console/cash/approve': ({ cashIdx }) => change(cashIdx, { state: 1 }),
    '/api/console/cash/reject': ({ cashIdx, reason }) => change(cashIdx, { state: -1, reason }),
  };
  return { responses, change };
}

const press = (key: string, code = `Key${key.toUpperCase()}`) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code });
const current = () => document.querySelector('tr[aria-current]');
const rowsShown = (kind: 'in' | 'out' = 'in') =>
  screen.findByRole('table', { name: kind === 'in' ? '입금 신청 목록' : '출금 신청 목록' });

test('the sum of a tab is that of its whole list, as are its files, by the tab, the filter and the order of the address', async () => {
  const { responses } = desk([cashRow()]);
  await renderInConsole(<CashPage kind="in" />, fakeServer(responses), '/?quick=mine&sort=-amount');
  await rowsShown();
  expect(screen.getByText('모두 더한 금액').parentElement?.textContent).toContain('7,700,000');
  const asked = '?kind=in&state=open&quick=mine&sort=-amount';
  expect(await hrefSavedBy('CSV')).toBe(`/api/console/cash/list.csv${asked}&${why}`);
  expect(await hrefSavedBy('엑셀')).toBe(`/api/console/cash/list.xlsx${asked}&${why}`);
});

test('a request that came to nothing says whether an operator rejected it, its member took it back, or its time was over', async () => {
  const { responses } = desk([]);
  const list = [null, 'member', 'expiry'].map((closedBy) =>
    cashRow({ state: -1, closedBy: closedBy as CashRow['closedBy'] }),
  );
  const closed = {
    list,
    pageInfo: pageOne(3),
    totalAmount: amount(0),
    now: '2026-03-02T03:00:00.000Z',
    quickCounts,
  };
  const server = fakeServer({ ...responses, '/api/console/cash/list': () => closed });
  await renderInConsole(<CashPage kind="in" />, server, '/?view=refused');
  const table = within(await rowsShown());
  for (const word of ['거절', '회원 취소', '자동 취소']) expect(table.getByText(word)).toBeTruthy();
});

test('J and K walk the queue and take the focus along', async () => {
  const [first, second] = [cashRow(), cashRow()];
  await renderInConsole(<CashPage kind="in" />, fakeServer(desk([first, second]).responses));
  await rowsShown();
  press('j');
  expect(current()?.textContent).toContain(first.memNick);
  press('j');
  expect(current()?.textContent).toContain(second.memNick);
  expect(document.activeElement).toBe(current());
  press('j');
  expect(current()?.textContent).toContain(second.memNick);
  press('k');
  expect(current()?.textContent).toContain(first.memNick);
});

test('the keys work while the keyboard is switched to Korean', async () => {
  const row = cashRow();
  await renderInConsole(<CashPage kind="in" />, fakeServer(desk([row]).responses));
  await rowsShown();
  press('ㅓ', 'KeyJ');
  expect(current()?.textContent).toContain(row.memNick);
});

test('switched off, a letter does nothing', async () => {
  usePreferences.setState({ shortcutsOn: false });
  await renderInConsole(<CashPage kind="in" />, fakeServer(desk([cashRow()]).responses));
  await rowsShown();
  press('j');
  expect(current()).toBeNull();
});

test('claim and approve by keyboard: the first A only goes to the button that says the amount, the second approves', async () => {
  const row = cashRow();
  const server = fakeServer(desk([row]).responses);
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  press('j');
  press('c');
  const approve = await screen.findByRole('button', { name: /^300,000원 승인/ });
  expect(server.bodiesOf('/api/console/cash/claim')).toEqual([{ cashIdx: row.cashIdx }]);

  press('a');
  await waitFor(() => expect(document.activeElement).toBe(approve));
  expect(server.bodiesOf('/api/console/cash/approve')).toEqual([]);
  press('a');
  await screen.findByText('이미 처리된 건입니다.');
  expect(server.bodiesOf('/api/console/cash/approve')).toEqual([
    {
      cashIdx: row.cashIdx,
      payoutReference: null,
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  const panel = screen.getByRole('complementary');
  expect(within(panel).getByText('완료')).toBeTruthy();
});

test.each(['support', 'readOnly'] as const)(
  '%s reads a request and is offered no step of it',
  async (role) => {
    const mine = cashRow({ state: 2, claimedBy: me.name, claimedById: me.operatorId });
    const fresh = cashRow();
    const server = fakeServer(desk([mine, fresh]).responses);
    await renderInConsole(<CashPage kind="in" />, { ...server, operator: { ...me, roles: [role] } });
    await rowsShown();
    for (const row of [mine, fresh]) {
      press('j');
      expect(current()?.textContent).toContain(row.memNick);
      await within(screen.getByRole('complementary')).findByText(row.memId);
      for (const key of ['c', 'a', 'a', 'r']) press(key);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      for (const name of [/담당하기/, /원 승인/, /거절/, /담당 해제/, /대기 메모/])
        expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(server.asked.filter(({ path }) => !/\/(list|detail)$/.test(path))).toEqual([]);
  },
);

test('two clicks on approve are one request', async () => {
  const row = cashRow({ state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const { responses, change } = desk([row]);
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = fakeServer({
    ...responses,
    '/api/console/cash/approve': async ({ cashIdx }) => {
      await slow;
      return change(cashIdx, { state: 1 });
    },
  });
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  press('j');
  const approve = await screen.findByRole('button', { name: /^300,000원 승인/ });
  fireEvent.click(approve);
  fireEvent.click(approve);
  answer();
  await screen.findByText('이미 처리된 건입니다.');
  expect(server.bodiesOf('/api/console/cash/approve')).toHaveLength(1);
});

test('after a lost response the same request is sent again under the same key', async () => {
  const row = cashRow({ state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const { responses, change } = desk([row]);
  let attempts = 0;
  const server = fakeServer({
    ...responses,
    '/api/console/cash/approve': ({ cashIdx }) => {
      attempts += 1;
      if (attempts === 1) throw refusal('NT99', '통신이 지연되고 있습니다.', true);
      return change(cashIdx, { state: 1 });
    },
  });
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  press('j');
  fireEvent.click(await screen.findByRole('button', { name: /^300,000원 승인/ }));
  fireEvent.click(await screen.findByRole('button', { name: '같은 요청 다시 보내기' }));
  await screen.findByText('이미 처리된 건입니다.');
  const [first, second] = server.bodiesOf('/api/console/cash/approve');
  expect(second).toEqual(first);
});

test('a refusal shows the text of the server and reads the request again', async () => {
  const row = cashRow({ state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const { responses, change } = desk([row]);
  const server = fakeServer({
    ...responses,
    '/api/console/cash/approve': ({ cashIdx }) => {
      change(cashIdx, { state: 1, claimedBy: '정유진' });
      throw refusal('T999', '서버가 말한 이유');
    },
  });
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  press('j');
  fireEvent.click(await screen.findByRole('button', { name: /^300,000원 승인/ }));
  expect(await screen.findByText('서버가 말한 이유')).toBeTruthy();
  await screen.findByText('이미 처리된 건입니다.');
  await waitFor(() => expect(current()).toBeNull());
});

test('a rejection needs a reason and sends it', async () => {
  const row = cashRow({ state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const server = fakeServer(desk([row]).responses);
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  press('j');
  press('r');
  const dialog = await screen.findByRole('alertdialog');
  const confirm = within(dialog).getByRole('button', { name: '300,000원 거절' });
  fireEvent.click(confirm);
  expect(await within(dialog).findByText('사유를 입력해 주세요.')).toBeTruthy();
  expect(server.bodiesOf('/api/console/cash/reject')).toEqual([]);

  fireEvent.click(within(dialog).getByRole('button', { name: '입금이 확인되지 않습니다.' }));
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf('/api/console/cash/reject')).toMatchObject([
    { cashIdx: row.cashIdx, reason: '입금이 확인되지 않습니다.' },
  ]);
});

test('a claimed request is released and claimed by another operator, and says why it waited', async () => {
  const row = cashRow({ state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const server = fakeServer(desk([row]).responses);
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  press('j');
  fireEvent.click(await screen.findByRole('button', { name: '대기 메모' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '은행에 확인하고 있습니다.' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '메모 남기기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const panel = screen.getByRole('complementary');
  expect(await within(panel).findByText('은행에 확인하고 있습니다.')).toBeTruthy();

  fireEvent.click(await screen.findByRole('button', { name: '담당 해제' }));
  expect(await within(panel).findByText(/담당을 해제한 건입니다/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /원 승인/ })).toBeNull();
  press('c');
  await screen.findByRole('button', { name: /^300,000원 승인/ });
  expect(server.bodiesOf('/api/console/cash/claim')).toEqual([{ cashIdx: row.cashIdx }]);
});

test('letters typed into the reason are not shortcuts', async () => {
  const row = cashRow({ state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const server = fakeServer(desk([row]).responses);
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  press('j');
  press('r');
  const reason = within(await screen.findByRole('alertdialog')).getByRole('textbox');
  fireEvent.keyDown(reason, { key: 'a', code: 'KeyA' });
  fireEvent.keyDown(reason, { key: 'c', code: 'KeyC' });
  expect(server.bodiesOf('/api/console/cash/claim')).toEqual([]);
  expect(server.bodiesOf('/api/console/cash/approve')).toEqual([]);
});

test('a withdrawal that was approved once is claimed by whoever pays it, and approved second then', async () => {
  const first = { firstApprovedBy: '정유진', firstApprovedById: 'op9' };
  const row = cashRow({ kind: 'out', state: 2, needsSecond: true, ...first });
  await renderInConsole(<CashPage kind="out" />, fakeServer(desk([row]).responses));
  await rowsShown('out');
  press('j');
  expect(await screen.findByText(/다른 운영자가 맡아 이체하고 2차 승인합니다/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /2차 승인/ })).toBeNull();
});

test.each([
  ['in', '1차 승인은 돈을 움직이지 않습니다'],
  ['out', '아직 이체하지 마세요'],
] as const)('above the threshold a first approval (%s) needs no number and says: %s', async (kind, words) => {
  const mine = { state: 2, claimedBy: me.name, claimedById: me.operatorId } as const;
  const server = fakeServer(desk([cashRow({ ...mine, kind, needsSecond: true })]).responses);
  await renderInConsole(<CashPage kind={kind} />, server);
  await rowsShown(kind);
  press('j');
  const approve = await screen.findByRole('button', { name: /^300,000원 1차 승인/ });
  expect(screen.getByText(new RegExp(words))).toBeTruthy();
  fireEvent.click(approve);
  await waitFor(() => expect(server.bodiesOf('/api/console/cash/approve')).toHaveLength(1));
});

test('[ACC-12] a last withdrawal is marked, with what its member has still to play', async () => {
  const row = cashRow({ kind: 'out', isClosing: true });
  await renderInConsole(<CashPage kind="out" />, fakeServer(desk([row]).responses));
  fireEvent.click(await screen.findByText(row.memNick));
  expect(await screen.findByText('롤링이 남아 있습니다: 30,000원 중 12,000원')).toBeTruthy();
  expect(screen.getByText(/마지막 출금입니다/)).toBeTruthy();
  expect(screen.getAllByText('탈퇴 출금').length).toBeGreaterThan(1);
});

test('an empty queue says what will be here', async () => {
  await renderInConsole(<CashPage kind="in" />, fakeServer(desk([]).responses));
  expect(await screen.findByText('기다리는 신청이 없습니다')).toBeTruthy();
});

test('a failed list says what was not lost and loads again', async () => {
  const row = cashRow();
  const { responses } = desk([row]);
  let fails = true;
  const server = fakeServer({
    ...responses,
    '/api/console/cash/list': (body) => {
      if (fails) throw refusal('E002', '잠시 후 다시 시도해 주세요.');
      return responses['/api/console/cash/list']?.(body) ?? Promise.reject(new Error('no list'));
    },
  });
  await renderInConsole(<CashPage kind="in" />, server);
  expect(await screen.findByText(/신청과 원장은 그대로입니다/)).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText(row.memNick)).toBeTruthy();
});

test('a withdrawal is approved with the reference of its transfer, and its account is shown on demand', async () => {
  const row = cashRow({ kind: 'out', state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const server = fakeServer({
    ...desk([row]).responses,
    '/api/console/cash/payoutAccount': () => ({
      memId: row.memId,
      bankName: '국민은행',
      accountNumber: '11022233344',
      accountHolder: '김도현',
    }),
  });
  await renderInConsole(<CashPage kind="out" />, server);
  await screen.findByRole('table', { name: '출금 신청 목록' });
  press('j');
  fireEvent.click(await screen.findByRole('button', { name: '계좌 전체 보기' }));
  expect(await screen.findByText('11022233344')).toBeTruthy();
  const approve = screen.getByRole('button', { name: /^300,000원 승인/ });
  fireEvent.click(approve);
  expect(await screen.findByText('이체를 마친 뒤 이체 번호를 입력해 주세요.')).toBeTruthy();
  expect(server.bodiesOf('/api/console/cash/approve')).toEqual([]);
  const field = screen.getByLabelText(/이체 번호/, { selector: 'input' });
  fireEvent.change(field, { target: { value: ' KB-0042 ' } });
  fireEvent.click(approve);
  await waitFor(() => expect(server.bodiesOf('/api/console/cash/approve')).toHaveLength(1));
  expect(server.bodiesOf('/api/console/cash/approve')[0]).toMatchObject({ payoutReference: 'KB-0042' });
});

test('the bank’s number of a deposit is kept where it is typed, and nobody has to', async () => {
  const row = cashRow({ kind: 'in', state: 2, claimedBy: me.name, claimedById: me.operatorId });
  const server = fakeServer(desk([row]).responses);
  await renderInConsole(<CashPage kind="in" />, server);
  await screen.findByRole('table', { name: '입금 신청 목록' });
  press('j');
  const field = await screen.findByLabelText(/입금 거래 번호/, { selector: 'input' });
  expect(field.hasAttribute('required')).toBe(false);
  fireEvent.change(field, { target: { value: ' KB-IN-7 ' } });
  fireEvent.click(screen.getByRole('button', { name: /^300,000원 승인/ }));
  await waitFor(() => expect(server.bodiesOf('/api/console/cash/approve')).toHaveLength(1));
  expect(server.bodiesOf('/api/console/cash/approve')[0]).toMatchObject({ payoutReference: 'KB-IN-7' });
});

test('a quick filter and an order are asked of the server, over all pages, and stand in the address', async () => {
  const server = fakeServer(desk([cashRow()]).responses);
  await renderInConsole(<CashPage kind="in" />, server);
  await rowsShown();
  const bodies = () => server.bodiesOf('/api/console/cash/list');
  fireEvent.click(screen.getByRole('button', { name: /내 담당/ }));
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ quick: 'mine', page: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: '금액' }));
  await waitFor(() =>
    expect(bodies().at(-1)).toMatchObject({ quick: 'mine', sort: { by: 'amount', direction: 'ascending' } }),
  );
});
