import {
  CallError,
  type Caller,
  CallerProvider,
  LocaleProvider,
  type Realtime,
  RealtimeProvider,
} from '@hanpan/client';
import type { CallPath, DataOf, RealtimeEvent } from '@hanpan/contract';
import { beginActivity } from '@hanpan/kit';
import { amount } from '@hanpan/money';
import { defaultMemberPolicy } from '@hanpan/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMerge, useMerge } from './app/merge.ts';
import { session } from './app/session.ts';
import { createPartnerRouter } from './router.tsx';

const limits = { minAmount: amount(10_000), maxAmount: amount(5_000_000), unitAmount: amount(10_000) };
const site: DataOf<'/api/etc/siteOption'> = {
  siteOption: {
    siteName: '한판',
    moneyMode: 'play',
    locales: ['ko', 'en', 'vi'],
    timeZone: 'Asia/Seoul',
    memberPolicy: { ...defaultMemberPolicy },
    deposit: limits,
    withdrawal: limits,
    withdrawalClosedFrom: '23:30',
    withdrawalClosedTo: '00:30',
    pointMinAmount: amount(1_000),
    help: { lines: [], complaintDays: 10, complaintsTo: [], regulators: [] },
    turnover: { depositPercent: 100, rewardPercent: 100, weights: {} },
    bet: { minAmount: amount(1), maxAmount: amount(2), maxWinAmount: amount(3), maxLegs: 4 },
  },
  joinRecommanderId: null,
};

const memberOf = (isPartnerMember: 'Y' | 'N'): DataOf<'/api/member/info'> => ({
  member: {
    memId: 'head01',
    memNick: '나루본사',
    memName: '김*현',
    phone: '010-****-1234',
    bankName: '한국은행',
    accountNumber: '***-4821',
    accountHolder: '김*현',
    recommenderId: null,
    memLevel: 1,
    cashAmt: amount(18_420_000),
    pointAmt: amount(0),
    isPartnerMember,
    checkDueAt: null,
    documentsDue: false,
    dormantSince: null,
    factorDue: false,
    token: null,
  },
  msgInfo: { newMsg: 0 },
  token: null,
  expiresAt: new Date(Date.now() + 7_200_000).toISOString(),
  version: 1,
});

const money: DataOf<'/api/cash/getUserCash'> = {
  cashAmt: amount(18_420_000),
  gameAmt: amount(0),
  games: [],
  pointAmt: amount(0),
  compAmt: amount(6_214_300),
  holdAmt: amount(0),
  bonusAmt: amount(0),
  memCashFlag: 'N',
  version: 1,
};

type Responses = Partial<Record<CallPath, unknown>>;

function openConsole(responses: Responses, path = '/RN0/settlements') {
  const handlers = new Map<RealtimeEvent, Set<(payload: never) => void>>();
  const made: { path: CallPath; body: unknown }[] = [];
  const known: Responses = {
    '/api/etc/siteOption': site,
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/cash/getUserCash': money,
    '/api/partner/calculations': { list: [], pageInfo: { page: 1, count_per_list: 10, total: 0 } },
    '/api/partner/summary': new CallError('E002', 'no figures'),
    ...responses,
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const caller = (async (call: CallPath, body: unknown) => {
    made.push({ path: call, body });
    const value = known[call];
    const error = value === undefined ? new CallError('E401', 'no session') : value;
    if (!(error instanceof CallError)) return value;
    if (error.code === 'E401') session.endByError(queryClient, error);
    throw error;
  }) as unknown as Caller;
  let connections = 0;
  const realtime: Realtime = {
    on: (event, handler) => {
      const set = handlers.get(event) ?? new Set();
      handlers.set(event, set.add(handler as (payload: never) => void));
      return () => set.delete(handler as (payload: never) => void);
    },
    subscribe: () => () => undefined,
    onState: () => () => undefined,
    reconnect: () => {
      connections += 1;
    },
    close: () => undefined,
  };
  const router = createPartnerRouter(createMemoryHistory({ initialEntries: [path] }));
  render(
    <QueryClientProvider client={queryClient}>
      <CallerProvider caller={caller}>
        <RealtimeProvider realtime={realtime}>
          <LocaleProvider initial="ko">
            <RouterProvider router={router} />
          </LocaleProvider>
        </RealtimeProvider>
      </CallerProvider>
    </QueryClientProvider>,
  );
  const push = (event: RealtimeEvent, payload: unknown) =>
    act(() => {
      for (const handler of handlers.get(event) ?? []) handler(payload as never);
    });
  const bodiesOf = (call: CallPath) => made.filter((one) => one.path === call);
  return { router, push, known, queryClient, bodiesOf, reconnected: () => connections };
}

let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  session.enter();
  heard = [];
  otherTab = new BroadcastChannel('hanpan-session');
  otherTab.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  otherTab.close();
});

