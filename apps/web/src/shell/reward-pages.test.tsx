import { amount } from '@hanpan/money';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeCaller, fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

afterEach(cleanup);
beforeEach(() => setWidth(1440));

const pageInfo = { page: 1, count_per_list: 10, total: 0 };

function server() {
  return fakeCaller({
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1000, 6),
    '/api/etc/siteOption': aSite(),
    '/api/point/list': {
      list: [],
      pageInfo,
      pointAmt: amount(0),
      minAmount: amount(1000),
      canConvert: 'Y',
    },
    '/api/coupon/list': { list: [], pageInfo, openCount: 0, canGift: 'N' },
  });
}

async function opens(path: string, title: string): Promise<FakeCaller> {
  const fake = server();
  const { router } = renderApp(fake, { path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(router.state.location.pathname).toBe(path);
  return fake;
}

/** The parts of a page, each by what it is for. */
const parts = {
  pointHistory: () => screen.queryByRole('region', { name: '포인트 내역' }),
  pointConversion: () => screen.queryByRole('form', { name: '포인트 전환' }),
  couponList: () => screen.queryByRole('region', { name: '쿠폰 내역' }),
  couponUse: () => screen.queryByRole('form', { name: '쿠폰 사용' }),
  couponGift: () => screen.queryByRole('region', { name: '쿠폰 선물' }),
};

async function holdsOnly(...wanted: (keyof typeof parts)[]): Promise<void> {
  const shown = () => Object.entries(parts).flatMap(([name, find]) => (find() === null ? [] : [name]));
  await waitFor(() => expect(shown()).toEqual(wanted));
}

test.each([
  ['list', 'all'],
  ['use', 'convert'],
])('[WR-36] /member/mypage/point/%s is the history of %s', async (page, useType) => {
  const fake = await opens(`/member/mypage/point/${page}`, '포인트');
  await holdsOnly('pointHistory');
  const asked = () => fake.made.filter(({ path }) => path === '/api/point/list').map(({ body }) => body);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ useType, page: 1 }));
});

test('[WR-36] /member/mypage/point/change converts', async () => {
  await opens('/member/mypage/point/change', '포인트');
  await holdsOnly('pointConversion');
});

test.each([
  ['list', 'couponList'],
  ['use', 'couponUse'],
  ['gift', 'couponGift'],
] as const)('[WR-35] /member/mypage/coupon/%s holds its own part', async (page, part) => {
  await opens(`/member/mypage/coupon/${page}`, '쿠폰');
  await holdsOnly(part);
});

test('[WR-03] /member/attendendance is a page', async () => {
  await opens('/member/attendendance', '출석체크');
});

test('[WR-17] /member/rotary is a page', async () => {
  await opens('/member/rotary', '오늘의 룰렛');
});

test('[MR-05] /member/pointMain/point is a page of the phone', async () => {
  setWidth(390);
  await opens('/member/pointMain/point', '포인트');
});

test('[MR-06] /member/couponMain is a page of the phone', async () => {
  setWidth(390);
  await opens('/member/couponMain', '쿠폰');
});

test('the phone has its own way to attendance', async () => {
  setWidth(390);
  await opens('/member/attendance', '출석체크');
});
