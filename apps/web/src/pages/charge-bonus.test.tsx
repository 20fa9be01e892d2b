import { CallError } from '@hanpan/client';
import type { BonusOffer, CashRequest, MemberBonus } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CashListPage } from './cash-list-page.tsx';
import { ChargePage } from './charge-page.tsx';
import { ExchangePage } from './exchange-page.tsx';
import { renderPage, siteOption } from './page-world.fixture.tsx';

afterEach(cleanup);

const offer: BonusOffer = {
  code: 'ten',
  names: { ko: '열 퍼센트', en: 'Ten percent', vi: 'Mười phần trăm' },
  percent: 10,
  maxAmount: amount(100_000),
  turnoverTimes: 3,
  expiresDays: 30,
  firstDepositOnly: false,
};

const open: MemberBonus = {
  bonusIdx: 7,
  names: offer.names,
  amount: amount(5_000),
  turnoverDone: amount(40_000),
  turnoverRequired: amount(165_000),
  state: 'open',
  grantedAt: '2026-01-01T10:00:00Z',
  expiresAt: '2026-01-31T10:00:00Z',
  endedAt: null,
};

const done: CashRequest = {
  cashIdx: 1,
  receiptId: 'D-260101-000001',
  kind: 'in',
  amount: amount(30_000),
  bonusAmount: amount(3_000),
  state: 1,
  appliedAt: '2026-01-01T10:00:00Z',
  waitingAt: '2026-01-01T10:01:00Z',
  processedAt: '2026-01-01T10:02:00Z',
  reason: null,
  closedBy: null,
  dueAt: '2026-01-01T10:05:00Z',
  expiresAt: null,
  payerName: null,
  payoutReference: null,
};

const listOf = (...list: CashRequest[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 10, total: list.length },
});

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(name), { selector: 'input' }), { target: { value } });

test('a bonus is chosen with its terms in view, and its amount is said before the request', async () => {
  const world = renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/bonus/list': () => ({ offers: [offer], bonuses: [] }),
    '/api/cash/in': () => ({ request: { ...done, state: 0 }, cashAmt: amount(100_000), version: 2 }),
  });
  const choice = await screen.findByRole('group', { name: '보너스를 받을까요?' });
  expect(within(choice).getByText(/3배를 30일 안에/)).toBeTruthy();
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: '보너스 없이' }).checked).toBe(true);
  type('충전 금액', '50000');
  expect(screen.queryByText('165,000')).toBeNull();
  // On every width the card itself says it: a phone leaves the sums of the summary out.
  const stake = '보너스 5,000원을 받고 165,000원을 베팅해야 합니다.';
  expect(within(choice).getByText(stake)).toBeTruthy();
  type('충전 금액', '1500');
  expect(within(choice).queryByText(/베팅해야 합니다/)).toBeNull();
  type('충전 금액', '50000');
  fireEvent.click(within(choice).getByRole('radio', { name: '열 퍼센트' }));
  expect(screen.getByText('165,000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '50,000원 충전 신청' }));
  await waitFor(() =>
    expect(world.sent('/api/cash/in')).toMatchObject([{ amount: 50_000, bonusCode: 'ten' }]),
  );
});

test('without a choice there is no bonus, and another choice is another request', async () => {
  const world = renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/bonus/list': () => ({ offers: [offer], bonuses: [] }),
    '/api/cash/in': () => Promise.reject(new CallError('NT99', '통신이 지연되고 있습니다.', true)),
  });
  const choice = await screen.findByRole('group', { name: '보너스를 받을까요?' });
  type('충전 금액', '50000');
  fireEvent.click(screen.getByRole('button', { name: '50,000원 충전 신청' }));
  await screen.findByText('통신이 지연되고 있습니다.');
  fireEvent.click(within(choice).getByRole('radio', { name: '열 퍼센트' }));
  fireEvent.click(screen.getByRole('button', { name: '50,000원 충전 신청' }));
  await waitFor(() => expect(world.sent('/api/cash/in')).toHaveLength(2));
  const [first, second] = world.sent('/api/cash/in');
  expect(first?.bonusCode).toBeNull();
  expect(second?.bonusCode).toBe('ten');
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('where the bonuses cannot be read the desk works without them and says so', async () => {
  renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/bonus/list': () => Promise.reject(new CallError('E001', 'x')),
  });
  expect(await screen.findByText(/보너스를 불러오지 못했습니다/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '충전 신청' })).toBeTruthy();
});

