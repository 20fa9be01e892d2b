import { CallError } from '@hanpan/client';
import type { CashRequest, DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChargePage } from './charge-page.tsx';
import { ExchangePage } from './exchange-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

afterEach(cleanup);

const asked: CashRequest = {
  cashIdx: 1,
  receiptId: 'D-260101-000001',
  kind: 'in',
  amount: amount(30_000),
  bonusAmount: amount(0),
  state: 0,
  appliedAt: '2020-01-01T10:00:00Z',
  waitingAt: null,
  processedAt: null,
  reason: null,
  closedBy: null,
  dueAt: '2020-01-01T10:05:00Z',
  expiresAt: '2100-01-01T11:00:00Z',
  payerName: '김도현',
  payoutReference: null,
};
const listOf = (...list: CashRequest[]) => ({
  list,
  pageInfo: { page: 1, count_per_list: 10, total: list.length },
});
const account = {
  bankName: '국민은행',
  accountNumber: '110-222-333',
  accountHolder: '한판',
  shownAt: '2026-01-01T10:00:00Z',
};

test('the account card names bank and holder, and says when the account has changed since', async () => {
  renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/cash/account': () => ({ account: { ...account, isCurrent: 'N' }, requestedAt: null }),
  });
  const number = await screen.findByText('110-222-333');
  expect(number.parentElement?.textContent).toBe('국민은행 110-222-333');
  expect(screen.getByText('예금주 한판')).toBeTruthy();
  expect(screen.getByText(/입금 계좌가 바뀌었습니다/)).toBeTruthy();
});

test('the payer is sent with the deposit, and an empty submit leads to the amount', async () => {
  const world = renderPage(<ChargePage />, { '/api/cash/list/': () => listOf() });
  await screen.findByText('얼마를 충전할까요?');
  fireEvent.submit(screen.getByRole('button', { name: '충전 신청' }));
  expect(await screen.findByText('충전 금액을 원 단위 숫자로 입력해 주세요.')).toBeTruthy();
  const field = screen.getByLabelText(/충전 금액/, { selector: 'input' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: '30000' } });
  fireEvent.change(screen.getByLabelText(/입금자명/), { target: { value: ' 이영희 ' } });
  fireEvent.submit(screen.getByRole('button', { name: '30,000원 충전 신청' }));
  await waitFor(() => expect(world.sent('/api/cash/in')).toHaveLength(1));
  expect(world.sent('/api/cash/in')[0]).toMatchObject({ amount: 30_000, payerName: '이영희' });
});

test('a payer that the desk refuses has the focus, and the sum that is right has not', async () => {
  const message = '입금자명을 확인해 주세요.';
  renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/cash/in': () => Promise.reject(new CallError('C107', message)),
  });
  await screen.findByText('얼마를 충전할까요?');
  fireEvent.change(screen.getByLabelText(/충전 금액/, { selector: 'input' }), { target: { value: '30000' } });
  fireEvent.change(screen.getByLabelText(/입금자명/), { target: { value: ';--' } });
  fireEvent.submit(screen.getByRole('button', { name: '30,000원 충전 신청' }));
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/입금자명/)));
});

test('[A11Y-3] what a member has said at sign-up is not asked for again when its money moves', async () => {
  const world = renderPage(<ChargePage />, { '/api/cash/list/': () => listOf() });
  await screen.findByText('얼마를 충전할까요?');
  expect(screen.getByText(/등록된 이름\(김\*현\)으로 보내야 합니다. 은행에 다르게 표시될 때만/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/충전 금액/, { selector: 'input' }), { target: { value: '30000' } });
  fireEvent.submit(screen.getByRole('button', { name: '30,000원 충전 신청' }));
  await waitFor(() => expect(world.sent('/api/cash/in')).toHaveLength(1));
  expect(world.sent('/api/cash/in')[0]).toMatchObject({ amount: 30_000, payerName: null });
  cleanup();
  renderPage(<ExchangePage />, { '/api/cash/list/': () => listOf() });
  expect(await screen.findByText('한국은행 ***-4821 김*현')).toBeTruthy();
  expect(screen.queryByLabelText(/계좌|예금주|은행/, { selector: 'input, select' })).toBeNull();
});

test('a late deposit says what to do, and is cancelled while nobody has claimed it', async () => {
  let list = listOf(asked);
  const world = renderPage(<ChargePage />, {
    '/api/cash/list/': () => list,
    '/api/cash/cancel': () => {
      const request: CashRequest = {
        ...asked,
        ...{ state: -1, closedBy: 'member', reason: '회원이 직접 취소했습니다.', bonusAmount: amount(9_000) },
        processedAt: '2020-01-01T10:07:00Z',
      };
      list = listOf(request);
      return { request };
    },
  });
  expect(await screen.findByText('예정보다 늦어지고 있습니다')).toBeTruthy();
  expect(screen.getByText('김도현')).toBeTruthy();
  const cancel = screen.getByRole('button', { name: '신청 취소' });
  cancel.focus();
  fireEvent.click(cancel);
  const dialog = within(await screen.findByRole('alertdialog', { name: '충전 신청을 취소할까요?' }));
  const words = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(words.slice(-2)).toEqual(['돌아가기', '신청 취소하기']);
  fireEvent.click(dialog.getByRole('button', { name: '신청 취소하기' }));
  const title = await screen.findByText('충전 신청을 취소했습니다');
  expect(world.sent('/api/cash/cancel')).toEqual([{ cashIdx: 1 }]);
  await waitFor(() => expect(document.activeElement).toBe(title.closest('h2 > span')));
  expectEnded('회원 취소');
});