test('[MS-05] the console of a partner has its menu, its own money and the page of its address', async () => {
  openConsole({ '/api/member/info': memberOf('Y') });
  expect(await screen.findByRole('heading', { level: 1, name: '정산 내역' })).toBeTruthy();
  const menu = screen.getByRole('navigation', { name: '파트너 메뉴' });
  expect([...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/RN0/',
    '/RN0/tree',
    '/RN0/members',
    '/RN0/create',
    '/RN0/rates',
    '/RN0/settlements',
    '/RN0/commission',
    '/RN0/give',
    '/RN0/moves',
    '/RN0/cash',
    '/RN0/bets',
  ]);
  expect(await screen.findByText('18,420,000')).toBeTruthy();
  expect(await screen.findByText('정산이 없습니다')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('정산 · 한판 파트너'));
});

test('comp becomes balance after a question that names the sum, once', async () => {
  const { bodiesOf } = openConsole({
    '/api/member/info': memberOf('Y'),
    '/api/wallet/convertComp': {
      amount: amount(6_214_300),
      compAmt: amount(0),
      cashAmt: amount(1),
      version: 2,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '콤프를 보유금으로' }));
  expect(await screen.findByText('콤프 6,214,300원을 모두 보유금으로 바꿉니다.')).toBeTruthy();
  const agree = screen.getAllByRole('button', { name: '콤프를 보유금으로' }).at(-1) as HTMLElement;
  fireEvent.click(agree);
  fireEvent.click(agree);
  await waitFor(() => expect(bodiesOf('/api/wallet/convertComp')).toHaveLength(1));
  expect(bodiesOf('/api/wallet/convertComp')).toMatchObject([{ body: { amount: 6_214_300 } }]);
});

test('what a question about comp names is what is converted, though more has come meanwhile, and a refusal is said in it', async () => {
  const { known, push, bodiesOf } = openConsole({
    '/api/member/info': memberOf('Y'),
    '/api/wallet/convertComp': new CallError('B6000', '잠시 후 다시 시도해 주세요.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: '콤프를 보유금으로' }));
  const question = '콤프 6,214,300원을 모두 보유금으로 바꿉니다.';
  expect(await screen.findByText(question)).toBeTruthy();
  known['/api/cash/getUserCash'] = { ...money, compAmt: amount(7_000_000), version: 2 };
  push('CASH', {});
  expect(await screen.findByText('7,000,000')).toBeTruthy();
  expect(screen.getByText(question)).toBeTruthy();
  const agree = () =>
    fireEvent.click(screen.getAllByRole('button', { name: '콤프를 보유금으로' }).at(-1) as HTMLElement);
  agree();
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
  known['/api/wallet/convertComp'] = {
    ...{ amount: amount(6_214_300), compAmt: amount(785_700), cashAmt: amount(1), version: 3 },
  };
  agree();
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  const sums = bodiesOf('/api/wallet/convertComp').map(({ body }) => (body as { amount: number }).amount);
  expect(sums).toEqual([6_214_300, 6_214_300]);
});

test('[RL-02] an ordinary member is told that the console is for partners, and none of its calls is made', async () => {
  const { bodiesOf } = openConsole({ '/api/member/info': memberOf('N') });
  expect(await screen.findByText('파트너만 이용할 수 있는 화면입니다')).toBeTruthy();
  expect(bodiesOf('/api/partner/calculations')).toEqual([]);
});

test('without a session it asks for the log-in, and goes on where it was', async () => {
  const { known } = openConsole({});
  fireEvent.change(await screen.findByLabelText(/^아이디/), { target: { value: 'head01' } });
  fireEvent.change(screen.getByLabelText(/^비밀번호/, { selector: 'input' }), {
    target: { value: 'secret' },
  });
  known['/api/member/login'] = memberOf('Y');
  known['/api/member/info'] = memberOf('Y');
  fireEvent.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByRole('heading', { level: 1, name: '정산 내역' })).toBeTruthy();
});

test('a partner with a second factor is asked for its code, and gets in with it', async () => {
  const { known, bodiesOf } = openConsole({
    '/api/member/login': new CallError('L006', '인증 앱의 6자리 코드를 입력해 주세요.'),
  });
  fireEvent.change(await screen.findByLabelText(/^아이디/), { target: { value: 'head01' } });
  fireEvent.change(screen.getByLabelText(/^비밀번호/, { selector: 'input' }), {
    target: { value: 'secret' },
  });
  fireEvent.click(screen.getByRole('button', { name: '로그인' }));
  fireEvent.change(await screen.findByLabelText(/^인증 코드/), { target: { value: '123456' } });
  known['/api/member/login'] = memberOf('Y');
  known['/api/member/info'] = memberOf('Y');
  fireEvent.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByRole('heading', { level: 1, name: '정산 내역' })).toBeTruthy();
  const typed = { memId: 'head01', memPass: 'secret' };
  expect(bodiesOf('/api/member/login').map(({ body }) => body)).toEqual([
    { ...typed, code: '' },
    { ...typed, code: '123456' },
  ]);
});

test('where the site demands a second factor the console opens once it is set and its recovery codes were seen', async () => {
  const info = memberOf('Y');
  const { known, bodiesOf } = openConsole({
    '/api/member/info': { ...info, member: { ...info.member, factorDue: true } },
    '/api/member/factor/begin': { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/hanpan:head01' },
    '/api/member/factor/confirm': { recoveryCodes: ['0000 1111 2222 3333'] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: '2단계 인증을 먼저 켜 주세요' })).toBeTruthy();
  expect(bodiesOf('/api/partner/calculations')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '2단계 인증 켜기' }));
  fireEvent.change(await screen.findByLabelText(/^현재 비밀번호/, { selector: 'input' }), {
    target: { value: 'secret' },
  });
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  fireEvent.change(await screen.findByLabelText(/^앱에 나오는 6자리/), { target: { value: '123456' } });
  known['/api/member/info'] = info;
  fireEvent.click(screen.getAllByRole('button', { name: '2단계 인증 켜기' }).at(-1) as HTMLElement);
  expect(await screen.findByText('0000 1111 2222 3333')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1, name: '정산 내역' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '보관했습니다' }));
  expect(await screen.findByRole('heading', { level: 1, name: '정산 내역' })).toBeTruthy();
});

