import { type AnswerOf, type RateType, rateTypes } from '@hanpan/contract';
import { subtract } from '@hanpan/money';
import { need } from '../../../kernel/need.ts';
import { agentRankOf } from './agent-rank.ts';
import type { NodeRow, PlayRow, RollingRow } from './totals-store.ts';

/** The game type of its place in the lists of rates, from 1. */
export function rateTypeAt(place: number): RateType {
  return need(rateTypes[place - 1], 'a game type');
}

export function rateTypePlace(type: RateType): number {
  return rateTypes.indexOf(type) + 1;
}

export function presentPlay({ bets, stake, returned, win, counted }: PlayRow) {
  return {
    betCount: bets,
    stakeAmount: stake,
    returnedAmount: returned,
    winAmount: win,
    turnoverAmount: counted,
    netAmount: subtract(subtract(stake, returned), win),
  };
}

export const presentRolling = (row: RollingRow) => ({
  ...presentPlay(row),
  rollingAmount: row.rolling_below,
  ownRollingAmount: row.rolling,
});

export function presentTotals(row: NodeRow): AnswerOf<'/api/partner/summary'>['totals'] {
  return {
    ...presentRolling(row),
    depositAmount: row.deposits,
    withdrawalAmount: row.withdrawals,
    givenAmount: row.given,
    takenBackAmount: row.taken_back,
    losingAmount: row.losing,
    partnerCount: row.partners,
    memberCount: row.members,
    newMemberCount: row.new_members,
  };
}

export function presentNode(row: NodeRow): AnswerOf<'/api/partner/tree'>['list'][number] {
  return {
    memId: row.mem_id,
    memNick: row.nickname,
    partnerRank: agentRankOf(row.partner_rank),
    // What is above the root is nobody's business below it.
    parentMemId: row.depth === 0 ? null : row.parent_mem_id,
    depth: row.depth,
    childCount: row.children,
    status: row.status,
    cashAmt: row.cash,
    downlineCashAmt: row.downline_cash,
    compAmt: row.comp,
    ...presentTotals(row),
  };
}