/** Nobody refused anything: there is no alarm, no reason, and it came no further than its request. */
function expectEnded(word: string) {
  const card = within(screen.getByRole('region', { name: '충전 신청을 취소했습니다' }));
  const steps = within(card.getByRole('list', { name: '진행 단계' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('금액'),
    expect.stringMatching(new RegExp(`^신청 접수 .*19:07:00 ${word}$`)),
    expect.stringMatching(/^3입금 확인 .*진행 안 됨$/),
    expect.stringMatching(/^4충전 완료 .*진행 안 됨$/),
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  expect(card.queryByText(/거절/)).toBeNull();
  expect(card.queryByText('보너스')).toBeNull();
  expect(card.getAllByText(word).length).toBeGreaterThan(0);
  expect(card.getByText(/보유금은 바뀌지 않았습니다/)).toBeTruthy();
}

test('a deposit that its time has ended says so, and is no refusal either', async () => {
  let list = listOf(asked);
  const world = renderPage(<ChargePage />, { '/api/cash/list/': () => list });
  await screen.findByText('예정보다 늦어지고 있습니다');
  list = listOf({ ...asked, state: -1, closedBy: 'expiry', processedAt: '2020-01-01T10:07:00Z' });
  await world.push('cashRequest', { cashIdx: 1, state: -1 });
  await screen.findByText('충전 신청을 취소했습니다');
  expectEnded('자동 취소');
});

test('a deposit that waits for its money says where to send it, or asks for that', async () => {
  let held: DataOf<'/api/cash/account'> = { account: null, requestedAt: null };
  const world = renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(asked),
    '/api/cash/account': () => held,
    '/api/cash/getAcc': () => ({ requestedAt: new Date().toISOString() }),
  });
  const place = within(await screen.findByRole('region', { name: '입금 계좌' }));
  fireEvent.click(place.getByRole('button', { name: '계좌 요청하기' }));
  expect(await place.findByText('계좌를 요청했습니다. 곧 쪽지가 도착합니다.')).toBeTruthy();
  expect(world.sent('/api/cash/getAcc')).toHaveLength(1);
  held = { account: { ...account, isCurrent: 'Y' }, requestedAt: account.shownAt };
  await world.push('MSG', { data1: 1 });
  expect(await place.findByText('110-222-333')).toBeTruthy();
  expect(place.getByText('예금주 한판')).toBeTruthy();
  expect(place.getByRole('button', { name: '계좌 복사' })).toBeTruthy();
});

test('a request for the account outlives the page it was made on, until the message has come', async () => {
  let held: DataOf<'/api/cash/account'> = { account: null, requestedAt: new Date().toISOString() };
  const world = renderPage(<ChargePage />, {
    '/api/cash/list/': () => listOf(asked),
    '/api/cash/account': () => held,
  });
  const place = within(await screen.findByRole('region', { name: '입금 계좌' }));
  expect(await place.findByText('계좌를 요청했습니다. 곧 쪽지가 도착합니다.')).toBeTruthy();
  expect(place.getByRole('button', { name: '계좌 요청하기' })).toHaveProperty('disabled', true);
  held = {
    ...held,
    account: { ...account, shownAt: new Date(Date.now() + 1000).toISOString(), isCurrent: 'Y' },
  };
  await world.push('MSG', { data1: 1 });
  expect(await place.findByText('110-222-333')).toBeTruthy();
  expect(place.queryByText('계좌를 요청했습니다. 곧 쪽지가 도착합니다.')).toBeNull();
});

test('while money is still to be played the withdrawal form is closed, with its progress and a way on', async () => {
  renderPage(<ExchangePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/cash/turnover': () => ({
      isExcluded: false,
      required: amount(100_000),
      done: amount(37_500),
      missing: amount(62_500),
      list: [
        {
          kind: 'deposit' as const,
          money: amount(90_000),
          required: amount(90_000),
          done: amount(37_500),
          since: '2026-03-01T00:00:00Z',
        },
        {
          kind: 'coupon' as const,
          money: amount(10_000),
          required: amount(10_000),
          done: amount(0),
          since: '2026-03-02T00:00:00Z',
        },
      ],
      depositPercent: 100,
      rewardPercent: 100,
      weights: {},
    }),
  });
  expect(await screen.findByText('롤링 62,500원을 더 채우면 환전할 수 있습니다')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('37500');
  const parts = within(screen.getByRole('list', { name: '들어온 돈마다 채운 롤링' })).getAllByRole(
    'listitem',
  );
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^충전 90,000.*37,500 \/ 90,000/),
    expect.stringMatching(/^쿠폰 10,000.*0 \/ 10,000/),
  ]);
  expect(screen.getByRole('link', { name: '슬롯 하러 가기' })).toBeTruthy();
  expect(screen.queryByText('얼마를 환전할까요?')).toBeNull();
});

test('who is excluded cannot play, so the form is open whatever is still to be played', async () => {
  renderPage(<ExchangePage />, {
    '/api/cash/list/': () => listOf(),
    '/api/cash/turnover': () => ({
      isExcluded: true,
      required: amount(100_000),
      done: amount(0),
      missing: amount(100_000),
      list: [],
      depositPercent: 100,
      rewardPercent: 100,
      weights: {},
    }),
  });
  expect(await screen.findByText('얼마를 환전할까요?')).toBeTruthy();
});
