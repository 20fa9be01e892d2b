import { amount } from '@hanpan/money';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import { summary, tree } from '../test/partner.fixture.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

/** A partner with a tree and an overview; a test takes from them what it is about. */
function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/member/info': aSession({ partner: 'Y' }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/partner/summary': summary,
    '/api/partner/tree': tree,
  });
}

test('an overview without a stake says so in words, not in a chart of nothing', async () => {
  const fake = server();
  const none = { stakeAmount: amount(0), beforeStakeAmount: amount(0) };
  const hours = summary.hours.map((each) => ({ ...each, ...none }));
  fake.responses['/api/partner/summary'] = { ...summary, hours, types: [] };
  renderApp(fake, { path: '/member/stributor' });
  const part = within(await screen.findByRole('region', { name: '시간별 베팅 2026. 03. 04.' }));
  expect(part.getByText('이 기간에 정산된 베팅이 없습니다.')).toBeTruthy();
  expect(part.queryByRole('table')).toBeNull();
});

test('the tree leads to a new partner, but not whoever has the lowest rank', async () => {
  const path = '/member/partner/partnerList';
  renderApp(server(), { path });
  await screen.findByRole('table', { name: '파트너 트리' });
  // One of them is a tab of every partner page.
  const leads = () => screen.getAllByRole('link', { name: '하부 등록' }).length;
  const before = leads();
  cleanup();
  const fake = server();
  const own = tree.list.slice(0, 1).map((node) => ({ ...node, partnerRank: 'PTN_5' as const }));
  fake.responses['/api/partner/tree'] = { list: own, isPartial: false };
  renderApp(fake, { path });
  await screen.findByRole('table', { name: '파트너 트리' });
  expect(leads()).toBe(before - 1);
});
