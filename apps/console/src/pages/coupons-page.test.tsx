import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CouponRow } from '../features/coupons/model.ts';
import { fakeServer, pageOne, refusal, renderInConsole } from '../testing/console-world.tsx';
import { CouponsPage } from './coupons-page.tsx';

afterEach(cleanup);

const open: CouponRow = {
  couponIdx: 5,
  couponCode: 'ABCD-EFGH-1234-5678',
  name: { ko: '개장 쿠폰', en: 'Opening coupon', vi: 'Phiếu khai trương' },
  worth: 'cash',
  amount: amount(5000),
  state: 'open',
  issuedAt: '2026-03-01T00:00:00.000Z',
  expiresAt: '2026-03-31T00:00:00.000Z',
  usedAt: null,
  givenBy: null,
  givenTo: null,
  memberKey: null,
  memId: null,
  memNick: null,
  issuedBy: 'operator',
  note: '',
};

const listing = (...list: CouponRow[]) => ({
  list,
  pageInfo: pageOne(list.length),
  openAmount: amount(5000),
  openPoints: amount(3000),
});

test('the page says what open coupons may still cost, and who owns each', async () => {
  const used = {
    ...open,
    couponIdx: 4,
    state: 'used' as const,
    memberKey: 7,
    memId: 'member07',
    memNick: '달빛',
  };
  await renderInConsole(
    <CouponsPage />,
    fakeServer({ '/api/console/coupon/list': () => listing(open, used) }),
  );
  const table = await screen.findByRole('table', { name: '쿠폰 목록' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('번호를 아는 누구나');
  expect(second?.textContent).toContain('달빛');
  expect(screen.getByText('아직 쓰지 않은 금액').parentElement?.textContent).toContain('5,000원');
  expect(screen.getByText('아직 쓰지 않은 포인트').parentElement?.textContent).toContain('3,000P');
  fireEvent.click(within(table).getByText('달빛'));
  expect(screen.queryByRole('button', { name: '쿠폰 회수' })).toBeNull();
});

test('an issue shows its total, asks for what is missing, and is sent once', async () => {
  const server = fakeServer({
    '/api/console/coupon/list': () => listing(),
    '/api/console/coupon/issue': () => ({ list: [open, open, open], waiting: null }),
  });
  await renderInConsole(<CouponsPage />, server);
  fireEvent.click(await screen.findByRole('button', { name: '쿠폰 발급' }));
  const dialog = await screen.findByRole('alertdialog');
  const send = within(dialog).getByRole('button', { name: '쿠폰 발급' });
  fireEvent.click(send);
  expect(await within(dialog).findByText('금액을 입력해 주세요.')).toBeTruthy();
  expect(within(dialog).getByText('받을 회원이나 번호 개수를 정해 주세요.')).toBeTruthy();
  const type = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  type(/이름 \(한국어\)/, '개장 쿠폰');
  type(/이름 \(영어\)/, 'Opening coupon');
  type(/이름 \(베트남어\)/, 'Phiếu khai trương');
  fireEvent.change(within(dialog).getByLabelText(/^금액/, { selector: 'input' }), {
    target: { value: '5000' },
  });
  type(/받을 회원 아이디/, 'member01\nmember02');
  type(/번호만 발급할 장수/, '1');
  expect(within(dialog).getByText('모두 3장, 합계 15,000원')).toBeTruthy();
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf('/api/console/coupon/issue')).toMatchObject([
    {
      name: open.name,
      worth: 'cash',
      amount: 5000,
      // 30 days from the moment at which the form was opened.
      expiresAt: expect.stringMatching(/Z$/),
      memIds: ['member01', 'member02'],
      codeCount: 1,
    },
  ]);
});

test('a coupon is withdrawn with a reason; one that was used meanwhile stays used', async () => {
  let isUsed = true;
  const server = fakeServer({
    '/api/console/coupon/list': () => listing(open),
    '/api/console/coupon/cancel': () => {
      if (isUsed) throw refusal('T999', '이미 처리되었습니다.');
      return { coupon: { ...open, state: 'cancelled' } };
    },
  });
  await renderInConsole(<CouponsPage />, server);
  fireEvent.click(await screen.findByText('개장 쿠폰'));
  fireEvent.click(screen.getByRole('button', { name: '쿠폰 회수' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '잘못 발급했습니다.' }));
  fireEvent.click(within(dialog).getByRole('button', { name: '쿠폰 회수' }));
  expect(await within(dialog).findByText('이미 처리되었습니다.')).toBeTruthy();
  isUsed = false;
  fireEvent.click(within(dialog).getByRole('button', { name: '쿠폰 회수' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.bodiesOf('/api/console/coupon/cancel').at(-1)).toEqual({
    couponIdx: 5,
    reason: '잘못 발급했습니다.',
  });
});
