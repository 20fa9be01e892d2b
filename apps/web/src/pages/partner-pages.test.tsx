import { CallError } from '@hanpan/client';
import type { CallPath } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeCaller } from '../test/fake-caller.ts';
import { aBalance, aSession, aSite } from '../test/fixtures.ts';
import {
  bet,
  line,
  member,
  pageOf,
  played,
  rates,
  running,
  settled,
  summary,
  tree,
} from '../test/partner.fixture.ts';
import { renderApp, setWidth } from '../test/render-app.tsx';

beforeEach(() => setWidth(1440));
afterEach(cleanup);

const cashRow = {
  receiptId: 'D-260304-0001',
  memId: 'player01',
  memNick: '초록지붕',
  partnerRank: 'NORMAL' as const,
  parentMemId: 'store01',
  kind: 'in' as const,
  amount: amount(200_000),
  bonusAmount: amount(0),
  state: 1 as const,
  closedBy: null,
  appliedAt: '2026-03-04T01:00:00.000Z',
  processedAt: '2026-03-04T01:02:00.000Z',
};
const betRow = {
  betIdx: 9,
  memId: 'player01',
  memNick: '초록지붕',
  parentMemId: 'store01',
  family: 'vendor',
  gameType: 'slot',
  vendorCode: 'cheongsa',
  name: { ko: '등불 축제', en: 'Lantern fair', vi: 'Hội đèn' },
  receiptId: 'B-260304-0009',
  placedAt: '2026-03-04T01:00:00.000Z',
  settledAt: '2026-03-04T01:00:05.000Z',
  status: 'PASS' as const,
  type: 'win' as const,
  isRefused: false,
  cash: amount(60_000),
  winCash: amount(50_000),
  resultCash: amount(-10_000),
};
const refusedRow = {
  ...betRow,
  ...{ betIdx: 10, name: { ko: '축구', en: 'Football', vi: 'Bóng đá' }, isRefused: true },
  ...{ status: 'CANCEL' as const, type: 'other' as const },
};
const move = {
  giveIdx: 3,
  at: '2026-03-04T02:00:00.000Z',
  kind: 'takeBack' as const,
  partnerMemId: 'store01',
  partnerMemNick: '여의매장',
  memId: 'player01',
  memNick: '초록지붕',
  partnerRank: 'NORMAL' as const,
  amount: amount(7_000),
  balanceAfter: amount(3_140_000),
  success: 'N' as const,
  refusal: 'turnover' as const,
  note: '주말',
};

function server() {
  return fakeCaller({
    '/api/etc/siteOption': aSite(),
    '/api/common/siteCheckInfo': { startDate: null, endDate: null, now: new Date().toISOString() },
    '/api/common/code': { list: [] },
    '/api/etc/bank': { list: [] },
    '/api/member/info': aSession({ partner: 'Y' }),
    '/api/wallet/balance': aBalance(1_284_500, 5),
    '/api/partner/summary': summary,
    '/api/partner/tree': tree,
    '/api/partner/rates': rates,
    '/api/partner/members': { list: [member], pageInfo: pageOf(1) },
    '/api/partner/cashList': {
      list: [cashRow],
      depositAmount: amount(200_000),
      withdrawalAmount: amount(40_000),
      pageInfo: pageOf(1),
    },
    '/api/partner/bettingList': {
      list: [betRow, refusedRow],
      total: {
        cash: amount(60_000),
        winCash: amount(50_000),
        waitCash: amount(0),
        resultCash: amount(-10_000),
      },
      pageInfo: pageOf(1),
    },
    '/api/partner/moneyMoves': {
      list: [move],
      givenAmount: amount(30_000),
      takenBackAmount: amount(0),
      pageInfo: pageOf(1),
    },
    '/api/partner/calculations': { list: [running, settled], pageInfo: pageOf(2) },
    '/api/partner/commissions': {
      list: [line],
      rollingAmount: amount(120),
      losingLineAmount: amount(700),
      settlement: null,
      corrections: [
        {
          settlementIdx: 6,
          startDate: '2026-02-16',
          endDate: '2026-02-22',
          paidAmount: amount(900),
          correctAmount: amount(600),
          amount: amount(-300),
        },
      ],
    },
    '/api/partner/calculationUsers': {
      list: [
        { memId: 'player01', memNick: '초록지붕', parentMemId: 'store01', ...played, amount: amount(120) },
      ],
      pageInfo: pageOf(1),
    },
    '/api/partner/commissionBets': { list: [bet], amount: amount(120), pageInfo: pageOf(1) },
  });
}

