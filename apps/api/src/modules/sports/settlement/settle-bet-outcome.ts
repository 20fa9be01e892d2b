import type { Tx } from '@hanpan/db';
import { type Amount, zero } from '@hanpan/money';
import {
  type BetLeg,
  type BetSettlement,
  cancelBet,
  eligibleStake,
  readLegCode,
  type SettlementFigures,
  settleBet,
  settlementFigures,
} from '@hanpan/rules';
import { need } from '../../../kernel/need.ts';
import { emitToRooms } from '../../../kernel/outbox.ts';
import type { Outcome } from '../../play/index.ts';
import { type AtRefusal, presentBet } from '../bets/present-bet.ts';
import { sportsFamily } from '../family.ts';
import { isHedged } from './is-hedged.ts';
import { type SettledBet, selectionFacts, type VisitedBet } from './settle-store.ts';

export interface BetOutcome extends BetSettlement {
  readonly bet: VisitedBet;
  /** Of a bet that was refused: how its legs stood, by selection. */
  readonly atRefusal?: ReadonlyMap<number, AtRefusal>;
}

/** The legs with the results that they had, or with those of their selections. */
export function legsOf(bet: VisitedBet, when: 'earlier' | 'results' = 'results'): BetLeg[] {
  return bet.odds.map((oddsMilli, index) => {
    const code = bet[when][index];
    return { oddsMilli, result: code ? readLegCode(code) : null };
  });
}

/** The bet's outcome from its legs; where none of its matches was played the stake is returned, whatever the odds. */
export function outcomeOf(bet: VisitedBet): BetOutcome {
  return { bet, ...(isCancelled(bet) ? cancelBet(bet.stake) : settleTaken(bet)) };
}

/** A leg that has another result than void, or none any more, counts, whatever was said of its match before. */
function isCancelled({ unplayed, results }: VisitedBet): boolean {
  return unplayed.every((isUnplayed, leg) => isUnplayed && results[leg] === 'void');
}

/** With the bonus as it stood when the bet was placed. */
function settleTaken(bet: VisitedBet): BetSettlement {
  return settleBet(bet.stake, legsOf(bet), bet.bonus ?? undefined);
}

export function settledBet(
  { bet, betStatus, payoutAmount }: BetOutcome,
  uncollected: Amount = zero,
): SettledBet {
  const settlements = bet.settlements + 1;
  return { id: bet.id, status: betStatus, winAmount: payoutAmount, settlements, uncollected };
}

/** What is given back of the stake, and what is won beyond it: together the payout. */
export function figuresOf({ bet, ...settlement }: BetOutcome): SettlementFigures {
  return settlementFigures(bet.stake, settlement, legsOf(bet));
}

/** The settlement as every reader of play knows it. */
export function factOf(outcome: BetOutcome, settledAt: Date): Outcome {
  const { bet, ...settlement } = outcome;
  return {
    siteId: bet.site_id,
    memberId: bet.member_id,
    family: sportsFamily.name,
    reference: bet.receipt_id,
    gameType: 'sports',
    vendor: null,
    game: null,
    stake: bet.stake,
    ...figuresOf(outcome),
    eligible: eligibleStake({
      stakeAmount: bet.stake,
      settlement,
      legs: legsOf(bet),
      hasBothSides: isHedged(bet),
    }),
    placedAt: bet.placed_at,
    settledAt,
  };
}

/**
 * Tells the members how their bets were settled, with one statement. Many bets are on few selections, so what their legs
 * show is read once for each selection.
 */
export async function emitBets(tx: Tx, outcomes: readonly BetOutcome[], settledAt: Date): Promise<void> {
  if (outcomes.length === 0) return;
  const ids = [...new Set(outcomes.flatMap(({ bet }) => bet.selections))];
  const facts = new Map((await selectionFacts(tx, ids)).map((each) => [each.id, each]));
  const messages = outcomes.map((outcome) => {
    const { bet, atRefusal } = outcome;
    const legs = bet.selections.map((id, index) => ({
      ...need(facts.get(id), 'the selection of a leg'),
      odds_milli: need(bet.odds[index], 'the odds of a leg'),
      result: bet.results[index] ?? null,
      at_refusal: atRefusal?.get(id) ?? null,
    }));
    return {
      room: `member:${bet.member_id}` as const,
      payload: { bet: presentBet({ ...bet, ...shownAs(outcome, settledAt) }, legs) },
    };
  });
  await emitToRooms(tx, 'bet', messages);
}

function shownAs({ bet, betStatus, payoutAmount }: BetOutcome, settledAt: Date) {
  // What was never settled has only just been taken; what was is open again.
  const settlements = betStatus === 'WAIT' && bet.settlements === 0 ? 0 : bet.settlements + 1;
  return betStatus === 'WAIT'
    ? { status: 'BET' as const, wait: null, win_amount: null, settled_at: null, settlements }
    : { status: betStatus, wait: null, win_amount: payoutAmount, settled_at: settledAt, settlements };
}
