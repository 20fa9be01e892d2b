import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { asked, branch, detailOf, headOffice, waiting } from '../testing/partner-rows.ts';
import { PartnerSettlementsPage } from './partner-settlements-page.tsx';
import { PartnersPage } from './partners-page.tsx';

afterEach(cleanup);

const tree = '/api/console/partner/tree';
const detail = '/api/console/partner/detail';

const nodes = [headOffice, branch, asked];
const partnerServer = (more: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    [tree]: () => ({ list: nodes, pageInfo: pageOne(nodes.length) }),
    [detail]: ({ memberKey }) => detailOf(nodes.find((node) => node.memberKey === memberKey) ?? headOffice),
    ...more,
  });

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const agree = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

test('[MS-05][EN-17] an operator sees the tree with its totals and suspends a partner with a reason', async () => {
  const block = '/api/console/partner/block';
  const server = partnerServer({ [block]: ({ memberKey }) => ({ memberKey, status: 'suspended' }) });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  expect(await screen.findByText('회원 4명 · 파트너 1명')).toBeTruthy();
  press('정지');
  const dialog = await screen.findByRole('alertdialog', { name: '정지' });
  fireEvent.click(within(dialog).getByRole('button', { name: '정지' }));
  expect(within(dialog).getByText('사유를 입력해 주세요.')).toBeTruthy();
  expect(server.bodiesOf(block)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '규정 위반' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '정지' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(block)).toEqual([{ memberKey: 12, isBlocked: true, reason: '규정 위반' }]);
});

test('a partner who has forgotten the withdrawal password is helped on its own page', async () => {
  const drop = '/api/console/members/dropPin';
  const server = partnerServer({ [drop]: () => ({}) });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  fireEvent.click(await screen.findByRole('button', { name: '출금 비밀번호 초기화' }));
  const dialog = await screen.findByRole('alertdialog', { name: /출금 비밀번호 초기화$/ });
  fireEvent.click(within(dialog).getByRole('button', { name: '비밀번호를 잊음' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '출금 비밀번호 초기화' }));
  await waitFor(() => expect(server.bodiesOf(drop)).toEqual([{ memberKey: 12, reason: '비밀번호를 잊음' }]));
});

test('a branch that is closed is left out by the server, and stands in the address with the view', async () => {
  const server = partnerServer();
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: '나루본사 접기' }));
  await waitFor(() => expect(server.bodiesOf(tree).at(-1)).toMatchObject({ closed: [11], page: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: '나루본사 펼치기' }));
  await waitFor(() => expect(server.bodiesOf(tree).at(-1)).toMatchObject({ closed: [] }));
});

test('a partner that another one asked for is approved, and what the server refuses is said in the dialog', async () => {
  const decide = '/api/console/partner/decide';
  const server = partnerServer({ [decide]: () => Promise.reject(refusal('T999', '이미 처리되었습니다.')) });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('새지사'));
  press('승인');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '확인 완료' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '승인' }));
  expect(await within(dialog).findByText('이미 처리되었습니다.')).toBeTruthy();
  expect(server.bodiesOf(decide)).toEqual([{ memberKey: 13, decision: 'approve', reason: '확인 완료' }]);
});

test('rates need a reason, and stay between those above and those below', async () => {
  const setRates = '/api/console/partner/setRates';
  const server = partnerServer({ [setRates]: () => ({ ...detailOf(branch).rates, version: 2 }) });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  const field = await screen.findByRole('textbox', { name: '슬롯 롤링 요율' });
  fireEvent.change(field, { target: { value: '0.49' } });
  expect(screen.getByText('하부 요율 0.50%보다 낮출 수 없습니다.')).toBeTruthy();
  fireEvent.change(field, { target: { value: '1.00' } });
  press('요율 저장');
  expect(await screen.findByText('사유를 입력해 주세요.')).toBeTruthy();
  expect(server.bodiesOf(setRates)).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^사유/, { selector: 'input' }), { target: { value: '계약' } });
  press('요율 저장');
  await waitFor(() => expect(server.bodiesOf(setRates)).toHaveLength(1));
  expect(server.bodiesOf(setRates)).toMatchObject([{ memberKey: 12, reason: '계약' }]);
});

test('[ACC-12] rates of a partner that is closed are shown, and nobody sets any', async () => {
  const closed = { ...branch, status: 'closed' as const };
  const server = partnerServer({
    [tree]: () => ({ list: [closed], pageInfo: pageOne(1) }),
    [detail]: () => detailOf(closed),
  });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  expect(await screen.findByRole('form', { name: / 요율$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '요율 저장' })).toBeNull();
});

