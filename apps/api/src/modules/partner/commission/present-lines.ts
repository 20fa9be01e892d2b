import type { AnswerOf, CommissionKind } from '@hanpan/contract';
import { scale } from '@hanpan/money';
import { isoOf } from '../../../kernel/clock.ts';
import { namesOfPlayed } from '../../play/index.ts';
import type { PartnerServices } from '../services.ts';
import { agentRankOf } from '../tree/agent-rank.ts';
import { presentPlay, rateTypeAt } from '../tree/present-totals.ts';
import type { FactRow, LineRow, UserRow } from './lines-store.ts';

export function presentLine(
  kind: CommissionKind,
  row: LineRow,
): AnswerOf<'/api/partner/commissions'>['list'][number] {
  return {
    kind,
    branchMemId: row.branch_mem_id,
    branchMemNick: row.branch_nickname,
    branchRank: row.branch_rank === null ? null : agentRankOf(row.branch_rank),
    gameType: rateTypeAt(row.game_type),
    ownBasisPoints: row.own,
    branchBasisPoints: row.branch,
    basisPoints: row.own - row.branch,
    ...presentPlay(row),
    amount: row.amount,
  };
}

/** Of losing a member's part is rounded down for showing; only the line's is money. */
export function presentUser(
  kind: CommissionKind,
  row: UserRow,
): AnswerOf<'/api/partner/calculationUsers'>['list'][number] {
  return {
    memId: row.mem_id,
    memNick: row.nickname,
    parentMemId: row.parent_mem_id,
    ...presentPlay(row),
    amount: kind === 'losing' ? scale(row.amount, 1n, 10_000n) : row.amount,
  };
}

type Bet = AnswerOf<'/api/partner/commissionBets'>['list'][number];

/** Facts with the names that the histories of their members have for them. */
export async function presentFacts(
  { database, families }: Pick<PartnerServices, 'database' | 'families'>,
  rows: readonly FactRow[],
): Promise<Bet[]> {
  const played = rows.map((row) => ({
    memberId: row.member_id,
    family: row.family,
    reference: row.reference,
    vendor: row.vendor,
    placedAt: row.placed_at,
  }));
  const names = await namesOfPlayed(database, families, played);
  return rows.map((row, index) => ({
    ...presentFact(row),
    name: names[index]?.game ?? null,
    receiptId: names[index]?.reference ?? null,
  }));
}

export function presentFact(row: FactRow): Omit<Bet, 'name' | 'receiptId'> {
  const { netAmount, stakeAmount, returnedAmount, winAmount, turnoverAmount } = presentPlay({
    ...row,
    bets: 1,
  });
  return {
    family: row.family,
    reference: row.reference,
    revision: row.revision,
    sign: row.sign,
    memId: row.mem_id,
    memNick: row.nickname,
    gameType: rateTypeAt(row.game_type),
    playedAs: row.played_as,
    vendorCode: row.vendor,
    gameKey: row.game,
    placedAt: isoOf(row.placed_at),
    settledAt: isoOf(row.settled_at),
    stakeAmount,
    returnedAmount,
    winAmount,
    turnoverAmount,
    netAmount,
    basisPoints: row.basis_points,
    amount: row.amount,
  };
}
