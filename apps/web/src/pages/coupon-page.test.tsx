import { CallError } from '@hanpan/client';
import type { Coupon, DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { balanceKey } from '../app/session-cache.ts';
import { CouponGiftPage, CouponListPage, CouponMainPage, CouponUsePage } from './coupon-page.tsx';
import { member, renderPage } from './page-world.fixture.tsx';

afterEach(cleanup);

const open: Coupon = {
  couponIdx: 4,
  couponCode: 'ABCD-EFGH-1234-5678',
  name: { ko: '개장 쿠폰', en: 'Opening coupon', vi: 'Phiếu khai trương' },
  worth: 'cash',
  amount: amount(5000),
  state: 'open',
  issuedAt: '2026-01-01T10:00:00Z',
  expiresAt: '2026-01-31T10:00:00Z',
  usedAt: null,
  givenBy: null,
  givenTo: null,
};
const given: Coupon = { ...open, couponIdx: 3, couponCode: null, state: 'given', givenTo: 'member09' };

type CouponList = DataOf<'/api/coupon/list'>;

function listOf(list: Coupon[], canGift: 'Y' | 'N' = 'N'): CouponList {
  const openCount = list.filter(({ state }) => state === 'open').length;
  return { list, pageInfo: { page: 1, count_per_list: 10, total: list.length }, openCount, canGift };
}

const used = {
  coupon: { ...open, state: 'used' as const },
  cashAmt: amount(105_000),
  pointAmt: amount(0),
  version: 2,
};

test('[WR-35] a coupon is used from its line after a question that says what it brings', async () => {
  let list = [open, given];
  const world = renderPage(<CouponListPage />, {
    '/api/coupon/list': () => listOf(list),
    '/api/coupon/use': () => {
      list = [used.coupon, given];
      return used;
    },
  });
  const table = await screen.findByRole('table', { name: '쿠폰 내역' });
  expect(screen.getByText('쓸 수 있는 쿠폰 1장')).toBeTruthy();
  expect(within(table).getAllByRole('button', { name: '사용하기' })).toHaveLength(1);
  fireEvent.click(within(table).getByRole('button', { name: '사용하기' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('개장 쿠폰: 5,000원이 보유금에 바로 더해집니다.')).toBeTruthy();
  expect(await within(dialog).findByText('환전하려면 먼저 롤링 5,000원을 더 채워야 합니다.')).toBeTruthy();
  expect(world.sent('/api/coupon/use')).toHaveLength(0);
  fireEvent.click(within(dialog).getByRole('button', { name: '사용하기' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(world.sent('/api/coupon/use')).toMatchObject([{ couponCode: open.couponCode }]);
  expect(world.queryClient.getQueryData(balanceKey)).toMatchObject({ balance: 105_000 });
  await waitFor(() => expect(screen.queryByRole('button', { name: '사용하기' })).toBeNull());
});

test('[WR-35] a code is typed in, and a refusal is shown in the text of the server', async () => {
  const world = renderPage(<CouponUsePage />, {
    '/api/coupon/list': () => listOf([]),
    '/api/coupon/use': () =>
      Promise.reject(new CallError('R004', '쿠폰을 찾을 수 없습니다. 번호를 확인해 주세요.')),
  });
  const button = await screen.findByRole('button', { name: '사용하기' });
  fireEvent.click(button);
  expect(await screen.findByText('쿠폰 번호를 입력해 주세요.')).toBeTruthy();
  expect(world.sent('/api/coupon/use')).toHaveLength(0);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' abcd-efgh ' } });
  fireEvent.click(button);
  expect(await screen.findByText('쿠폰을 찾을 수 없습니다. 번호를 확인해 주세요.')).toBeTruthy();
  expect(world.sent('/api/coupon/use')).toMatchObject([{ couponCode: 'abcd-efgh' }]);
});

test('a code that was used before is called used', async () => {
  renderPage(<CouponUsePage />, {
    '/api/coupon/list': () => listOf([]),
    '/api/coupon/use': () => Promise.reject(new CallError('T999', '이미 처리되었습니다.')),
  });
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'abcd-efgh' } });
  fireEvent.click(screen.getByRole('button', { name: '사용하기' }));
  expect(await screen.findByText('이미 사용된 쿠폰입니다.')).toBeTruthy();
});

