import { readSeed } from '../fair/seeds.ts';
import { answerFor } from '../play/answer.ts';
import { findNewestRound, findRound, sessionFigures } from '../play/rounds.ts';
import type { PlaySession } from '../play/sessions.ts';
import type { Vendor } from '../vendor.ts';
import type { StepResponse } from './step-api.ts';
import type { StepGame } from './step-game.ts';
import { findStepRound } from './step-rounds.ts';

/**
 * What the page is told of a round, from its rows alone, so that a repeated response is the same as the first. Only the
 * call that has just opened it tells the balance: every later one would tell the same, whatever it has become since.
 */
export async function answerForStep(
  vendor: Vendor,
  session: PlaySession,
  game: StepGame,
  roundId: string,
  { hasJustOpened = false } = {},
): Promise<StepResponse> {
  const step = await findStepRound(vendor.pool, roundId);
  const { seedId, nonce, closesAt } = step ?? {};
  if (step?.state !== 'open' || seedId == null || nonce == null || closesAt == null) {
    const round = await findRound(vendor.pool, roundId);
    if (!round) throw new Error(`round ${roundId} is gone`);
    return await answerFor(vendor, session, round, null);
  }
  const { serverSeedHash, clientSeed } = await readSeed(vendor.pool, vendor.vault, seedId);
  const balanceAmount =
    !hasJustOpened || step.balanceBeforeAmount === null ? null : step.balanceBeforeAmount - step.stakeAmount;
  return {
    kind: 'open',
    round: {
      roundId: step.id,
      beganAtMs: step.createdAt.getTime(),
      stakeAmount: step.stakeAmount,
      choice: step.choice,
      acts: step.acts,
      worthHundredths: game.steps.worthHundredths(step.choice, step.acts),
      mayStop: game.steps.mayStop(step.acts),
      closesAtMs: closesAt.getTime(),
      proof: { serverSeedHash, clientSeed, nonce },
    },
    balanceAmount,
    session: await sessionFigures(vendor.pool, session, vendor.clock()),
  };
}

/**
 * The round that a returning player goes on with, or the last one: also one that was refused, for a page that waited for
 * it must not take the round before for its own.
 */
export async function currentSteps(
  vendor: Vendor,
  session: PlaySession,
  game: StepGame,
): Promise<StepResponse> {
  const newest = await findNewestRound(vendor.pool, session.playerId, session.gameCode);
  if (newest) return await answerForStep(vendor, session, game, newest.id);
  return { kind: 'none', session: await sessionFigures(vendor.pool, session, vendor.clock()) };
}
