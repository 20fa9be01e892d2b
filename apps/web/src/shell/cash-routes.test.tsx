import type { CashRequest } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeCaller, fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

afterEach(cleanup);

const pageInfo = { page: 1, count_per_list: 10, total: 1 };
const limits = { minAmount: amount(10_000), maxAmount: amount(5_000_000), unitAmount: amount(10_000) };

function aRequest(change: Partial<CashRequest>): CashRequest {
  return {
    cashIdx: 1,
    receiptId: 'D-260101-000001',
    kind: 'in',
    amount: amount(30_000),
    bonusAmount: amount(0),
    state: 0,
    appliedAt: '2026-01-01T01:00:00Z',
    waitingAt: null,
    processedAt: null,
    reason: null,
    closedBy: null,
    dueAt: '2026-01-01T01:05:00Z',
    expiresAt: null,
    payerName: null,
    payoutReference: null,
    ...change,
  };
}

/** A desk that takes what is asked of it, and lists it from then on. */
function desk(held: readonly CashRequest[] = []) {
  let list = [...held];
  const { siteOption, ...site } = aSite();
  const take = (request: CashRequest) => {
    list = [request, ...list];
    return { request, cashAmt: amount(1_254_500), version: 6 };
  };
  return fakeCaller({
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/etc/siteOption': {
      ...site,
      siteOption: { ...siteOption, withdrawalClosedFrom: '00:00', withdrawalClosedTo: '00:00' },
    },
    '/api/bonus/list': { offers: [], bonuses: [] },
    '/api/cash/turnover': {
      isExcluded: false,
      required: amount(0),
      done: amount(0),
      missing: amount(0),
      list: [],
      depositPercent: 100,
      rewardPercent: 100,
      weights: {},
    },
    '/api/cash/account': { account: null, requestedAt: null },
    '/api/cash/rules': {
      memLevel: 1,
      deposit: limits,
      depositRefusal: null,
      withdrawal: limits,
      withdrawalRefusal: null,
      withdrawalRepeatMinutes: 0,
      usualMinutes: { in: null, out: null },
    },
    '/api/cash/list/': () => ({ list, pageInfo }),
    '/api/cash/in': ({ amount: asked }) => take(aRequest({ amount: amount(Number(asked)) })),
    '/api/cash/outPreview': ({ amount: asked }) => ({
      confirmationKey: '00000000-0000-4000-8000-000000000001',
      expiresAt: '2026-01-01T01:02:00Z',
      amount: amount(Number(asked)),
      cashAmt: amount(1_284_500),
      afterAmt: amount(1_284_500 - Number(asked)),
      account: { bankName: '국민은행', accountNumber: '****1234', accountHolder: '김*수' },
    }),
    '/api/cash/out': ({ amount: asked }) =>
      take(aRequest({ kind: 'out', receiptId: 'W-260101-000001', amount: amount(Number(asked)) })),
  });
}

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { value } });
const bodies = ({ made }: FakeCaller, path: string) => made.filter((each) => each.path === path);

async function askAt(path: string, ask: () => Promise<void>, receipt: string): Promise<FakeCaller> {
  const fake = desk();
  const { router } = renderApp(fake, { path });
  await ask();
  expect((await screen.findAllByText(receipt)).length).toBeGreaterThan(0);
  expect(router.state.location.pathname).toBe(path);
  return fake;
}

async function deposit(): Promise<void> {
  await screen.findByText('얼마를 충전할까요?');
  type(/충전 금액/, '30,000');
  fireEvent.click(screen.getByRole('button', { name: '30,000원 충전 신청' }));
}

async function withdraw(): Promise<void> {
  await screen.findByText('얼마를 환전할까요?');
  type(/환전 금액/, '30,000');
  fireEvent.click(screen.getByRole('button', { name: '30,000원 환전 신청' }));
  await screen.findByText('국민은행 ****1234 김*수', { selector: 'dd' });
  type(/환전 비밀번호/, '1234');
  fireEvent.click(screen.getByRole('button', { name: '이대로 환전 신청' }));
}

async function listsRequests(path: string, kind: 'in' | 'out'): Promise<void> {
  const receiptId = 'C-260101-000007';
  const fake = desk([aRequest({ kind, receiptId, state: 1, processedAt: '2026-01-01T01:04:00Z' })]);
  renderApp(fake, { path });
  expect(await screen.findByRole('heading', { level: 1, name: '충전·환전 내역' })).toBeTruthy();
  const row = (await screen.findByText(receiptId)).closest('tr');
  for (const text of ['30,000', '10:00', '10:04', '완료']) expect(row?.textContent).toContain(text);
  expect(bodies(fake, '/api/cash/list/').at(-1)).toMatchObject({ body: { cashType: kind } });
}

describe('on the desktop', () => {
  beforeEach(() => setWidth(1440));

  test('[WR-28] at /member/moneyMain/charge a deposit is asked for, and its receipt stands there', async () => {
    const fake = await askAt('/member/moneyMain/charge', deposit, 'D-260101-000001');
    expect(bodies(fake, '/api/cash/in')).toMatchObject([{ body: { amount: 30_000 } }]);
  });

  test('[WR-29] at /member/moneyMain/exchange a withdrawal is asked for with its password', async () => {
    const fake = await askAt('/member/moneyMain/exchange', withdraw, 'W-260101-000001');
    expect(bodies(fake, '/api/cash/out')).toMatchObject([{ body: { amount: 30_000, cashOutPass: '1234' } }]);
  });

  test('[WR-31] /member/mypage/charge/list lists times, amount and state of each deposit', () =>
    listsRequests('/member/mypage/charge/list', 'in'));

  test('[WR-32] /member/mypage/exchange/list lists times, amount and state of each withdrawal', () =>
    listsRequests('/member/mypage/exchange/list', 'out'));
});

describe('on the phone', () => {
  beforeEach(() => setWidth(390));

  test('[MR-03] at /member/chargeMain/charge a deposit is asked for, and its receipt stands there', async () => {
    const fake = await askAt('/member/chargeMain/charge', deposit, 'D-260101-000001');
    expect(bodies(fake, '/api/cash/in')).toHaveLength(1);
  });

  test('[MR-04] at /member/exchangeMain/exchange a withdrawal is asked for with its password', async () => {
    const fake = await askAt('/member/exchangeMain/exchange', withdraw, 'W-260101-000001');
    expect(bodies(fake, '/api/cash/out')).toHaveLength(1);
  });
});

test.each([
  ['desktop', 1440, '/member/moneyMain/charge'],
  ['desktop', 1440, '/member/chargeMain/charge'],
  ['phone', 390, '/member/chargeMain/charge'],
  ['phone', 390, '/member/moneyMain/charge'],
])(
  'on the %s (%i) the tab of the page at %s is marked, whichever layout the address is of',
  async (_, width, path) => {
    setWidth(width);
    renderApp(desk(), { path });
    const tabs = within(await screen.findByRole('navigation', { name: '충전·환전' })).getAllByRole('link');
    const marked = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['충전']);
  },
);
