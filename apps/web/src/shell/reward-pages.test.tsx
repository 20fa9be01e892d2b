import { amount } from '@hanpan/money';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
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

async function opens(path: string, title: string): Promise<void> {
  const { router } = renderApp(server(), { path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(router.state.location.pathname).toBe(path);
}

test.each(['list', 'use', 'change'])('[WR-36] /member/mypage/point/%s is a page', (page) =>
  opens(`/member/mypage/point/${page}`, '포인트'),
);

test.each(['list', 'use', 'gift'])('[WR-35] /member/mypage/coupon/%s is a page', (page) =>
  opens(`/member/mypage/coupon/${page}`, '쿠폰'),
);

test('[WR-03] /member/attendendance is a page', () => opens('/member/attendendance', '출석체크'));

test('[WR-17] /member/rotary is a page', () => opens('/member/rotary', '오늘의 룰렛'));

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
