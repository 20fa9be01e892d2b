import { CallError } from '@hanpan/client';
import type { CashRequest, DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { someLimits } from '../test/fixtures.ts';
import { ChargePage } from './charge-page.tsx';
import { ExchangePage } from './exchange-page.tsx';
import { renderPage, siteOption } from './page-world.fixture.tsx';

afterEach(cleanup);

function makeRequest(change: Partial<CashRequest> = {}): CashRequest {
  return {
    cashIdx: 1,
    receiptId: 'C-260101-0001',
    kind: 'in',
    amount: amount(30_000),
    bonusAmount: amount(0),
    state: 0,
    appliedAt: '2026-01-01T10:00:00Z',
    waitingAt: null,
    processedAt: null,
    reason: null,
    closedBy: null,
    dueAt: '2026-01-01T10:05:00Z',
    expiresAt: null,
    payerName: null,
    payoutReference: null,
    ...change,
  };
}

function listOf(...list: CashRequest[]): DataOf<'/api/cash/list/'> {
  return { list, pageInfo: { page: 1, count_per_list: 10, total: list.length } };
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(name), { selector: 'input' }), { target: { value } });

test('a deposit says what will happen, is sent once, and shows its receipt in place of the form', async () => {
  let list = listOf();
  const world = renderPage(<ChargePage />, {
    '/api/cash/list/': () => list,
    '/api/cash/in': async () => {
      list = listOf(makeRequest());
      return { request: makeRequest(), cashAmt: amount(100_000), version: 2 };
    },
  });
  await screen.findByText('얼마를 충전할까요?');
  type('충전 금액', '30,000');
  expect(screen.getByText('130,000')).toBeTruthy();
  const button = screen.getByRole('button', { name: '30,000원 충전 신청' });
  fireEvent.click(button);
  fireEvent.click(button);
  const title = await screen.findByText('충전 신청을 접수했습니다');
  // The button that was pressed is gone: the focus goes on from where its outcome is said.
  expect(document.activeElement).toBe(title.closest('h2 > span'));
  expect(screen.getAllByText('C-260101-0001').length).toBeGreaterThan(0);
  expect(screen.queryByText('얼마를 충전할까요?')).toBeNull();
  expect(world.sent('/api/cash/in')).toHaveLength(1);
});

test.each([
  ['in', 'out', ChargePage, '얼마를 충전할까요?', '환전을 처리하고 있어 지금은 충전을 신청할 수 없습니다'],
  ['out', 'in', ExchangePage, '얼마를 환전할까요?', '충전을 처리하고 있어 지금은 환전을 신청할 수 없습니다'],
] as const)('%s is not asked for while %s is being processed, and is once it is', async (...row) => {
  const [, other, Page, question, words] = row;
  let open = listOf(makeRequest({ kind: other, state: 2, waitingAt: '2026-01-01T10:01:00Z' }));
  const world = renderPage(<Page />, {
    '/api/cash/list/': ({ cashType }) => (cashType === other ? open : listOf()),
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(question)).toBeNull();
  open = listOf(makeRequest({ kind: other, state: 1, processedAt: '2026-01-01T10:02:00Z' }));
  await world.push('cashRequest', { cashIdx: 1, state: 1 });
  expect(await screen.findByText(question)).toBeTruthy();
});

test('an open request follows the desk by push: waiting, then refused with its reason', async () => {
  let list = listOf(makeRequest());
  const world = renderPage(<ChargePage />, { '/api/cash/list/': () => list });
  await screen.findByText('충전 신청을 접수했습니다');
  list = listOf(makeRequest({ state: 2, waitingAt: '2026-01-01T10:01:00Z' }));
  await world.push('cashRequest', { cashIdx: 1, state: 2 });
  await screen.findByText('입금을 확인하고 있습니다');
  const reason = '입금자 이름이 예금주와 다릅니다';
  list = listOf(makeRequest({ state: -1, processedAt: '2026-01-01T10:02:00Z', reason }));
  await world.push('cashRequest', { cashIdx: 1, state: -1 });
  await screen.findByText('충전하지 못했습니다');
  expect(screen.getByText(`거절 이유: ${reason}`)).toBeTruthy();
  // Its mark, its step and its row say so in the same word.
  expect(screen.getAllByText('거절')).toHaveLength(3);
  expect(screen.queryByText('취소')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole('button', { name: '새로 신청' }));
  expect(await screen.findByText('얼마를 충전할까요?')).toBeTruthy();
});

const wallet = (gameAmt: number, memCashFlag: 'Y' | 'N'): DataOf<'/api/cash/getUserCash'> => ({
  cashAmt: amount(0),
  gameAmt: amount(gameAmt),
  games: [],
  pointAmt: amount(0),
  compAmt: amount(0),
  holdAmt: amount(0),
  bonusAmt: amount(0),
  memCashFlag,
  version: 1,
});

test('whoever asks for a deposit is told what money is still with a game, and how it comes back', async () => {
  const open = (gameAmt: number, flag: 'Y' | 'N') =>
    renderPage(<ChargePage />, {
      '/api/cash/list/': () => listOf(),
      '/api/cash/getUserCash': () => wallet(gameAmt, flag),
    });
  open(70_000, 'Y');
  expect(await screen.findByText('게임머니 70,000원이 게임사에 있습니다')).toBeTruthy();
  expect(screen.getByText(/게임을 닫으면 보유금으로 돌아옵니다/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '전환' })).toBeTruthy();
  cleanup();
  open(70_000, 'N');
  expect(await screen.findByText('전환을 누르면 보유금으로 돌아옵니다.')).toBeTruthy();
  cleanup();
  open(0, 'Y');
  expect(await screen.findByText('얼마를 충전할까요?')).toBeTruthy();
  expect(screen.queryByText(/게임사에 있습니다/)).toBeNull();
});