const otherPartner = (): DataOf<'/api/member/info'> => {
  const info = memberOf('Y');
  return { ...info, member: { ...info.member, memId: 'head02', memNick: '다온본사' } };
};

test('[ST-02] the desk becomes that of the partner who has logged in in another tab, and keeps nothing of the last', async () => {
  const desk = openConsole({ '/api/member/info': memberOf('Y') });
  const { known, queryClient } = desk;
  expect(await screen.findByText('18,420,000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '콤프를 보유금으로' }));
  await screen.findByText('콤프 6,214,300원을 모두 보유금으로 바꿉니다.');
  openMerge('player01');
  queryClient.setQueryData(['/api/give/targets', {}], { list: [] });
  known['/api/member/info'] = otherPartner();
  known['/api/cash/getUserCash'] = { ...money, cashAmt: amount(70_000) };
  otherTab.postMessage('head02');
  expect(await screen.findByText('70,000')).toBeTruthy();
  expect(screen.queryByText('18,420,000')).toBeNull();
  expect(screen.queryByText('콤프 6,214,300원을 모두 보유금으로 바꿉니다.')).toBeNull();
  expect(useMerge.getState().memId).toBeUndefined();
  expect(queryClient.getQueryData(['/api/give/targets', {}])).toBeUndefined();
  await waitFor(() => expect(desk.router.state.location.pathname).toBe('/'));
  expect(desk.reconnected()).toBe(1);
  // The others know: answering each other would never end.
  expect(heard).toEqual([]);
});

test('[ST-02] a desk that is looked at again asks whose it is, and logging in here is told to the other tabs', async () => {
  const { known, bodiesOf } = openConsole({ '/api/member/info': memberOf('Y') });
  await screen.findByText('18,420,000');
  const before = bodiesOf('/api/member/info').length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(bodiesOf('/api/member/info')).toHaveLength(before + 1));
  expect(screen.getByText('18,420,000')).toBeTruthy();
  known['/api/member/info'] = otherPartner();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('다온본사')).toBeTruthy();
  known['/api/member/logout'] = {};
  fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
  fireEvent.change(await screen.findByLabelText(/^아이디/), { target: { value: 'head01' } });
  fireEvent.change(screen.getByLabelText(/^비밀번호/, { selector: 'input' }), {
    target: { value: 'secret' },
  });
  known['/api/member/login'] = memberOf('Y');
  fireEvent.click(screen.getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(heard).toEqual(['head01']));
});

test('a log-in elsewhere ends it here, and says so', async () => {
  const { push } = openConsole({ '/api/member/info': memberOf('Y') });
  await screen.findByRole('heading', { level: 1, name: '정산 내역' });
  push('LOGOUT', { data1: 'TK999' });
  expect(await screen.findByText('같은 아이디로 로그인되었습니다.')).toBeTruthy();
  expect(screen.queryByText('18,420,000')).toBeNull();
});

const endingIn = (seconds: number): DataOf<'/api/member/info'> => ({
  ...memberOf('Y'),
  expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
});

async function openAt(seconds: number, responses: Responses = {}) {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  localStorage.clear();
  beginActivity();
  const desk = openConsole({ '/api/member/info': endingIn(seconds), ...responses });
  await screen.findByRole('heading', { level: 1, name: '정산 내역' });
  return desk;
}

test('[BC-07] the session of the site is renewed while a partner works here', async () => {
  const renewed = { token: null, expiresAt: endingIn(7200).expiresAt };
  const { bodiesOf } = await openAt(330, { '/api/getToken': renewed });
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(bodiesOf('/api/getToken')).toHaveLength(1);
});

test('a desk that nobody touched goes on where the session was renewed at the site, and warns before it ends', async () => {
  await openAt(50);
  expect(await screen.findByRole('alertdialog', { name: '곧 로그아웃됩니다' })).toBeTruthy();
  localStorage.setItem('hanpan-session-until', String(Date.now() + 7_000_000));
  await act(() => vi.advanceTimersByTimeAsync(70_000));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '정산 내역' })).toBeTruthy();
});