function open(path: string) {
  const fake = server();
  const { router } = renderApp(fake, { path });
  return {
    fake,
    router,
    sent: (call: CallPath) => fake.made.filter(({ path: made }) => made === call).map(({ body }) => body),
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const table = (name: string) => screen.findByRole('table', { name });

describe('what a partner sees of its tree', () => {
  /** The overview with its totals, its charts and what is to come. */
  async function isOverview(width: number, path: string): Promise<void> {
    setWidth(width);
    const { router } = open(path);
    expect(await heading('파트너 현황')).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
    expect(await screen.findByText('총판 · 달빛나루 · sub01 · branch01 · head01')).toBeTruthy();
    expect(await screen.findByText('직전 기간 대비 +5%')).toBeTruthy();
    expect(screen.getByText('진행 중 52,345원 · 3건')).toBeTruthy();
    expect(screen.getByText('가입 신청일 기준 · 승인 대기 1명 · 전체 4명')).toBeTruthy();
    expect(screen.getByRole('link', { name: /30,000/ }).getAttribute('href')).toMatch('memId=member01');
    const hours = within(await table('시간별 베팅 2026. 03. 04.')).getAllByRole('row');
    expect(hours.map((row) => row.textContent)).toEqual([
      '시각베팅지난주 같은 요일',
      '0009,000',
      '0163,0000',
    ]);
    expect(within(screen.getByRole('list', { name: '게임별' })).getByText('슬롯')).toBeTruthy();
  }

  test('[WR-01] /member/stributor is the overview', () => isOverview(1440, '/member/stributor'));

  test('[WR-33] /member/mypage/stributor_mypage is the overview too', () =>
    isOverview(1440, '/member/mypage/stributor_mypage'));

  test('[MR-10] /member/stributor is the overview on the phone', () => isOverview(390, '/member/stributor'));

  test('[WR-43][EN-12] the partner list is the tree with its totals, and whoever is chosen has figures that lead to rows', async () => {
    const { sent, router } = open('/member/partner/partnerList');
    expect(await heading('파트너 트리')).toBeTruthy();
    const rows = within(await table('파트너 트리')).getAllByRole('row');
    expect(rows).toHaveLength(3);
    fireEvent.click(within(rows[2] as HTMLElement).getByText('여의매장'));
    const bets = await screen.findByRole('link', { name: /63,000/ });
    // The rows that the figure counted: everybody below, by the day on which bets were settled.
    expect(bets.getAttribute('href')).toMatch(
      /\/member\/partner\/bettingList\?memId=store01&basis=settled&startDate=/,
    );
    expect(await screen.findByRole('form', { name: '여의매장 요율' })).toBeTruthy();
    expect(sent('/api/partner/rates')).toEqual([{ memId: 'store01' }]);
    fireEvent.click(screen.getByRole('button', { name: '달빛나루 접기' }));
    expect(within(await table('파트너 트리')).getAllByRole('row')).toHaveLength(2);
    expect(router.state.location.search).toMatchObject({ memId: 'store01' });
  });

  test('[VL-17] the root of a branch is not whoever looks: its panel has its own rates, and a way to give it money', async () => {
    const fake = server();
    fake.responses['/api/partner/tree'] = {
      list: tree.list.slice(1).map((node) => ({ ...node, depth: 0, parentMemId: null })),
      isPartial: false,
    };
    renderApp(fake, { path: '/member/partner/partnerList?root=store01&memId=store01' });
    expect(await screen.findByRole('form', { name: '여의매장 요율' })).toBeTruthy();
    const asked = fake.made.filter(({ path }) => path === '/api/partner/rates').map(({ body }) => body);
    expect(asked).toEqual([{ memId: 'store01' }]);
    const give = await screen.findByRole('link', { name: '지급·회수' });
    expect(give.getAttribute('href')).toContain('memId=store01');
  });

  test("the partner's own row has its own rates and nobody to give to", async () => {
    const { sent } = open('/member/partner/partnerList?memId=member01');
    await waitFor(() => expect(sent('/api/partner/rates')).toEqual([{ memId: '' }]));
    expect(screen.queryByRole('link', { name: '지급·회수' })).toBeNull();
  });

  test('[EN-12] a figure of a member leads to the rows of that member alone, and the list says so until it is asked for more', async () => {
    const { router, sent } = open(
      '/member/partner/partnerMemberList?startDate=2026-03-01&endDate=2026-03-04',
    );
    const row = within(await table('하부 회원'));
    const period = 'startDate=2026-03-01&endDate=2026-03-04';
    const [stake, deposit] = await row.findAllByRole('link');
    expect(stake?.getAttribute('href')).toContain(`?memId=player01&scope=person&basis=settled&${period}`);
    expect(deposit?.getAttribute('href')).toContain(`?memId=player01&scope=person&basis=approved&${period}`);
    fireEvent.click(deposit as HTMLElement);
    expect(await heading('하부 충전·환전')).toBeTruthy();
    const wanted = { memId: 'player01', scope: 'person', basis: 'approved', startDate: '2026-03-01' };
    await waitFor(() => expect(sent('/api/partner/cashList').at(-1)).toMatchObject(wanted));
    fireEvent.click(screen.getByRole('button', { name: 'player01 본인만' }));
    await waitFor(() =>
      expect(sent('/api/partner/cashList').at(-1)).toMatchObject({ ...wanted, memId: '', scope: 'below' }),
    );
    fireEvent.click(screen.getByRole('button', { name: '승인일 기준' }));
    await waitFor(() => expect(sent('/api/partner/cashList').at(-1)).toMatchObject({ basis: 'applied' }));
    expect(router.state.location.search).toMatchObject({ basis: 'applied' });
  });

  test('[WR-46] the member list asks by rank, state and branch, from the first page on', async () => {
    const { sent } = open('/member/partner/partnerMemberList?memId=store01&page=3');
    expect(await heading('하부 회원')).toBeTruthy();
    await within(await table('하부 회원')).findByText('초록지붕');
    fireEvent.change(screen.getByRole('combobox', { name: '등급' }), { target: { value: 'partner' } });
    await waitFor(() =>
      expect(sent('/api/partner/members').at(-1)).toMatchObject({
        kind: 'partner',
        memId: 'store01',
        page: 1,
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'store01 소속만' }));
    await waitFor(() => expect(sent('/api/partner/members').at(-1)).toMatchObject({ memId: '' }));
  });

  test('[WR-41][EN-12] the cash list has its sums and a file of the same period, by the same day', async () => {
    const { sent } = open('/member/partner/cashList?basis=approved&startDate=2026-03-01&endDate=2026-03-04');
    expect(await heading('하부 충전·환전')).toBeTruthy();
    expect(await screen.findByText('D-260304-0001')).toBeTruthy();
    expect(sent('/api/partner/cashList')).toMatchObject([{ startDate: '2026-03-01', endDate: '2026-03-04' }]);
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/api/partner/cash.csv?from=2026-03-01&to=2026-03-04&basis=approved',
    );
    fireEvent.change(screen.getByRole('combobox', { name: '구분' }), { target: { value: 'out' } });
    await waitFor(() => expect(sent('/api/partner/cashList').at(-1)).toMatchObject({ kind: 'out' }));
  });

  test('[WR-42] the betting list asks by game and result, and its file is by the same day', async () => {
    const { sent } = open('/member/partner/bettingList?basis=settled');
    expect(await heading('하부 베팅내역')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toMatch(/&basis=settled$/);
    const refused = (await screen.findByText('축구')).closest('tr');
    expect([screen.getByText('등불 축제').closest('tr')?.textContent, refused?.textContent]).toEqual([
      expect.stringContaining('적중'),
      expect.stringContaining('접수 안 됨'),
    ]);
    fireEvent.change(screen.getByRole('combobox', { name: '게임' }), { target: { value: 'slot' } });
    fireEvent.change(screen.getByRole('combobox', { name: '결과' }), { target: { value: 'win' } });
    await waitFor(() =>
      expect(sent('/api/partner/bettingList').at(-1)).toMatchObject({ groupKey: 'slot', type: 'win' }),
    );
  });

  test('[WR-47] money moves show what was refused and why', async () => {
    open('/member/partner/partnerMoneyMoveList');
    expect(await heading('머니 이동 내역')).toBeTruthy();
    const moves = await table('머니 이동 내역');
    expect(await within(moves).findByText('롤링 미완료 · 주말')).toBeTruthy();
    expect(within(moves).getByText('실패')).toBeTruthy();
  });

  test('[WR-44] a settlement is its lines, and a line leads to the members it comes from', async () => {
    const { sent } = open('/member/partner/partnerCalculationList');
    expect(await heading('정산 내역')).toBeTruthy();
    fireEvent.click(await screen.findByText('2026. 02. 23. – 2026. 03. 01.'));
    await screen.findByRole('heading', { name: '커미션 명세 2026. 02. 23. – 2026. 03. 01.' });
    await waitFor(() => expect(sent('/api/partner/commissions').at(-1)).toMatchObject({ settlementIdx: 7 }));
    const lines = await table('커미션 명세 2026. 02. 23. – 2026. 03. 01.');
    const link = await within(lines).findByRole('link', { name: '120' });
    expect(link.getAttribute('href')).toBe(
      '/member/partner/partnerCalculationUserList?settlementIdx=7&startDate=2026-02-23&endDate=2026-03-01' +
        '&kind=rolling&gameType=slot&branch=partner&branchMemId=store01&ownBasisPoints=110&branchBasisPoints=90',
    );
    expect(screen.getByText('2026. 02. 16. – 2026. 02. 22.')).toBeTruthy();
    // The file is of the same settlement, and not of its days as they look now.
    expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/api/partner/commissions.csv?settlementIdx=7&from=2026-02-23&to=2026-03-01',
    );
  });

  test('[WR-45] by member, and from a member to the bets whose sum is the figure', async () => {
    const { sent } = open(
      '/member/partner/partnerCalculationUserList?settlementIdx=7&kind=rolling&gameType=slot',
    );
    expect(await heading('회원별 정산')).toBeTruthy();
    fireEvent.click(await within(await table('회원별 정산')).findByText('초록지붕'));
    await waitFor(() =>
      expect(sent('/api/partner/commissionBets').at(-1)).toMatchObject({
        settlementIdx: 7,
        kind: 'rolling',
        gameType: 'slot',
        memId: 'player01',
      }),
    );
    expect(await within(await table('정산된 베팅')).findByText('+120')).toBeTruthy();
    // The game by its name in the reader's language, not by the key of its vendor.
    expect(within(await table('정산된 베팅')).getByText(/달빛 등불/)).toBeTruthy();
  });

  test.each([
    '/member/partner/partnerList',
    '/member/partner/partnerMemberList',
    '/member/partner/cashList',
    '/member/partner/bettingList',
    '/member/partner/partnerMoneyMoveList',
    '/member/partner/partnerCalculationList',
    '/member/partner/partnerCalculationUserList',
    '/member/striNew',
  ])('[MR-10] %s is a page of the phone too', async (path) => {
    setWidth(390);
    open(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '하단 메뉴' })).toBeTruthy();
  });
});

