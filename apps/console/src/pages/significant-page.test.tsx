import type { DataOf, StaffRole } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer, me, refusal, renderInConsole } from '../testing/console-world.tsx';
import { hrefSavedBy, why } from '../testing/saved-file.ts';
import { SignificantPage } from './significant-page.tsx';

afterEach(cleanup);

const path = '/api/console/significant/list';
const seenPath = '/api/console/significant/seen';
const lead = { ...me, roles: ['supervisor'] satisfies StaffRole[] };
const reader = { ...me, roles: ['readOnly'] satisfies StaffRole[] };
type Row = DataOf<typeof path>['list'][number];

const win: Row = {
  eventIdx: 9,
  kind: 'large-win',
  at: '2026-11-19T03:00:00.000Z',
  reference: 'B-20261119-0001',
  receiptId: 'B-20261119-0001',
  memberKey: 7,
  memId: 'haneul',
  memNick: '하늘',
  amount: amount(12_000_000),
  fromAmount: amount(10_000_000),
  family: 'sports',
  gameType: 'sports',
  vendorCode: null,
  group: null,
  by: null,
  reason: null,
  seenBy: null,
  seenAt: null,
};
const none = { receiptId: null, memberKey: null, memId: null, memNick: null, amount: null, fromAmount: null };
const change: Row = {
  ...{ ...win, ...none, family: null, gameType: null },
  ...{
    eventIdx: 8,
    kind: 'bonus-change' as const,
    reference: 'audit:31',
    group: 'bonus',
    by: '김도현',
    reason: '가을 행사',
  },
};
const old: Row = { ...win, eventIdx: 7, reference: 'B-1', seenBy: '이서윤', seenAt: win.at };

function server(list: Row[] = [win, change, old], see: () => DataOf<typeof seenPath> = () => ({ seen: 1 })) {
  const sum = amount(10_000_000);
  return fakeServer({
    [path]: () => ({
      list,
      pageInfo: { page: 1, count_per_list: 50, total: list.length },
      newCount: list.filter(({ seenBy }) => seenBy === null).length,
      amounts: { 'large-win': sum, 'large-stake': sum, 'large-deposit': sum, 'large-withdrawal': sum },
    }),
    [seenPath]: see,
  });
}

test('[OPS-1] events stand with their amount, whose they are and what explains them', async () => {
  await renderInConsole(<SignificantPage />, { ...server(), operator: lead });
  const table = await screen.findByRole('table', { name: '중요 사건 목록' });
  expect(within(table).getAllByText('12,000,000')).toHaveLength(2);
  expect(within(table).getAllByText('기준 10,000,000원')).toHaveLength(2);
  const link = within(table).getByRole('link', { name: 'B-20261119-0001' });
  expect(link.getAttribute('href')).toContain('/why?q=B-20261119-0001');
  expect(within(table).getByText(/가을 행사/)).toBeTruthy();
  expect(within(table).getByText('김도현')).toBeTruthy();
  expect(within(table).getByRole('link', { name: '감사 기록 31' }).getAttribute('href')).toContain('/audit?');
});

test('[OPS-1] all seventeen kinds are named with where each stands', async () => {
  await renderInConsole(<SignificantPage />, { ...server([]), operator: lead });
  const card = await screen.findByRole('region', { name: '감사 대상 사건 17종이 남는 곳' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(17);
  expect(await screen.findByText('해당하는 사건이 없습니다')).toBeTruthy();
});

test('[OPS-1] what is new is noted as seen, one or all that are shown; a refusal is said', async () => {
  const fake = server();
  await renderInConsole(<SignificantPage />, { ...fake, operator: lead });
  fireEvent.click(await screen.findByRole('button', { name: '고액 적중 B-20261119-0001 확인' }));
  await waitFor(() => expect(fake.bodiesOf(seenPath)).toMatchObject([{ eventIdxs: [9] }]));
  fireEvent.click(await screen.findByRole('button', { name: '보이는 2건 모두 확인' }));
  await waitFor(() => expect(fake.bodiesOf(seenPath).at(-1)).toMatchObject({ eventIdxs: [9, 8] }));
  cleanup();
  const refused = server([win], () => {
    throw refusal('T999', '이미 처리되었습니다.');
  });
  await renderInConsole(<SignificantPage />, { ...refused, operator: lead });
  fireEvent.click(await screen.findByRole('button', { name: '고액 적중 B-20261119-0001 확인' }));
  expect(await screen.findByText('이미 처리되었습니다.')).toBeTruthy();
});

test('[OPS-1] the file has the choice of the page, and who only reads notes nothing', async () => {
  const fake = server();
  await renderInConsole(
    <SignificantPage />,
    { ...fake, operator: reader },
    '/?kind=large-win&from=2026-11-01',
  );
  expect(await hrefSavedBy('CSV')).toBe(
    `/api/console/significant/list.csv?kind=large-win&from=2026-11-01&${why}`,
  );
  await screen.findAllByText('B-20261119-0001');
  expect(screen.queryByRole('button', { name: /확인$/ })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: '확인 전만' }));
  await waitFor(() =>
    expect(fake.bodiesOf(path).at(-1)).toMatchObject({ onlyNew: true, startDate: '2026-11-01' }),
  );
});
