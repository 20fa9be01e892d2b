import { amount } from '@hanpan/money';
import type { MemberRow } from '../features/members/model.ts';

/** An active member to whom nothing is closed. */
export const memberRow: MemberRow = {
  memberKey: 7,
  memId: 'member7',
  memNick: '회원7',
  memName: '김도현',
  phone: '010-****-1234',
  bankName: '국민은행',
  accountNumber: '110***',
  recommenderId: null,
  tree: ['head01'],
  status: 'active',
  memLevel: 1,
  ageYears: 30,
  appliedAt: '2026-03-02T02:50:00.000Z',
  decidedAt: null,
  decidedBy: null,
  cashAmt: amount(0),
  pointAmt: amount(0),
  depositAllowed: true,
  withdrawalAllowed: true,
  bettingAllowed: true,
  excludedUntil: null,
  dormantAt: null,
  closedAt: null,
  closingReason: null,
  testAccount: null,
  pinSet: true,
  pinLocked: false,
};
