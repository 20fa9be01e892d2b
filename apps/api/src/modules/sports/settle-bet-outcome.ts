import type { Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import {
  type BetSettlement,
  cancelBet,
  eligibleStake,
  type LegOutcome,
  type LegResult,
  settleBet,
  settlementFigures,
} from '@hanpan/rules';
import { emitToRooms } from '../../kernel/outbox.ts';
import type { Outcome } from '../play/index.ts';
import { sportsFamily } from './family.ts';
import { betsById } from './list-bets.ts';
import type { DecidedBet, SettledBet } from './settle-store.ts';

export interface BetOutcome extends BetSettlement {
  readonly bet: DecidedBet;
}

function legResult(result: LegOutcome | null | undefined): LegResult | null {
  if (result === null || result === undefined) return null;
  if (result === 'dead-heat') throw new Error('football has no dead heat');
  return { result };
}

const legsOf = (bet: DecidedBet) =>
  bet.odds.map((oddsMilli, index) => ({ oddsMilli, result: legResult(bet.results[index]) }));

/** The bet's outcome from its legs; where all its matches were called off the stake is returned, whatever the odds. */
export function outcomeOf(bet: DecidedBet): BetOutcome {
  return { bet, ...(bet.is_cancelled ? cancelBet(bet.stake) : settleBet(bet.stake, legsOf(bet))) };
}

export function settledBet(
  { bet, betStatus, payoutAmount }: BetOutcome,
  uncollected: Amount = zero,
): SettledBet {
  const settlements = bet.settlements + 1;
  return { id: bet.id, status: betStatus, winAmount: payoutAmount, settlements, uncollected };
}

/** The settlement as every reader of play knows it. */
export function factOf({ bet, ...settlement }: BetOutcome, settledAt: Date): Outcome {
  return {
    siteId: bet.site_id,
    memberId: bet.member_id,
    family: sportsFamily.name,
    reference: bet.receipt_id,
    gameType: 'sports',
    vendor: null,
    game: null,
    stake: bet.stake,
    ...settlementFigures(bet.stake, settlement, legsOf(bet)),
    eligible: eligibleStake({
      stakeAmount: bet.stake,
      settlement,
      legs: legsOf(bet),
      hasBothSides: bet.has_both_sides,
    }),
    placedAt: bet.placed_at,
    settledAt,
  };
}

/** Tells the members how their bets were settled. */
export async function emitBets(tx: Tx, bets: readonly DecidedBet[]): Promise<void> {
  const shown = await betsById(
    tx,
    bets.map((bet) => bet.id),
  );
  await emitToRooms(
    tx,
    'bet',
    bets.flatMap(({ id, member_id: memberId }) => {
      const bet = shown.get(id);
      return bet === undefined ? [] : [{ room: `member:${memberId}` as const, payload: { bet } }];
    }),
  );
}
