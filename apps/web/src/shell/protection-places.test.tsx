import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite, someLimits } from '../test/fixtures.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

afterEach(cleanup);

const limits = aSite().siteOption.deposit;

function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession(),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/protection/limits': someLimits(),
    '/api/cash/list/': { list: [], pageInfo: { page: 1, count_per_list: 10, total: 0 } },
    '/api/cash/rules': {
      memLevel: 1,
      deposit: limits,
      depositRefusal: null,
      withdrawal: limits,
      withdrawalRefusal: null,
      withdrawalRepeatMinutes: 0,
      usualMinutes: { in: null, out: null },
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
  });
}

const inFooter = async () =>
  within(await screen.findByRole('contentinfo')).findByRole('link', { name: '이용자 보호' });

test.each([
  ['the home page', '/member/main', inFooter],
  [
    'the deposit page',
    '/member/moneyMain/charge',
    () => screen.findByRole('link', { name: '충전 한도 설정' }),
  ],
  [
    'my page',
    '/member/mypage/info',
    async () => {
      const [tabs] = await screen.findAllByRole('navigation', { name: '마이페이지 메뉴' });
      return within(tabs as HTMLElement).getByRole('link', { name: '이용자 보호' });
    },
  ],
])('[RG-5] limits are found from %s', async (_, path, find) => {
  setWidth(1440);
  const { router } = renderApp(server(), { path });
  fireEvent.click(await find());
  await waitFor(() => expect(document.title).toBe('이용자 보호 | 한판'));
  expect(router.state.location.pathname).toBe('/member/mypage/protection');
  expect(await screen.findByRole('heading', { level: 1, name: '이용자 보호' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '충전 한도 (하루) 정하기' })).toBeTruthy();
});
