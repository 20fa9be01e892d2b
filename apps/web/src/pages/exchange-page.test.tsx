import { CallError } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ExchangePage } from './exchange-page.tsx';
import { renderPage } from './page-world.fixture.tsx';

afterEach(cleanup);

const preview = '/api/cash/outPreview';
const out = '/api/cash/out';
type Shown = DataOf<typeof preview>;

const keyOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const shownAs = (at: number, change: Partial<Shown> = {}): Shown => ({
  confirmationKey: keyOf(at),
  expiresAt: '2026-01-01T10:02:00Z',
  amount: amount(30_000),
  cashAmt: amount(100_000),
  afterAmt: amount(70_000),
  account: { bankName: '하늘은행', accountNumber: '****7777', accountHolder: '김*현' },
  ...change,
});
const request: DataOf<typeof out>['request'] = {
  ...{
    cashIdx: 1,
    receiptId: 'W-1',
    kind: 'out' as const,
    amount: amount(30_000),
    bonusAmount: amount(0),
    state: 0 as const,
  },
  ...{ appliedAt: '2026-01-01T10:00:00Z', waitingAt: null, processedAt: null, reason: null, closedBy: null },
  ...{ dueAt: '2026-01-01T10:05:00Z', expiresAt: null, payerName: null, payoutReference: null },
};
const moved: DataOf<typeof out> = { request, cashAmt: amount(70_000), version: 2 };

type Page = Parameters<typeof renderPage>[1];

/** The page of withdrawals with its amount typed and pressed, and the dialog over it. */
async function asking(responses: Page) {
  const pageInfo = { page: 1, count_per_list: 10, total: 0 };
  const world = renderPage(<ExchangePage />, {
    '/api/cash/list/': () => ({ list: [], pageInfo }),
    ...responses,
  });
  await screen.findByText('얼마를 환전할까요?');
  fireEvent.change(screen.getByLabelText(/환전 금액/, { selector: 'input' }), { target: { value: '30000' } });
  fireEvent.click(screen.getByRole('button', { name: '30,000원 환전 신청' }));
  const dialog = await screen.findByRole('alertdialog', { name: '환전 내용 확인' });
  return { world, dialog };
}

const pinOf = (dialog: HTMLElement) =>
  within(dialog).getByLabelText<HTMLInputElement>(/환전 비밀번호/, { selector: 'input' });

function confirm(dialog: HTMLElement, pin: string): void {
  fireEvent.change(pinOf(dialog), { target: { value: pin } });
  fireEvent.click(within(dialog).getByRole('button', { name: '이대로 환전 신청' }));
}

describe('[SEC-18] a withdrawal is confirmed', () => {
  test('as the server has put it together, with the PIN and the key of what was shown', async () => {
    const { world, dialog } = await asking({ [preview]: () => shownAs(1), [out]: () => moved });
    await within(dialog).findByText('하늘은행 ****7777 김*현');
    expect(dialog.textContent).toContain('70,000');
    expect(world.sent(preview)).toEqual([{ amount: 30_000 }]);
    confirm(dialog, '1234');
    await waitFor(() => expect(world.sent(out)).toHaveLength(1));
    expect(world.sent(out)[0]).toMatchObject({
      amount: 30_000,
      cashOutPass: '1234',
      confirmationKey: keyOf(1),
    });
  });

  test('anew where something has changed meanwhile, by the key of what is shown then', async () => {
    let shown = 0;
    const { world, dialog } = await asking({
      [preview]: () => {
        shown += 1;
        return shownAs(shown, { afterAmt: amount(shown === 1 ? 70_000 : 50_000) });
      },
      [out]: ({ confirmationKey }) =>
        confirmationKey === keyOf(2)
          ? moved
          : Promise.reject(new CallError('L015', '내용을 다시 확인해 주세요.')),
    });
    await within(dialog).findByText('하늘은행 ****7777 김*현');
    confirm(dialog, '1234');
    await within(dialog).findByText('내용을 다시 확인해 주세요.');
    await within(dialog).findByText('50,000');
    expect(pinOf(dialog).value).toBe('');
    confirm(dialog, '1234');
    await waitFor(() => expect(world.sent(out)).toHaveLength(2));
    expect(world.sent(out).at(-1)).toMatchObject({ confirmationKey: keyOf(2) });
  });

  test('not before it could be read: why not stands beside the button, and where the server refuses, its words', async () => {
    let answer = (_: Shown) => {};
    const { world, dialog } = await asking({ [preview]: () => new Promise((resolve) => (answer = resolve)) });
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: '이대로 환전 신청' });
    expect(within(dialog).getByText('환전 내용을 불러오는 중입니다')).toBeTruthy();
    expect(button.disabled).toBe(true);
    answer(shownAs(1));
    expect(await within(dialog).findByText('환전 비밀번호 4자리를 입력해 주세요.')).toBeTruthy();
    expect(button.disabled).toBe(true);
    expect(world.sent(out)).toEqual([]);
    cleanup();

    const words = '진행 중인 환전 신청이 있습니다.';
    const other = await asking({ [preview]: () => Promise.reject(new CallError('C209', words)) });
    expect(await within(other.dialog).findByText(words)).toBeTruthy();
    expect(within(other.dialog).getAllByText('지금은 이대로 환전할 수 없습니다').length).toBeGreaterThan(0);
  });
});

test("a wrong withdrawal password shows the server's text at its field, and the way back sends nothing more", async () => {
  const { world, dialog } = await asking({
    [preview]: () => shownAs(1),
    [out]: () => Promise.reject(new CallError('C008', '환전 비밀번호가 맞지 않습니다.')),
  });
  expect(screen.getByText(/직접 취소할 수 없습니다/)).toBeTruthy();
  await within(dialog).findByText('하늘은행 ****7777 김*현');
  confirm(dialog, '9999');
  await within(dialog).findByText('환전 비밀번호가 맞지 않습니다.');
  expect(pinOf(dialog).getAttribute('aria-invalid')).toBe('true');
  expect(pinOf(dialog).value).toBe('');
  expect(world.sent(out)[0]).toMatchObject({ amount: 30_000, cashOutPass: '9999' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(world.sent(out)).toHaveLength(1);
});
