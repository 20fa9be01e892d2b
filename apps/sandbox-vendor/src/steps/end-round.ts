import type { Tx } from '../database.ts';
import { tx } from '../database.ts';
import { type Draws, hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import { readSeed } from '../fair/seeds.ts';
import { findGame } from '../games/catalogue.ts';
import { roundEnded } from '../play/round-steps.ts';
import { later, leaseMs } from '../play/settle-round.ts';
import type { Vendor } from '../vendor.ts';
import { type Act, type Ending, isStepGame, type StepGame } from './step-game.ts';
import { lockStepRound, type StepRound } from './step-rounds.ts';

export interface UnsealedRound {
  choice: unknown;
  sealed: unknown;
  past: Act<unknown, unknown>[];
  draws: Draws;
}

/** What is hidden in an open round, made again from its seed. Never leaves the server while the round is open. */
export async function unseal(
  tx: Tx,
  vendor: Pick<Vendor, 'vault'>,
  game: StepGame,
  round: StepRound,
): Promise<UnsealedRound> {
  if (round.seedId === null || round.nonce === null) throw new Error(`round ${round.id} has no seed`);
  const { serverSeed, clientSeed } = await readSeed(tx, vendor.vault, round.seedId);
  const draws = drawsFrom(hmacWords(serverSeed, clientSeed, round.nonce));
  return { choice: round.choice, sealed: game.steps.seal(draws, round.choice), past: round.acts, draws };
}

/** Writes the book of an open round: from here on it is paid as every other round is. */
export async function endRound(
  tx: Tx,
  vendor: Vendor,
  game: StepGame,
  round: StepRound,
  unsealed: UnsealedRound,
  ending: Ending,
): Promise<void> {
  await roundEnded(tx, round.id, {
    book: game.steps.book(unsealed, round.stakeAmount, ending),
    draws: game.steps.proofOf?.(unsealed.past) ?? unsealed.draws.drawn,
    nextAttemptAt: later(vendor, leaseMs),
  });
}

/** Ends a round whose player did not come back in time; leaves every other round as it is. */
export async function endExpiredRound(vendor: Vendor, roundId: string): Promise<void> {
  await tx(vendor.pool, async (tx) => {
    const round = await lockStepRound(tx, roundId);
    if (round?.state !== 'open' || round.closesAt === null) return;
    // The job has leased it for a moment; whoever acted since then has put the end off further.
    if (round.closesAt > later(vendor, leaseMs)) return;
    const game = findGame(round.gameCode);
    if (!game || !isStepGame(game)) throw new Error(`${round.gameCode} is no game of several acts`);
    await endRound(tx, vendor, game, round, await unseal(tx, vendor, game, round), 'expired');
  });
}

/** Ends an open round for the engine's own reasons: its last act has been stored by other means. */
export async function endOpenRound(
  vendor: Vendor,
  game: StepGame,
  roundId: string,
  ending: Ending,
): Promise<void> {
  await tx(vendor.pool, async (tx) => {
    const round = await lockStepRound(tx, roundId);
    if (round?.state !== 'open') return;
    await endRound(tx, vendor, game, round, await unseal(tx, vendor, game, round), ending);
  });
}
