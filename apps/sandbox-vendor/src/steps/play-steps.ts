import { type Tx, tx } from '../database.ts';
import { takeNonce } from '../fair/seeds.ts';
import { beginRound, sendBet, takeBet } from '../play/begin-round.ts';
import type { PlayError } from '../play/play-api.ts';
import { roundOpened, waitUntil } from '../play/round-steps.ts';
import { findRound, type Round } from '../play/rounds.ts';
import type { PlaySession } from '../play/sessions.ts';
import { later, settleRound } from '../play/settle-round.ts';
import type { Vendor } from '../vendor.ts';
import { answerForStep } from './answer-step.ts';
import { endRound, unseal } from './end-round.ts';
import type { StepResponse } from './step-api.ts';
import type { StepGame } from './step-game.ts';
import { insertActs, insertChoice, lockStepRound, type StepRound } from './step-rounds.ts';

export interface BeginRequest {
  stakeAmount: number;
  roundKey: string;
  choice?: unknown;
}

/**
 * Takes the stake and opens the round. The same key is the same round.
 * Fails with stake-not-offered, round-key-reused, round-open and too-soon.
 */
export async function beginSteps(
  vendor: Vendor,
  session: PlaySession,
  game: StepGame,
  request: BeginRequest,
): Promise<StepResponse | PlayError> {
  const choice = game.steps.readChoice(request.choice, request.stakeAmount);
  if (choice === undefined) return { error: 'stake-not-offered' };
  const begun = await beginRound(vendor, session, game.info, request, (tx, id) =>
    insertChoice(tx, id, choice),
  );
  if ('error' in begun) return begun;
  if (begun.isNew) {
    const bet = await sendBet(vendor, begun.round);
    await takeBet(vendor, begun.round, bet, (balanceAmount) =>
      open(vendor, game, begun.round, balanceAmount),
    );
  }
  return await answerForStep(vendor, session, game, begun.round.id, { hasJustOpened: begun.isNew });
}

/** Binds the next nonce, which fixes everything that is hidden. False where the round was given up meanwhile. */
async function open(
  vendor: Vendor,
  game: StepGame,
  round: Round,
  balanceBeforeAmount: number | null,
): Promise<boolean> {
  return await tx(vendor.pool, async (tx) => {
    const current = await lockStepRound(tx, round.id);
    if (current?.state !== 'created') return false;
    const { seedId, nonce } = await takeNonce(tx, vendor.vault, round);
    const closesAt = later(vendor, game.steps.patienceMs);
    return await roundOpened(tx, round.id, { seedId, nonce, balanceBeforeAmount, closesAt });
  });
}

/**
 * One act, once: repeated, it returns what it returned before. On a round that is over it returns how it ended.
 * Fails with not-found, malformed and act-not-possible.
 */
export async function actOn(
  vendor: Vendor,
  session: PlaySession,
  game: StepGame,
  request: { roundId: string; act?: unknown },
): Promise<StepResponse | PlayError> {
  const act = game.steps.readAct(request.act);
  if (act === undefined) return { error: 'malformed' };
  return await change(vendor, session, game, request.roundId, async (tx, round) => {
    const key = game.steps.keyOf(act);
    if (round.acts.some((past) => game.steps.keyOf(past.act) === key)) return undefined;
    const unsealed = await unseal(tx, vendor, game, round);
    const played = game.steps.play(unsealed, act);
    if (!played) return { error: 'act-not-possible' };
    const { outcome, ends } = played;
    const at = vendor.clock();
    await insertActs(tx, [{ roundId: round.id, number: round.acts.length, key, act, outcome }], at);
    await waitUntil(tx, [round.id], later(vendor, game.steps.patienceMs));
    if (ends) {
      const past = [...unsealed.past, { act, outcome }];
      await endRound(tx, vendor, game, round, { ...unsealed, past }, 'over');
    }
    return undefined;
  });
}

/** The player stops and takes what the round is worth. Fails with not-found and act-not-possible. */
export async function stopSteps(
  vendor: Vendor,
  session: PlaySession,
  game: StepGame,
  roundId: string,
): Promise<StepResponse | PlayError> {
  return await change(vendor, session, game, roundId, async (tx, round) => {
    if (!game.steps.mayStop(round.acts)) return { error: 'act-not-possible' };
    await endRound(tx, vendor, game, round, await unseal(tx, vendor, game, round), 'stopped');
    return undefined;
  });
}

/** Changes an open round of the player's own under its lock; a round that has ended is paid and stays as it is. */
async function change(
  vendor: Vendor,
  session: PlaySession,
  game: StepGame,
  roundId: string,
  work: (tx: Tx, round: StepRound) => Promise<PlayError | undefined>,
): Promise<StepResponse | PlayError> {
  const failure = await tx(vendor.pool, async (tx): Promise<PlayError | undefined> => {
    const round = await lockStepRound(tx, roundId);
    const isOwn = round?.playerId === session.playerId && round.gameCode === game.info.code;
    if (!round || !isOwn) return { error: 'not-found' };
    return round.state === 'open' ? await work(tx, round) : undefined;
  });
  if (failure) return failure;
  const round = await findRound(vendor.pool, roundId);
  if (round?.state === 'bet') await settleRound(vendor, roundId);
  return await answerForStep(vendor, session, game, roundId);
}
