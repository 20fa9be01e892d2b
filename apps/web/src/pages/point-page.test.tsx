import { CallError } from '@hanpan/client';
import type { DataOf, PointEntry } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { balanceKey } from '../app/session-cache.ts';
import { member, type PageWorld, renderPage } from './page-world.fixture.tsx';
import { PointChangePage, PointListPage, PointMainPage, PointUsePage } from './point-page.tsx';

afterEach(cleanup);

const earned: PointEntry = {
  pointIdx: 1,
  accruedAt: '2026-01-01T10:00:00Z',
  kind: 'deposit',
  percent: 1,
  bonusPercent: 0.5,
  accruedPoints: amount(1500),
  useType: 'earn',
  appliedPoints: amount(1200),
  reason: null,
};
const converted: PointEntry = {
  ...earned,
  pointIdx: 2,
  kind: null,
  percent: null,
  bonusPercent: null,
  accruedPoints: amount(0),
  useType: 'convert',
  appliedPoints: amount(-2000),
};

type PointList = DataOf<'/api/point/list'>;

function listOf(...list: PointEntry[]): PointList {
  return {
    list,
    pageInfo: { page: 1, count_per_list: 10, total: list.length },
    pointAmt: amount(5000),
    minAmount: amount(1000),
    canConvert: 'Y',
  };
}

const wallet: DataOf<'/api/cash/getUserCash'> = {
  cashAmt: amount(100_000),
  pointAmt: amount(5000),
  compAmt: amount(0),
  holdAmt: amount(0),
  bonusAmt: amount(0),
  gameAmt: amount(0),
  games: [],
  memCashFlag: 'N',
  version: 1,
};

function hold(world: PageWorld, point: number) {
  world.queryClient.setQueryData(balanceKey, {
    balance: amount(100_000),
    point: amount(point),
    isPlayGame: 'N',
    newMsg: 0,
    version: 1,
  });
}

const typePoints = (value: string) =>
  fireEvent.change(screen.getByLabelText(/전환할 포인트/, { selector: 'input' }), { target: { value } });
const agree = async () => fireEvent.click(await screen.findByRole('button', { name: /원으로 전환$/ }));
const convertButton = () => screen.getByRole('button', { name: '보유금으로 전환' });

