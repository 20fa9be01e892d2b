import { randomUUID } from 'node:crypto';
import { amount } from '@hanpan/money';
import { toWireAmount, type WalletOutcome } from '@hanpan/vendor-kit';
import { tx, violatedUnique } from '../database.ts';
import { drawsFrom, hmacWords } from '../fair/draws.ts';
import { takeNonce } from '../fair/seeds.ts';
import type { Game } from '../games/game.ts';
import { walletOf } from '../purse/wallet-of.ts';
import type { Vendor } from '../vendor.ts';
import { answerFor } from './answer.ts';
import type { PlayError, SpinResponse } from './play-api.ts';
import { betIndeterminate, betRefused, betTaken } from './round-steps.ts';
import { findLatestRound, findRound, findRoundByKey, insertRound, type Round } from './rounds.ts';
import { lockPlayer, type PlaySession } from './sessions.ts';
import { balanceOf, later, leaseMs, settleRound, transactionOf } from './settle-round.ts';

export interface SpinRequest {
  stakeAmount: number;
  /** Made by the page, once for each press: the same key is the same round, however often it arrives. */
  roundKey: string;
}

/**
 * One round from press to response: stored, bet, decided, stored again, paid. If the process dies between two of these
 * steps, the row says what is due, and the job in `unfinished-rounds.ts` does it.
 * Fails with stake-not-offered, round-key-reused, round-open and too-soon.
 */
export async function playRound(
  vendor: Vendor,
  session: PlaySession,
  game: Game,
  request: SpinRequest,
): Promise<SpinResponse | PlayError> {
  if (!game.info.stakeAmounts.includes(request.stakeAmount)) return { error: 'stake-not-offered' };
  const begun = await beginRound(vendor, session, game, request);
  if ('error' in begun) return begun;
  const { round, isNew } = begun;
  if (!isNew) return await answerFor(vendor, session, round, null);
  const bet = await walletOf(vendor, round).bet({
    ...transactionOf(round),
    transaction_uuid: round.betTransaction,
    round_closed: false,
    currency: round.currency,
    amount: toWireAmount(amount(round.stakeAmount), round.currency),
  });
  await takeBet(vendor, game, round, bet);
  const settled = await findRound(vendor.pool, round.id);
  if (!settled) throw new Error(`round ${round.id} is gone`);
  return await answerFor(vendor, session, settled, balanceOf(bet, round.currency));
}

async function beginRound(
  vendor: Vendor,
  session: PlaySession,
  game: Game,
  { stakeAmount, roundKey }: SpinRequest,
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
      const latest = await findLatestRound(tx, session.playerId, game.info.code);
      const readyAtMs = (latest?.createdAt.getTime() ?? 0) + game.info.minimumCycleMs;
      if (now.getTime() < readyAtMs) return { error: 'too-soon', retryAfterMs: readyAtMs - now.getTime() };
      await insertRound(tx, {
        id,
        playSessionId: session.id,
        playerId: session.playerId,
        gameCode: game.info.code,
        roundKey,
        stakeAmount,
        betTransaction: randomUUID(),
        closingTransaction: randomUUID(),
        createdAt: now,
        nextAttemptAt: later(vendor, leaseMs),
      });
      const round = await findRound(tx, id);
      if (!round) throw new Error(`round ${id} was not stored`);
      return { round, isNew: true };
    });
  } catch (error) {
    if (violatedUnique(error) === 'round_unfinished') return { error: 'round-open' };
    throw error;
  }
}

/** The operator's response to the bet becomes the round's state; then the step due in that state is tried once. */
async function takeBet(vendor: Vendor, game: Game, round: Round, bet: WalletOutcome): Promise<void> {
  if (bet.kind === 'refused') {
    await betRefused(vendor.pool, round.id, bet.status, vendor.clock());
    return;
  }
  if (bet.kind === 'indeterminate') {
    await betIndeterminate(vendor.pool, round.id, bet.status ?? bet.cause, later(vendor, leaseMs));
  } else {
    const balanceAmount = balanceOf(bet, round.currency);
    await decide(vendor, game, round, balanceAmount === null ? null : balanceAmount + round.stakeAmount);
  }
  await settleRound(vendor, round.id);
}

/** The outcome is made only now that the stake is taken, with the next nonce, and stored in the same transaction. */
async function decide(
  vendor: Vendor,
  game: Game,
  round: Round,
  balanceBeforeAmount: number | null,
): Promise<void> {
  await tx(vendor.pool, async (tx) => {
    const taken = await takeNonce(tx, vendor.vault, { playerId: round.playerId, gameCode: round.gameCode });
    const draws = drawsFrom(hmacWords(taken.serverSeed, taken.clientSeed, taken.nonce));
    const book = game.makeBook(draws, amount(round.stakeAmount));
    const stored = await betTaken(tx, round.id, {
      seedId: taken.seedId,
      nonce: taken.nonce,
      book,
      draws: draws.drawn,
      balanceBeforeAmount,
      nextAttemptAt: later(vendor, leaseMs),
    });
    // The job has abandoned the round while the operator was slow: nothing is drawn, the bet is rolled back.
    if (!stored) throw new RoundGivenUp(round.id);
  }).catch((error: unknown) => {
    if (!(error instanceof RoundGivenUp)) throw error;
    vendor.log.warn({ roundId: round.id }, 'the bet was confirmed after the round had been given up');
  });
}

class RoundGivenUp extends Error {}