test('[WR-35] a partner gives a coupon away after a question', async () => {
  let list = [open];
  const world = renderPage(<CouponGiftPage />, {
    '/api/coupon/list': () => listOf(list, 'Y'),
    '/api/coupon/gift': () => {
      list = [];
      return { coupon: given };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: '선물하기' }));
  expect(await screen.findByText('선물할 쿠폰을 골라 주세요.')).toBeTruthy();
  expect(screen.getByText('받을 회원의 아이디를 입력해 주세요.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '4' } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'member09' } });
  fireEvent.click(screen.getByRole('button', { name: '선물하기' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('member09님에게 선물할까요?')).toBeTruthy();
  expect(within(dialog).getByText('개장 쿠폰 · 5,000원')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '선물하기' }));
  await waitFor(() =>
    expect(world.sent('/api/coupon/gift')).toMatchObject([{ couponIdx: 4, memId: 'member09' }]),
  );
  expect(await screen.findByText('선물할 수 있는 쿠폰이 없습니다')).toBeTruthy();
});

test('[WR-35] a coupon of another page is given as well, and what was typed stays meanwhile', async () => {
  const pageOf = (page: number) => ({
    ...listOf([{ ...open, couponIdx: 20 - page }], 'Y'),
    pageInfo: { page, count_per_list: 1, total: 2 },
  });
  const world = renderPage(<CouponGiftPage />, {
    '/api/coupon/list': ({ page = 1 }) => pageOf(page),
    '/api/coupon/gift': () => ({ coupon: given }),
  });
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'member09' } });
  fireEvent.click(screen.getByRole('button', { name: 'nextPage' }));
  await waitFor(() => expect(world.sent('/api/coupon/list').at(-1)).toEqual({ state: 'open', page: 2 }));
  await waitFor(() => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '18' } });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('18');
  });
  // What is chosen stays chosen, whatever page is looked at.
  fireEvent.click(screen.getByRole('button', { name: 'previousPage' }));
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((each) => each.getAttribute('value'))).toContain('19'),
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('18');
  fireEvent.click(screen.getByRole('button', { name: '선물하기' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('개장 쿠폰 · 5,000원')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: '선물하기' }));
  await waitFor(() =>
    expect(world.sent('/api/coupon/gift')).toMatchObject([{ couponIdx: 18, memId: 'member09' }]),
  );
});

test('a member who is no partner is told so, and is not offered the page', async () => {
  renderPage(<CouponGiftPage />, { '/api/coupon/list': () => listOf([open]) });
  expect(await screen.findByText('쿠폰 선물은 파트너만 할 수 있습니다.')).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: '쿠폰 메뉴' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['쿠폰 내역', '쿠폰 사용']);
});

test('[WR-35] the list is asked for by state', async () => {
  const world = renderPage(<CouponListPage />, { '/api/coupon/list': () => listOf([]) });
  expect(await screen.findByText('쿠폰이 없습니다')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '기간 만료' }));
  await waitFor(() => expect(world.sent('/api/coupon/list').at(-1)).toEqual({ state: 'expired', page: 1 }));
  // Of a member who has coupons of other states it is not said that there are none.
  expect(await screen.findByText('이 상태의 쿠폰이 없습니다')).toBeTruthy();
  expect(screen.queryByText('쿠폰을 받으면 여기에 나타납니다.')).toBeNull();
});

test('[MR-06] the one page of the phone holds the code and the list', async () => {
  renderPage(<CouponMainPage />, { '/api/coupon/list': () => listOf([open]) });
  expect(await screen.findByRole('form', { name: '쿠폰 사용' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: '쿠폰 내역' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '쿠폰 메뉴' })).toBeNull();
  expect(screen.queryByRole('region', { name: '쿠폰 선물' })).toBeNull();
});

test('[MR-06] of a partner it holds the gift as well', async () => {
  const partner = { ...member, member: { ...member.member, isPartnerMember: 'Y' as const } };
  renderPage(<CouponMainPage />, { '/api/coupon/list': () => listOf([open], 'Y') }, partner);
  expect(await screen.findByRole('form', { name: '쿠폰 사용' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: '쿠폰 내역' })).toBeTruthy();
  expect(await screen.findByRole('region', { name: '쿠폰 선물' })).toBeTruthy();
});