describe('rates', () => {
  test('[VL-17] a rate above that of the partner above is refused where it is typed, and what is sent is whole', async () => {
    const { fake, sent } = open('/member/partner/partnerList?memId=store01');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '슬롯 롤링 요율' });
    const save = screen.getByRole('button', { name: '요율 저장' });
    expect(save).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: '1.11' } });
    expect(screen.getByText('1.10%까지 됩니다.')).toBeTruthy();
    expect(save).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: '1.05' } });
    expect(
      screen.getByText('슬롯 롤링 0.90% → 1.05% 저장한 뒤의 베팅부터 적용됩니다 (요율 13차).'),
    ).toBeTruthy();
    fake.responses['/api/partner/setRates'] = new CallError(
      'PT02',
      '요율은 하루에 한 번만 바꿀 수 있습니다.',
    );
    fireEvent.click(save);
    expect(await screen.findByText('요율은 하루에 한 번만 바꿀 수 있습니다.')).toBeTruthy();
    expect(sent('/api/partner/setRates')).toMatchObject([
      {
        memId: 'store01',
        rates: [
          { gameType: 'casino', rollingBasisPoints: 90 },
          { gameType: 'hotelCasino', rollingBasisPoints: 90 },
          { gameType: 'slot', rollingBasisPoints: 105, losingBasisPoints: 1_800 },
          { gameType: 'mini', rollingBasisPoints: 90 },
          { gameType: 'sports', rollingBasisPoints: 90 },
        ],
      },
    ]);
  });

  test('[ACC-12] rates of a partner that is closed are shown, and nobody sets any', async () => {
    const fake = server();
    const list = tree.list.map((node) => ({ ...node, status: 'closed' as const }));
    fake.responses['/api/partner/tree'] = { ...tree, list };
    renderApp(fake, { path: '/member/partner/partnerList?memId=store01' });
    expect(await screen.findByRole('form', { name: / 요율$/ })).toBeTruthy();
    // The rates may come before the tree that says it is closed.
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '슬롯 롤링 요율' })).toBeNull());
    expect(screen.queryByRole('button', { name: '요율 저장' })).toBeNull();
  });

  test('[BC-05] rates that were changed today are shown, with the moment from which they may be changed again', async () => {
    const fake = server();
    fake.responses['/api/partner/rates'] = { ...rates, nextChangeAt: '2026-03-04T15:00:00.000Z' };
    renderApp(fake, { path: '/member/partner/partnerList?memId=store01' });
    expect(await screen.findByText('오늘 이미 바꾼 요율입니다')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '슬롯 롤링 요율' })).toBeNull();
    expect(screen.queryByRole('button', { name: '요율 저장' })).toBeNull();
  });
});