test('a lost response is retried with the same key, another amount with another', async () => {
  const world = renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/cash/in': () => Promise.reject(new CallError('NT99', '통신이 지연되고 있습니다.', true)),
  });
  await screen.findByText('얼마를 충전할까요?');
  const ask = async (sum: string, times: number) => {
    const button = screen.getByRole('button', { name: `${sum}원 충전 신청` });
    fireEvent.click(button);
    await waitFor(() => expect(world.sent('/api/cash/in')).toHaveLength(times));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await screen.findByText('통신이 지연되고 있습니다.');
  };
  type('충전 금액', '30000');
  await ask('30,000', 1);
  await ask('30,000', 2);
  type('충전 금액', '50000');
  await ask('50,000', 3);
  const keys = world.sent('/api/cash/in').map((body) => body.idempotencyKey);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a broken limit is shown in the text of its code and nothing is sent', async () => {
  const world = renderPage(<ChargePage />, { '/api/cash/list/': () => listOf() });
  await screen.findByText('얼마를 충전할까요?');
  type('충전 금액', '5000');
  expect(await screen.findByText('최소 충전 금액은 10,000원입니다.')).toBeTruthy();
  // Nor does the page reckon with a sum that is not taken, or name it on the button.
  expect(screen.queryByText('105,000')).toBeNull();
  fireEvent.submit(screen.getByRole('button', { name: '충전 신청' }));
  expect(world.sent('/api/cash/in')).toHaveLength(0);
});

test('[VL-13] a withdrawal above the balance is refused before it is sent', async () => {
  const world = renderPage(<ExchangePage />, { '/api/cash/list/': () => listOf() });
  await screen.findByText('얼마를 환전할까요?');
  type('환전 금액', '110000');
  expect(await screen.findByText('보유금보다 많은 금액은 환전할 수 없습니다.')).toBeTruthy();
  fireEvent.submit(screen.getByRole('button', { name: '환전 신청' }));
  expect(world.sent('/api/cash/outPreview')).toHaveLength(0);
});

const rules = {
  memLevel: 1,
  deposit: siteOption.deposit,
  depositRefusal: null,
  withdrawal: siteOption.withdrawal,
  withdrawalRefusal: null,
  withdrawalRepeatMinutes: 0,
  usualMinutes: { in: null, out: null },
} as const;

test('[RG-7] whoever has excluded itself is told so in place of the form', async () => {
  renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/cash/rules': () => ({ ...rules, depositRefusal: 'X001' }),
  });
  expect(await screen.findByText(/자기 제한 기간입니다/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '이용자 보호' }).getAttribute('href')).toMatch(/\/protection$/);
  expect(screen.queryByRole('textbox', { name: '충전 금액' })).toBeNull();
});