test('who may not set rates opens no partner and is shown the rates as they are', async () => {
  const server = partnerServer();
  await renderInConsole(<PartnersPage />, { ...server, operator: { ...me, roles: ['support'] } });
  fireEvent.click(await screen.findByText('한강지사'));
  await screen.findByText('회원 4명 · 파트너 1명');
  expect(screen.queryByRole('link', { name: /새 파트너/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '요율 저장' })).toBeNull();
  cleanup();
  await renderInConsole(<PartnersPage />, { ...server, operator: { ...me, roles: ['cashier'] } });
  expect(await screen.findByRole('link', { name: /새 파트너/ })).toBeTruthy();
});

test('who does not decide about partners is offered no decision and no rights', async () => {
  const server = partnerServer();
  await renderInConsole(<PartnersPage />, { ...server, operator: { ...me, roles: ['cashier'] } });
  for (const [nick, names] of [
    ['한강지사', ['소속 변경', '정지', '권한 변경']],
    ['새지사', ['승인', '거절', '권한 변경']],
  ] as const) {
    fireEvent.click(await screen.findByText(nick));
    await screen.findByText('회원 4명 · 파트너 1명');
    for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('of the rights of a partner only what was switched is sent, and nothing where nothing was', async () => {
  const rights = '/api/console/partner/rights';
  const server = partnerServer({
    [rights]: ({ memberKey }) => ({ memberKey, giveAllowed: true, takeBackAllowed: false }),
  });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  await screen.findByText('회원 4명 · 파트너 1명');
  const confirm = async (change?: string) => {
    press('권한 변경');
    const dialog = await screen.findByRole('alertdialog');
    if (change) fireEvent.click(within(dialog).getByRole('switch', { name: change }));
    fireEvent.click(within(dialog).getByRole('button', { name: '규정 위반' }));
    fireEvent.click(within(dialog).getByRole('button', { name: '권한 변경' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await confirm();
  await confirm('하부 회수');
  const { takeBackAllowed } = detailOf(branch);
  expect(server.bodiesOf(rights)).toMatchObject([{ memberKey: 12, takeBackAllowed: !takeBackAllowed }]);
  expect(Object.keys(server.bodiesOf(rights)[0] ?? {})).not.toContain('giveAllowed');
});

test('a partner is moved under another one that is found by its id', async () => {
  const move = '/api/console/partner/move';
  const server = partnerServer({ [move]: () => Promise.reject(refusal('PT04', '옮길 수 없습니다.')) });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  press('소속 변경');
  const dialog = await screen.findByRole('alertdialog');
  const parents = await within(dialog).findByRole('combobox', { name: /^새 소속/ });
  expect(within(parents).queryByText(/branch01/)).toBeNull();
  fireEvent.change(parents, { target: { value: '11' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '계약 변경' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '소속 변경' }));
  expect(await within(dialog).findByText('옮길 수 없습니다.')).toBeTruthy();
  expect(server.bodiesOf(move)).toMatchObject([{ memberKey: 12, parentKey: 11, partnerRank: null }]);
});

test('a settlement is computed over days that are over and confirmed with the sum that was seen, once', async () => {
  const list = '/api/console/partner/settlements';
  const compute = '/api/console/partner/settlementCompute';
  const confirm = '/api/console/partner/settlementConfirm';
  let rows: (typeof waiting)[] = [{ ...waiting, settlementIdx: 6, state: 'done', creditAmount: amount(900) }];
  const server = fakeServer({
    [list]: () => ({
      list: rows,
      pageInfo: pageOne(rows.length),
      nextStartDate: '2026-02-23',
      lastWholeDate: '2026-03-01',
    }),
    [compute]: () => {
      rows = [{ ...waiting }, ...rows];
      return { settlement: waiting };
    },
    '/api/console/partner/settlement': () => ({ settlement: waiting, list: [], pageInfo: pageOne(0) }),
    [confirm]: () => ({ settlement: { ...waiting, state: 'done' as const } }),
  });
  await renderInConsole(<PartnerSettlementsPage />, server);
  expect(await screen.findByText('다음 정산: 2026. 02. 23. – 2026. 03. 01.')).toBeTruthy();
  press('정산 계산');
  await waitFor(() =>
    expect(server.bodiesOf(compute)).toMatchObject([{ startDate: '2026-02-23', endDate: '2026-03-01' }]),
  );
  fireEvent.click(await screen.findByRole('button', { name: '정산 확인' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/파트너 3명의 콤프에 모두 2,500원을 적립합니다/)).toBeTruthy();
  await agree('정산 확인');
  await waitFor(() => expect(server.bodiesOf(confirm)).toHaveLength(1));
  expect(server.bodiesOf(confirm)).toMatchObject([{ settlementIdx: 7, creditAmount: 2_500 }]);
});

test('the days on offer follow what has been settled, and stand filled in', async () => {
  const compute = '/api/console/partner/settlementCompute';
  let [nextStartDate, lastWholeDate] = ['2026-03-02', '2026-03-01'];
  const server = fakeServer({
    '/api/console/partner/settlements': () => ({
      list: [],
      pageInfo: pageOne(0),
      nextStartDate,
      lastWholeDate,
    }),
    '/api/console/partner/settlement': () => ({ settlement: waiting, list: [], pageInfo: pageOne(0) }),
    [compute]: () => ({ settlement: waiting }),
  });
  await renderInConsole(<PartnerSettlementsPage />, server);
  expect((await screen.findByRole('button', { name: '정산 계산' })).hasAttribute('disabled')).toBe(true);
  [nextStartDate, lastWholeDate] = ['2026-03-02', '2026-03-08'];
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText('다음 정산: 2026. 03. 02. – 2026. 03. 08.')).toBeTruthy();
  press('정산 계산');
  await waitFor(() =>
    expect(server.bodiesOf(compute)).toMatchObject([{ startDate: '2026-03-02', endDate: '2026-03-08' }]),
  );
});

const closing = '/api/console/partner/closing';
const close = '/api/console/partner/close';
const free: DataOf<typeof closing> = {
  memberKey: 12,
  memId: 'branch01',
  bets: [],
  games: [],
  requests: [],
  partnersBelow: 0,
  isPresetReferrer: false,
  waitingSettlementIdx: null,
  unsettledAmount: amount(0),
  dueAmount: amount(0),
  membersBelow: 3,
  cashAmt: amount(18_420_000),
  compAmt: amount(6_214),
  owedAmount: amount(0),
  bankName: 'KB국민은행',
  accountNumber: '****0002',
  accountHolder: '한*사',
  pointAmt: amount(500),
  bonusAmt: amount(0),
  isFree: true,
};

test('an operator closes a partner, once it has seen what is paid and where, and says why', async () => {
  const server = partnerServer({
    [closing]: () => free,
    [close]: () => ({
      memberKey: 12,
      memId: 'branch01',
      closedAt: '2026-03-02T00:00:00.000Z',
      payoutAmt: amount(18_426_214),
      receiptId: 'W-260302-000009',
    }),
  });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  await screen.findByText('회원 4명 · 파트너 1명');
  press('탈퇴 처리');
  const dialog = await screen.findByRole('alertdialog', { name: '탈퇴 처리' });
  expect(await within(dialog).findByText('KB국민은행 ****0002 한*사')).toBeTruthy();
  expect(dialog.textContent).toContain('18,420,000');
  fireEvent.click(within(dialog).getByRole('button', { name: '탈퇴 처리' }));
  expect(server.bodiesOf(close)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: '본인 요청' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '탈퇴 처리' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(close)).toMatchObject([{ memberKey: 12, reason: '본인 요청' }]);
});

test('what has to end before a partner is closed is listed, and nothing can be sent', async () => {
  const server = partnerServer({
    [closing]: () => ({
      ...free,
      ...{ partnersBelow: 2, isPresetReferrer: true, waitingSettlementIdx: 4, isFree: false },
      ...{ unsettledAmount: amount(3_000), dueAmount: amount(70) },
      requests: [{ kind: 'out' as const, receiptId: 'W-260302-000001', amount: amount(1_000) }],
    }),
  });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  await screen.findByText('회원 4명 · 파트너 1명');
  press('탈퇴 처리');
  const dialog = await screen.findByRole('alertdialog', { name: '탈퇴 처리' });
  expect(await within(dialog).findAllByRole('listitem')).toHaveLength(6);
  expect(within(dialog).queryByRole('button', { name: '탈퇴 처리' })).toBeNull();
});

test('a partner that is closed is opened again with how it was made certain who asks', async () => {
  const reopen = '/api/console/partner/reopen';
  const gone = { ...branch, status: 'closed' as const };
  const server = partnerServer({
    [tree]: () => ({ list: [headOffice, gone], pageInfo: pageOne(2) }),
    [reopen]: () => ({ memberKey: 12, status: 'active' }),
  });
  await renderInConsole(<PartnersPage />, server);
  fireEvent.click(await screen.findByText('한강지사'));
  await screen.findByText('회원 4명 · 파트너 1명');
  expect(screen.queryByRole('button', { name: '탈퇴 처리' })).toBeNull();
  press('탈퇴 해제');
  const dialog = await screen.findByRole('alertdialog', { name: '탈퇴 해제' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '등록된 번호로 통화' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '탈퇴 해제' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf(reopen)).toEqual([{ memberKey: 12, reason: '등록된 번호로 통화' }]);
});
