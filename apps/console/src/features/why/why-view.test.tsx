import { amount } from '@hanpan/money';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, renderInConsole } from '../../testing/console-world.tsx';
import type { Why, WhyStep } from './use-why.ts';
import { WhyView } from './why-view.tsx';

afterEach(cleanup);

const at = '2026-03-02T03:00:00.000Z';
const bare = { at, by: null, note: '', address: null, names: null };
const steps: WhyStep[] = [
  {
    ...bare,
    kind: 'rated',
    amount: amount(80_000),
    sum: { what: 'slot', count: 40, base: amount(8_000_000), basisPoints: 100 },
  },
  {
    ...bare,
    kind: 'summed',
    amount: amount(79_990),
    sum: { what: 'bookings', count: 31, base: null, basisPoints: null },
  },
];
const booking: Why = {
  kind: 'commission',
  receiptId: 'rolling:123',
  member: { memberKey: 7, memId: 'partner', memNick: '파트너' },
  worth: 'cash',
  status: 'rolling',
  amount: amount(12),
  paidAmount: amount(12),
  oddsMilli: null,
  legs: [],
  steps,
  ledger: [],
};

test('a booking of commission is what it paid; what its days earned stands beside all that was booked on them', async () => {
  await renderInConsole(<WhyView why={booking} />, fakeServer({}));
  expect(await screen.findByText('12')).toBeTruthy();
  expect(screen.queryByText('계산된 금액')).toBeNull();
  expect(screen.getByText(/이 날짜들에 지급한 커미션 전체.*31건/)).toBeTruthy();
  expect(screen.getByText('79,990')).toBeTruthy();
});

test('[BET-1] a bet shows from which address it was asked for, and nothing where nobody knows it', async () => {
  const placed: WhyStep = { ...bare, kind: 'placed', amount: amount(1_000), sum: null };
  const bet: Why = { ...booking, kind: 'bet', receiptId: 'B-260302-000001', status: 'BET' };
  const { unmount } = await renderInConsole(
    <WhyView why={{ ...bet, steps: [{ ...placed, address: '203.0.113.7' }] }} />,
    fakeServer({}),
  );
  expect(await screen.findByText(/IP 주소 203\.0\.113\.7/)).toBeTruthy();
  unmount();
  await renderInConsole(<WhyView why={{ ...bet, steps: [placed] }} />, fakeServer({}));
  expect(await screen.findByText('베팅 접수')).toBeTruthy();
  expect(screen.queryByText(/IP 주소/)).toBeNull();
});

const leg: Why['legs'][number] = {
  eventId: 1,
  home: { ko: '전북', en: 'Jeonbuk', vi: 'Jeonbuk' },
  away: { ko: '울산', en: 'Ulsan', vi: 'Ulsan' },
  startsAt: '2026-03-02T10:00:00.000Z',
  kind: 'AH',
  scope: 'match',
  lineQuarters: -5,
  pick: 'away',
  odds: 1.815,
  result: null,
};
const double: Why = {
  ...booking,
  kind: 'bet',
  receiptId: 'B-260302-000002',
  status: 'BET',
  amount: amount(10_000),
  paidAmount: null,
  oddsMilli: 6_737,
  legs: [
    leg,
    {
      ...leg,
      eventId: 2,
      kind: 'WDL',
      lineQuarters: null,
      pick: 'home',
      odds: 3.712,
      result: 'dead-heat:1/2',
    },
  ],
  steps: [{ ...bare, kind: 'placed', amount: amount(10_000), sum: null }],
};

test('a bet shows the odds of its receipt and a line for every leg with its line; what is to come is no step', async () => {
  await renderInConsole(<WhyView why={double} />, fakeServer({}));
  expect(await screen.findByText('6.73728')).toBeTruthy();
  const table = screen.getByRole('table', { name: '선택한 경기 2' });
  expect(table.textContent).toContain('+1.25');
  expect(table.textContent).toContain('1.815');
  expect(within(table).getByText('대기')).toBeTruthy();
  expect(within(table).getByText('동착 1/2 적중')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  // 10,000 × 6.73728 exactly.
  { paid: 67_372, isSaid: true },
  { paid: 37_120, isSaid: false },
])('stake times odds is written where it is what was paid ($paid: $isSaid)', async ({ paid, isSaid }) => {
  await renderInConsole(
    <WhyView why={{ ...double, status: 'PASS', paidAmount: amount(paid) }} />,
    fakeServer({}),
  );
  expect(await screen.findByText('6.73728')).toBeTruthy();
  expect(screen.queryByText(/10,000원 ×/) !== null).toBe(isSaid);
});