test('[WR-36] the list shows kind, percent, bonus percent, accrued and applied points, and is asked for by filter', async () => {
  const world = renderPage(<PointListPage />, { '/api/point/list': () => listOf(converted, earned) });
  const table = await screen.findByRole('table', { name: '포인트 내역' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('-2,000');
  for (const said of ['충전', '1%', '0.5%', '1,500P', '+1,200P', '적립', '하루 한도까지만'])
    expect(second?.textContent).toContain(said);
  fireEvent.click(screen.getByRole('button', { name: '적립' }));
  fireEvent.change(screen.getByLabelText('구분'), { target: { value: 'deposit' } });
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-01-01' } });
  await waitFor(() =>
    expect(world.sent('/api/point/list').at(-1)).toEqual({
      kind: 'deposit',
      useType: 'earn',
      startDate: '2026-01-01',
      endDate: null,
      page: 1,
    }),
  );
});

test('[WR-36] the use page asks for used points, and for nothing that was earned', async () => {
  const world = renderPage(<PointUsePage />, { '/api/point/list': () => listOf(converted) });
  await screen.findByText('-2,000');
  expect(screen.queryByRole('button', { name: '적립' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '회수' }));
  await waitFor(() =>
    expect(world.sent('/api/point/list').map((body) => body.useType)).toEqual(['convert', 'takeBack']),
  );
});

test('[WR-36][MS-02][VL-14] points become cash: what is left and the balance afterwards are shown, then it asks, and it is sent once', async () => {
  const world = renderPage(<PointChangePage />, {
    '/api/point/list': () => listOf(earned),
    '/api/cash/getUserCash': () => wallet,
    '/api/point/change': () => ({
      entry: converted,
      pointAmt: amount(3000),
      cashAmt: amount(102_000),
      version: 2,
    }),
  });
  hold(world, 5000);
  await screen.findByText(/1,000포인트부터 전환할 수 있습니다/);
  typePoints('2000');
  expect(screen.getByText('102,000')).toBeTruthy();
  expect(screen.getByText('3,000')).toBeTruthy();
  expect(screen.getByText('환전하려면 먼저 롤링 2,000원을 더 채워야 합니다.')).toBeTruthy();
  fireEvent.click(convertButton());
  const dialog = within(
    await screen.findByRole('alertdialog', { name: '2,000포인트를 보유금으로 바꿀까요?' }),
  );
  expect(dialog.getByText('102,000')).toBeTruthy();
  expect(dialog.getByText('환전하려면 먼저 롤링 2,000원을 더 채워야 합니다.')).toBeTruthy();
  expect(world.sent('/api/point/change')).toEqual([]);
  const button = dialog.getByRole('button', { name: '2,000원으로 전환' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(world.queryClient.getQueryData(balanceKey)).toMatchObject({ point: 3000 }));
  expect(world.sent('/api/point/change')).toMatchObject([{ amount: 2000 }]);
  await waitFor(() => expect(world.sent('/api/point/list').length).toBeGreaterThan(1));
});

test.each([
  ['', '전환할 포인트를 입력해 주세요.'],
  ['999', '1,000포인트부터 전환할 수 있습니다.'],
  ['5001', '보유 포인트를 초과했습니다.'],
])('[VL-14][BC-01] an amount of "%s" is refused in words and not sent', async (typed, words) => {
  const world = renderPage(<PointChangePage />, {
    '/api/point/list': () => listOf(),
    '/api/cash/getUserCash': () => wallet,
  });
  hold(world, 5000);
  await screen.findByText(/포인트부터 전환할 수 있습니다/);
  typePoints(typed);
  fireEvent.click(convertButton());
  const field = screen.getByLabelText(/전환할 포인트/, { selector: 'input' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  expect(world.sent('/api/point/change')).toHaveLength(0);
});

test('a lost response is retried with the same key, and the page says that it is safe', async () => {
  const world = renderPage(<PointChangePage />, {
    '/api/point/list': () => listOf(),
    '/api/cash/getUserCash': () => wallet,
    '/api/point/change': () => Promise.reject(new CallError('NT99', '통신이 지연되고 있습니다.', true)),
  });
  hold(world, 5000);
  await screen.findByText(/포인트부터 전환할 수 있습니다/);
  typePoints('2000');
  for (const times of [1, 2]) {
    fireEvent.click(convertButton());
    await agree();
    await waitFor(() => expect(world.sent('/api/point/change')).toHaveLength(times));
    await screen.findByText(/다시 눌러도 두 번 처리되지 않습니다/);
    await waitFor(() => expect(convertButton().getAttribute('aria-busy')).toBeNull());
  }
  const [first, second] = world.sent('/api/point/change');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('where the site does not convert, the page says so in place of the form', async () => {
  renderPage(<PointChangePage />, {
    '/api/point/list': () => ({ ...listOf(), canConvert: 'N' }),
    '/api/cash/getUserCash': () => wallet,
  });
  expect(await screen.findByText('지금은 포인트를 전환할 수 없습니다.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '보유금으로 전환' })).toBeNull();
});

test('comp becomes cash on the same page, for members who have any', async () => {
  let compAmt = amount(7000);
  const world = renderPage(<PointChangePage />, {
    '/api/point/list': () => ({ ...listOf(), canConvert: 'N' }),
    '/api/cash/getUserCash': () => ({ ...wallet, compAmt }),
    '/api/wallet/convertComp': (body) => {
      compAmt = amount(7000 - body.amount);
      return { amount: amount(body.amount), compAmt, cashAmt: amount(107_000), version: 2 };
    },
  });
  const form = await screen.findByRole('form', { name: '콤프 전환' });
  fireEvent.click(within(form).getByRole('button', { name: 'maximum' }));
  fireEvent.click(within(form).getByRole('button', { name: '보유금으로 전환' }));
  await agree();
  await waitFor(() => expect(world.sent('/api/wallet/convertComp')).toMatchObject([{ amount: 7000 }]));
  await waitFor(() => expect(screen.queryByRole('form', { name: '콤프 전환' })).toBeNull());
});

test('[MR-05] the one page of the phone holds the conversion and the whole history', async () => {
  const world = renderPage(<PointMainPage />, {
    '/api/point/list': () => listOf(earned),
    '/api/cash/getUserCash': () => wallet,
  });
  hold(world, 5000);
  expect(await screen.findByRole('form', { name: '포인트 전환' })).toBeTruthy();
  expect(await screen.findByRole('table', { name: '포인트 내역' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: '포인트 메뉴' })).toBeNull();
  expect(member.member.isPartnerMember).toBe('N');
  expect(screen.queryByRole('form', { name: '콤프 전환' })).toBeNull();
});

test('an empty list of uses says that nothing was used, not how points are earned', async () => {
  renderPage(<PointUsePage />, { '/api/point/list': () => listOf() });
  expect(await screen.findByText('전환한 포인트가 없습니다')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '회수' }));
  expect(await screen.findByText('회수된 포인트가 없습니다')).toBeTruthy();
});

test('an empty list says what earns points, and a list that failed offers a retry', async () => {
  let responses = () => Promise.reject<PointList>(new CallError('E001', 'x'));
  renderPage(<PointListPage />, { '/api/point/list': () => responses() });
  await screen.findByText('포인트 내역을 불러오지 못했습니다');
  responses = () => Promise.resolve(listOf());
  fireEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByText('포인트 내역이 없습니다')).toBeTruthy();
});

test('nothing in a period or of a type is said as that, and not as an account without points', async () => {
  const world = renderPage(<PointListPage />, { '/api/point/list': () => listOf() });
  expect(await screen.findByText('포인트 내역이 없습니다')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'attendance' } });
  await waitFor(() => expect(world.sent('/api/point/list').at(-1)).toMatchObject({ kind: 'attendance' }));
  expect(await screen.findByText('조건에 맞는 포인트 내역이 없습니다')).toBeTruthy();
  expect(screen.queryByText(/포인트를 모을 수 있습니다/)).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'all' } });
  expect(await screen.findByText('포인트 내역이 없습니다')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-01-02' } });
  expect(await screen.findByText('조건에 맞는 포인트 내역이 없습니다')).toBeTruthy();
});
