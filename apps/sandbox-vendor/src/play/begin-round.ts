import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { toWireAmount, type WalletOutcome } from '@hanpan/vendor-kit';
import { type Tx, tx, violatedUnique } from '../database.ts';
import { walletOf } from '../purse/wallet-of.ts';
import type { Vendor } from '../vendor.ts';
import type { GameInfo, PlayError } from './play-api.ts';
import { betIndeterminate, betRefused } from './round-steps.ts';
import { findLatestRound, findRound, findRoundByKey, insertRound, type Round } from './rounds.ts';
import { lockPlayer, type PlaySession } from './sessions.ts';
import { balanceOf, later, leaseMs, settleRound, transactionOf } from './settle-round.ts';

export interface StakeRequest {
  stakeAmount: number;
  /** Made by the page, once for each press: the same key is the same round, however often it arrives. */
  roundKey: string;
}

/**
 * Stores a round whose bet is about to be sent; `also` stores what else belongs to it. The same key is the same round.
 * Fails with round-key-reused, round-open and too-soon.
 */
export async function beginRound(
  vendor: Vendor,
  session: PlaySession,
  info: Pick<GameInfo, 'code' | 'minimumCycleMs'>,
  { stakeAmount, roundKey }: StakeRequest,
  also?: (tx: Tx, roundId: string) => Promise<void>,
): Promise<{ round: Round; isNew: boolean } | PlayError> {
  const id = randomUUID();
  try {
    return await tx(vendor.pool, async (tx) => {
      await lockPlayer(tx, session.playerId);
      const known = await findRoundByKey(tx, session.playerId, roundKey);
      if (known) {
        return known.stakeAmount === stakeAmount
          ? { round: known, isNew: false }
          : { error: 'round-key-reused' };
      }
      const now = vendor.clock();
      const latest = await findLatestRound(tx, session.playerId, info.code);
      const readyAtMs = (latest?.createdAt.getTime() ?? 0) + info.minimumCycleMs;
      if (now.getTime() < readyAtMs) return { error: 'too-soon', retryAfterMs: readyAtMs - now.getTime() };
      await insertRound(tx, {
        id,
        playSessionId: session.id,
        playerId: session.playerId,
        gameCode: info.code,
        roundKey,
        stakeAmount,
        betTransaction: randomUUID(),
        closingTransaction: randomUUID(),
        createdAt: now,
        nextAttemptAt: later(vendor, leaseMs),
      });
      await also?.(tx, id);
      const round = await findRound(tx, id);
      if (!round) throw new Error(`round ${id} was not stored`);
      return { round, isNew: true };
    });
  } catch (error) {
    if (violatedUnique(error) === 'round_unfinished') return { error: 'round-open' };
    throw error;
  }
}

/** Asks the wallet for the stake. */
export async function sendBet(vendor: Vendor, round: Round): Promise<WalletOutcome> {
  return await walletOf(vendor, round).bet({
    ...transactionOf(round),
    transaction_uuid: round.betTransaction,
    round_closed: false,
    currency: round.currency,
    amount: toWireAmount(amount(round.stakeAmount), round.currency),
  });
}

/**
 * The operator's response to the bet becomes the round's state, `decide` what follows once the stake is taken; then the
 * step due in that state is tried once.
 */
export async function takeBet(
  vendor: Vendor,
  round: Round,
  bet: WalletOutcome,
  decide: (balanceBeforeAmount: number | null) => Promise<boolean>,
): Promise<void> {
  if (bet.kind === 'refused') {
    await betRefused(vendor.pool, round.id, bet.status, vendor.clock());
    return;
  }
  if (bet.kind === 'indeterminate') {
    await betIndeterminate(vendor.pool, round.id, bet.status ?? bet.cause, later(vendor, leaseMs));
  } else {
    const balanceAmount = balanceOf(bet, round.currency);
    const isDecided = await decide(balanceAmount === null ? null : balanceAmount + round.stakeAmount);
    // The job has abandoned the round while the operator was slow: nothing was decided, the bet is rolled back.
    if (!isDecided) {
      vendor.log.warn({ roundId: round.id }, 'the bet was confirmed after the round had been given up');
    }
  }
  await settleRound(vendor, round.id);
}
