import type { DataOf, TreeNode } from '@hanpan/contract';
import { amount } from '@hanpan/money';

export const played = {
  betCount: 3,
  stakeAmount: amount(63_000),
  returnedAmount: amount(3_000),
  winAmount: amount(50_000),
  turnoverAmount: amount(60_000),
  netAmount: amount(10_000),
};
const moved = {
  depositAmount: amount(200_000),
  withdrawalAmount: amount(40_000),
  givenAmount: amount(30_000),
  takenBackAmount: amount(7_000),
};
const totals = {
  ...played,
  ...moved,
  rollingAmount: amount(660),
  ownRollingAmount: amount(120),
  losingAmount: amount(700),
  partnerCount: 1,
  memberCount: 4,
  newMemberCount: 2,
};

const node = (
  part: Pick<TreeNode, 'memId' | 'memNick' | 'partnerRank' | 'depth'> & Partial<TreeNode>,
): TreeNode => ({
  parentMemId: 'member01',
  childCount: 0,
  status: 'active',
  cashAmt: amount(3_140_000),
  downlineCashAmt: amount(8_250_000),
  compAmt: amount(5_000),
  ...totals,
  ...part,
});

export const tree: DataOf<'/api/partner/tree'> = {
  list: [
    node({
      memId: 'member01',
      memNick: '달빛나루',
      partnerRank: 'PTN_4',
      depth: 0,
      parentMemId: null,
      childCount: 1,
    }),
    node({ memId: 'store01', memNick: '여의매장', partnerRank: 'PTN_5', depth: 1 }),
  ],
  isPartial: false,
};

const bound = (gameType: 'casino' | 'hotelCasino' | 'slot' | 'mini' | 'sports') => ({
  gameType,
  rollingBasisPoints: 90,
  losingBasisPoints: 1_800,
  aboveRollingBasisPoints: 110,
  aboveLosingBasisPoints: 2_500,
  mostBelowRollingBasisPoints: 0,
  mostBelowLosingBasisPoints: 0,
});

export const rates: DataOf<'/api/partner/rates'> = {
  memId: 'store01',
  memNick: '여의매장',
  partnerRank: 'PTN_5',
  version: 12,
  rates: (['casino', 'hotelCasino', 'slot', 'mini', 'sports'] as const).map(bound),
  nextChangeAt: null,
  history: [],
};

export const running: DataOf<'/api/partner/calculations'>['list'][number] = {
  settlementIdx: null,
  startDate: '2026-03-02',
  endDate: '2026-03-08',
  state: 'open',
  computedAt: null,
  confirmedAt: null,
  ...played,
  rollingAmount: amount(120),
  lineAmount: amount(700),
  losingAmount: amount(700),
  correctionAmount: amount(0),
  creditAmount: amount(700),
};
export const settled = {
  ...running,
  settlementIdx: 7,
  startDate: '2026-02-23',
  endDate: '2026-03-01',
  state: 'done' as const,
  correctionAmount: amount(-300),
  creditAmount: amount(400),
};

export const summary: DataOf<'/api/partner/summary'> = {
  memId: 'member01',
  memNick: '달빛나루',
  partnerRank: 'PTN_4',
  upline: ['head01', 'branch01', 'sub01'],
  startDate: '2026-03-04',
  endDate: '2026-03-04',
  cashAmt: amount(1_284_500),
  compAmt: amount(6_214),
  totals,
  before: { ...totals, stakeAmount: amount(60_000) },
  waitingMemberCount: 1,
  open: { betCount: 3, stakeAmount: amount(52_345) },
  days: [{ day: '2026-03-04', ...played, rollingAmount: amount(660), ownRollingAmount: amount(120) }],
  hours: [
    { hour: 0, stakeAmount: amount(0), beforeStakeAmount: amount(9_000) },
    { hour: 1, stakeAmount: amount(63_000), beforeStakeAmount: amount(0) },
  ],
  types: [{ gameType: 'slot', ...played, rollingAmount: amount(660), ownRollingAmount: amount(120) }],
  running,
  waiting: null,
};

export const line: DataOf<'/api/partner/commissions'>['list'][number] = {
  kind: 'rolling',
  branchMemId: 'store01',
  branchMemNick: '여의매장',
  branchRank: 'PTN_5',
  gameType: 'slot',
  ownBasisPoints: 110,
  branchBasisPoints: 90,
  basisPoints: 20,
  ...played,
  amount: amount(120),
};

export const bet: DataOf<'/api/partner/commissionBets'>['list'][number] = {
  family: 'vendor',
  reference: '4711',
  receiptId: 'cheongsa-243',
  revision: 1,
  sign: 1,
  memId: 'player01',
  memNick: '초록지붕',
  gameType: 'slot',
  playedAs: 'slot',
  vendorCode: 'cheongsa',
  gameKey: 'lantern',
  name: { ko: '달빛 등불', en: 'Moonlit Lantern', vi: 'Đèn lồng ánh trăng' },
  placedAt: '2026-03-04T01:00:00.000Z',
  settledAt: '2026-03-04T01:00:05.000Z',
  stakeAmount: amount(60_000),
  returnedAmount: amount(0),
  winAmount: amount(50_000),
  turnoverAmount: amount(60_000),
  netAmount: amount(10_000),
  basisPoints: 20,
  amount: amount(120),
};

export const member: DataOf<'/api/partner/members'>['list'][number] = {
  memId: 'player01',
  memNick: '초록지붕',
  partnerRank: 'NORMAL',
  status: 'active',
  parentMemId: 'store01',
  depth: 2,
  joinedAt: '2026-02-01T00:00:00.000Z',
  cashAmt: amount(7_000),
  compAmt: amount(0),
  ...played,
  ...moved,
};

export const pageOf = (total: number) => ({ page: 1, count_per_list: 10, total });