test('the limits are those of the level of the member', async () => {
  const deposit = { ...siteOption.deposit, minAmount: amount(70_000) };
  renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/cash/rules': () => ({
      memLevel: 2,
      deposit,
      depositRefusal: null,
      withdrawal: siteOption.withdrawal,
      withdrawalRefusal: null,
      withdrawalRepeatMinutes: 0,
      usualMinutes: { in: null, out: null },
    }),
  });
  await screen.findByText(/최소 70,000원/);
  type('충전 금액', '50000');
  expect(await screen.findByText('최소 충전 금액은 70,000원입니다.')).toBeTruthy();
});

test('an open bonus shows its progress beside the withdrawal, and is given up only after a question', async () => {
  let bonuses = [open];
  const world = renderPage(<ExchangePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/bonus/list': () => ({ offers: [], bonuses }),
    '/api/bonus/giveUp': () => {
      const given = { ...open, state: 'givenUp' as const, endedAt: '2026-01-02T10:00:00Z' };
      bonuses = [];
      return { bonus: given, cashAmt: amount(100_000), version: 2 };
    },
  });
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: '롤링 진행' });
  expect([bar.value, bar.max]).toEqual([40_000, 165_000]);
  fireEvent.click(screen.getByRole('button', { name: '보너스 포기' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/보너스 5,000원이 사라지고/)).toBeTruthy();
  expect(world.sent('/api/bonus/giveUp')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: '보너스 포기' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(world.sent('/api/bonus/giveUp')).toMatchObject([{ bonusIdx: 7 }]);
});

test('[CL-29] a processed request is hidden after a question, an open one offers nothing', async () => {
  let list = [
    { ...done, cashIdx: 2, receiptId: 'D-260101-000002', state: 0 as const, processedAt: null },
    done,
  ];
  const world = renderPage(<CashListPage kind="in" />, {
    '/api/cash/list/': () => listOf(...list),
    '/api/cash/del': ({ cashIdx }) => {
      list = list.filter((request) => request.cashIdx !== cashIdx);
      return {};
    },
  });
  const hide = await screen.findByRole('button', { name: 'D-260101-000001 숨기기' });
  expect(screen.queryByRole('button', { name: 'D-260101-000002 숨기기' })).toBeNull();
  fireEvent.click(hide);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '숨기기' }));
  await waitFor(() => expect(screen.queryByText('D-260101-000001')).toBeNull());
  expect(world.sent('/api/cash/del')).toEqual([{ cashIdx: 1 }]);
});

test('[CL-28] the list is asked for by period', async () => {
  const world = renderPage(<CashListPage kind="in" />, { '/api/cash/list/': () => listOf() });
  await screen.findByText('아직 내역이 없습니다');
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-01-01' } });
  fireEvent.change(screen.getByLabelText('종료일'), { target: { value: '2026-01-31' } });
  await screen.findByText(/이 기간에는 내역이 없습니다/);
  await waitFor(() =>
    expect(world.sent('/api/cash/list/').at(-1)).toEqual({
      cashType: 'in',
      page: 1,
      startDate: '2026-01-01',
      endDate: '2026-01-31',
    }),
  );
});

test('with a bonus still open the turnover of deposits promises no withdrawal', async () => {
  renderPage(<ExchangePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/bonus/list': () => ({ offers: [], bonuses: [open] }),
    '/api/cash/turnover': () => ({
      isExcluded: false,
      required: amount(30_000),
      done: amount(0),
      missing: amount(30_000),
      list: [],
      depositPercent: 100,
      rewardPercent: 100,
      weights: {},
    }),
  });
  expect(await screen.findByText('진행 중인 보너스: 열 퍼센트')).toBeTruthy();
  expect(screen.getByText('롤링 30,000원이 남았습니다')).toBeTruthy();
  expect(screen.queryByText(/채우면 환전할 수 있습니다/)).toBeNull();
});