test.each([
  ['충전', ChargePage, { depositRefusal: 'C001' }, /현재 충전 신청을 받지 않습니다/],
  ['충전', ChargePage, { depositRefusal: 'C105' }, /충전이 제한된 회원입니다/],
  ['환전', ExchangePage, { withdrawalRefusal: 'C201' }, /현재 환전 신청을 받지 않습니다/],
  ['환전', ExchangePage, { withdrawalRefusal: 'C203' }, /환전이 제한된 회원입니다/],
] as const)(
  'a member that may not (%s) is told why before it fills in a form',
  async (what, Page, change, why) => {
    renderPage(<Page />, {
      '/api/cash/list/': () => listOf(),
      '/api/cash/rules': () => ({ ...rules, ...change }),
    });
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.getByRole('link', { name: '고객센터' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: `${what} 금액` })).toBeNull();
  },
);

describe('the member’s own deposit limit', () => {
  const limits = someLimits({
    'deposit.day': { amount: 500_000, used: 0 },
    'deposit.week': { amount: 200_000, used: 120_000 },
  });
  const responses = { '/api/cash/list/': () => listOf(), '/api/protection/limits': () => limits };

  test('[RG-5] where there is none the form says so, and leads to where one is set', async () => {
    renderPage(<ChargePage />, { '/api/cash/list/': () => listOf() });
    expect(await screen.findByText('스스로 정한 충전 한도가 없습니다.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '충전 한도 설정' }).getAttribute('href')).toMatch(
      /\/protection$/,
    );
  });

  test('[RG-3] of several the form shows the one that leaves the least, and sends nothing beyond it', async () => {
    const world = renderPage(<ChargePage />, responses);
    expect(await screen.findByText('이번 주 충전 한도 200,000원 가운데 80,000원이 남았습니다.')).toBeTruthy();
    type('충전 금액', '90,000');
    fireEvent.click(screen.getByRole('button', { name: '충전 신청' }));
    expect(
      await screen.findByText(
        '스스로 정한 충전 한도 200,000원을 넘습니다. 지금 충전할 수 있는 금액은 80,000원입니다.',
      ),
    ).toBeTruthy();
    expect(world.sent('/api/cash/in')).toEqual([]);
    await waitFor(() => expect(world.sent('/api/protection/limits')).toHaveLength(2));
  });

  test.each([
    ['less than a whole unit is left over', 115_000, '85,000원', '90,000', '80,000원'],
    ['less is left than the least', 191_000, '9,000원', '10,000', '0원'],
  ])('where %s the form says what may be deposited, as the server does', async (...row) => {
    const [, used, left, typed, offered] = row;
    const world = renderPage(<ChargePage />, {
      ...responses,
      '/api/protection/limits': () => someLimits({ 'deposit.week': { amount: 200_000, used } }),
    });
    expect(await screen.findByText(`이번 주 충전 한도 200,000원 가운데 ${left}이 남았습니다.`)).toBeTruthy();
    type('충전 금액', typed);
    fireEvent.click(screen.getByRole('button', { name: '충전 신청' }));
    expect(
      await screen.findByText(
        `스스로 정한 충전 한도 200,000원을 넘습니다. 지금 충전할 수 있는 금액은 ${offered}입니다.`,
      ),
    ).toBeTruthy();
    expect(world.sent('/api/cash/in')).toEqual([]);
  });

  test('a refusal because of it stands at the amount, and what is left is read again', async () => {
    const message = '스스로 정한 충전 한도 200,000원을 넘습니다. 지금 충전할 수 있는 금액은 10,000원입니다.';
    const world = renderPage(<ChargePage />, {
      ...responses,
      '/api/cash/in': () => Promise.reject(new CallError('X005', message)),
    });
    await screen.findByText('얼마를 충전할까요?');
    type('충전 금액', '80,000');
    fireEvent.click(screen.getByRole('button', { name: '80,000원 충전 신청' }));
    const said = await screen.findByText(message);
    const field = screen.getByLabelText(/충전 금액/, { selector: 'input' });
    expect(field.getAttribute('aria-describedby')).toContain(said.closest('[aria-live]')?.id);
    await waitFor(() => expect(world.sent('/api/protection/limits').length).toBeGreaterThan(1));
  });

  test('a form whose limits cannot be read works without them', async () => {
    renderPage(<ChargePage />, {
      ...responses,
      '/api/protection/limits': () => Promise.reject(new CallError('E001', '오류')),
    });
    expect(await screen.findByText('얼마를 충전할까요?')).toBeTruthy();
    expect(screen.queryByText(/충전 한도/)).toBeNull();
  });
});
