import type { DataOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';

export const played = {
  betCount: 3,
  stakeAmount: amount(63_000),
  returnedAmount: amount(3_000),
  winAmount: amount(50_000),
  turnoverAmount: amount(60_000),
  netAmount: amount(10_000),
};
const totals = {
  ...played,
  depositAmount: amount(200_000),
  withdrawalAmount: amount(40_000),
  givenAmount: amount(0),
  takenBackAmount: amount(0),
  rollingAmount: amount(660),
  ownRollingAmount: amount(120),
  losingAmount: amount(0),
  partnerCount: 1,
  memberCount: 4,
  newMemberCount: 2,
};

type Node = DataOf<'/api/console/partner/tree'>['list'][number];

export const headOffice: Node = {
  memberKey: 11,
  parentKey: null,
  memId: 'head01',
  memNick: '나루본사',
  partnerRank: 'PTN_1',
  parentMemId: null,
  depth: 0,
  childCount: 1,
  status: 'active',
  cashAmt: amount(18_420_000),
  downlineCashAmt: amount(52_300_000),
  compAmt: amount(6_214),
  ...totals,
};
export const branch: Node = {
  ...headOffice,
  memberKey: 12,
  parentKey: 11,
  memId: 'branch01',
  memNick: '한강지사',
  partnerRank: 'PTN_2',
  parentMemId: 'head01',
  depth: 1,
  childCount: 0,
};
export const asked: Node = { ...branch, memberKey: 13, memId: 'new01', memNick: '새지사', status: 'pending' };

export const detailOf = (node: Node): DataOf<'/api/console/partner/detail'> => ({
  memberKey: node.memberKey,
  memId: node.memId,
  memNick: node.memNick,
  partnerRank: node.partnerRank,
  parentKey: node.parentKey,
  upline: node.parentMemId === null ? [] : [node.parentMemId],
  status: node.status,
  giveAllowed: true,
  takeBackAllowed: false,
  joinedAt: '2026-01-01T00:00:00.000Z',
  cashAmt: node.cashAmt,
  compAmt: node.compAmt,
  owedAmount: amount(0),
  totals,
  moves: [],
  rates: {
    memId: node.memId,
    memNick: node.memNick,
    partnerRank: node.partnerRank,
    version: 1,
    rates: (['casino', 'hotelCasino', 'slot', 'mini', 'sports'] as const).map((gameType) => ({
      gameType,
      rollingBasisPoints: 90,
      losingBasisPoints: 1_800,
      aboveRollingBasisPoints: 110,
      aboveLosingBasisPoints: 2_500,
      mostBelowRollingBasisPoints: 50,
      mostBelowLosingBasisPoints: 0,
    })),
    nextChangeAt: null,
    history: [],
  },
});

export const waiting: DataOf<'/api/console/partner/settlements'>['list'][number] = {
  settlementIdx: 7,
  startDate: '2026-02-23',
  endDate: '2026-03-01',
  state: 'waiting',
  partnerCount: 3,
  ...played,
  rollingAmount: amount(660),
  lineAmount: amount(2_500),
  losingAmount: amount(2_500),
  correctionAmount: amount(0),
  creditAmount: amount(2_500),
  computedAt: '2026-03-02T00:10:00.000Z',
  computedBy: 'op1',
  decidedAt: null,
  decidedBy: null,
};
