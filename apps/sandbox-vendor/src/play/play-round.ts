import { amount } from '@hanpan/money';
import { tx } from '../database.ts';
import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import { takeNonce } from '../fair/seeds.ts';
import type { SoloGame } from '../games/game.ts';
import type { Vendor } from '../vendor.ts';
import { answerFor } from './answer.ts';
import { beginRound, type StakeRequest, sendBet, takeBet } from './begin-round.ts';
import type { PlayError, SpinResponse } from './play-api.ts';
import { emptyPots, payIntoPots, potsOf } from './pots.ts';
import { betTaken } from './round-steps.ts';
import { findRound, type Round } from './rounds.ts';
import type { PlaySession } from './sessions.ts';
import { balanceOf, later, leaseMs } from './settle-round.ts';

/**
 * One round from press to response: stored, bet, decided, stored again, paid. If the process dies between two of these
 * steps, the row says what is due, and the job in `unfinished-rounds.ts` does it.
 * Fails with stake-not-offered, round-key-reused, round-open and too-soon.
 */
export async function playRound(
  vendor: Vendor,
  session: PlaySession,
  game: SoloGame,
  request: StakeRequest,
): Promise<SpinResponse | PlayError> {
  if (!game.info.stakeAmounts.includes(request.stakeAmount)) return { error: 'stake-not-offered' };
  const begun = await beginRound(vendor, session, game.info, request);
  if ('error' in begun) return begun;
  const { round, isNew } = begun;
  if (!isNew) return await answerFor(vendor, session, round, null);
  const bet = await sendBet(vendor, round);
  await takeBet(vendor, round, bet, (balanceAmount) => decide(vendor, game, round, balanceAmount));
  const settled = await findRound(vendor.pool, round.id);
  if (!settled) throw new Error(`round ${round.id} is gone`);
  return await answerFor(vendor, session, settled, balanceOf(bet, round.currency));
}

/**
 * The outcome is made only now that the stake is taken, with the next nonce, and stored in the same transaction. False
 * where the round has been given up: nothing is drawn.
 */
async function decide(
  vendor: Vendor,
  game: SoloGame,
  round: Round,
  balanceBeforeAmount: number | null,
): Promise<boolean> {
  const work = tx(vendor.pool, async (tx) => {
    const taken = await takeNonce(tx, vendor.vault, { playerId: round.playerId, gameCode: round.gameCode });
    const draws = drawsFrom(hmacWords(taken.serverSeed, taken.clientSeed, taken.nonce));
    const pots = potsOf(game.pots, round);
    const meters = pots && (await payIntoPots(tx, pots, round.stakeAmount));
    const book = game.makeBook(draws, amount(round.stakeAmount), meters);
    const stored = await betTaken(tx, round.id, {
      seedId: taken.seedId,
      nonce: taken.nonce,
      book,
      draws: draws.drawn,
      balanceBeforeAmount,
      nextAttemptAt: later(vendor, leaseMs),
    });
    if (stored && pots) {
      await emptyPots(tx, pots, book, { roundId: round.id, at: vendor.clock() });
    }
    if (!stored) throw new RoundGivenUp(round.id);
    return true;
  });
  return await work.catch((error: unknown) => {
    if (error instanceof RoundGivenUp) return false;
    throw error;
  });
}

class RoundGivenUp extends Error {}
