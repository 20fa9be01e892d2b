import { randomUUID } from 'node:crypto';
import { type Tx, tx } from '../database.ts';
import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import type { Vendor } from '../vendor.ts';
import { betsDecided, stakesGoBack } from './bet-steps.ts';
import { betsDigest, digestEntry } from './bets-digest.ts';
import { takePlace, valueAt } from './chain.ts';
import type { Room } from './room.ts';
import { type BetLine, countCreated, takenBets } from './room-bets.ts';
import type { RoomOutcome } from './room-game.ts';
import {
  ensureRoom,
  insertRoomRound,
  lockRoom,
  lockRound,
  type RoomRound,
  roundClosed,
  roundDrawn,
  roundFinished,
  runningRound,
} from './room-rounds.ts';

export type RoomStep = 'opened' | 'closed' | 'drawn' | 'done' | 'void';

/** How long stakes that were pressed before the close may still be confirmed by their wallet. */
export const graceMs = 1500;

/**
 * Takes a room one step further if one is due: opens a round where somebody is there, closes it by the server's clock, draws,
 * finishes. Each step is one transaction under the room's lock and a state of the round's row: of several processes one takes
 * it, and one that is killed has taken it or not. Undefined where nothing is due.
 */
export async function advanceRoom(
  vendor: Vendor,
  room: Room,
  somebodyIsThere: boolean,
): Promise<RoomStep | undefined> {
  const seen = await runningRound(vendor.pool, room.code);
  // Nothing is locked while players bet and nothing is due.
  if (seen ? !isDue(seen, room, vendor.clock()) : !somebodyIsThere) return undefined;
  return await tx(vendor.pool, async (tx) => {
    await ensureRoom(tx, room.code);
    const { memory, lastNumber } = await lockRoom(tx, room.code);
    const running = await runningRound(tx, room.code);
    if (!running) return somebodyIsThere ? await open(tx, vendor, room, lastNumber + 1) : undefined;
    // No bet is being accepted while the round's row is locked.
    const round = await lockRound(tx, running.id, 'update');
    if (!round) throw new Error(`round ${running.id} is gone`);
    const now = vendor.clock();
    if (round.state === 'drawn') return await finish(tx, round, now);
    if (round.rulesVersion !== room.game.rulesVersion) return await giveUp(tx, round, now);
    if (round.state === 'open') return await close(tx, round, now);
    return await draw(tx, vendor, room, round, memory);
  });
}

function isDue({ state, rulesVersion, closesAt, shownUntil }: RoomRound, room: Room, now: Date): boolean {
  if (state === 'open') return now >= closesAt || rulesVersion !== room.game.rulesVersion;
  return state !== 'drawn' || shownUntil === null || now >= shownUntil;
}

async function open(tx: Tx, vendor: Vendor, room: Room, number: number): Promise<RoomStep> {
  const now = vendor.clock();
  const place = await takePlace(tx, vendor.vault, room.code, now);
  await insertRoomRound(tx, {
    id: randomUUID(),
    roomCode: room.code,
    number,
    rulesVersion: room.game.rulesVersion,
    openedAt: now,
    closesAt: new Date(now.getTime() + room.game.bettingMs),
    ...place,
  });
  return 'opened';
}

/** At the time announced, or a little later while stakes pressed before it are still on their way. */
async function close(tx: Tx, round: RoomRound, now: Date): Promise<RoomStep | undefined> {
  const lateMs = now.getTime() - round.closesAt.getTime();
  if (lateMs < 0) return undefined;
  if (lateMs < graceMs && (await countCreated(tx, round.id)) > 0) return undefined;
  await roundClosed(tx, round.id, betsDigest((await takenBets(tx, round.id)).map(digestEntry)), now);
  return 'closed';
}

/** The outcome, the value it follows from and what every bet returns become known in one commit. */
async function draw(
  tx: Tx,
  vendor: Vendor,
  room: Room,
  round: RoomRound,
  memory: RoomOutcome | null,
): Promise<RoomStep> {
  const value = await valueAt(tx, vendor.vault, round);
  const draws = drawsFrom(hmacWords(value, round.betsDigest ?? '', round.number));
  const { outcome, memory: after } = room.game.draw(draws, memory);
  const drawnAt = vendor.clock();
  const shownUntil = new Date(drawnAt.getTime() + room.game.showMs(outcome));
  await roundDrawn(tx, round, {
    chainValue: value.toString('hex'),
    outcome,
    draws: draws.drawn,
    summary: room.game.summary(outcome),
    before: memory,
    after,
    drawnAt,
    shownUntil,
  });
  const bets = await takenBets(tx, round.id);
  const decided = bets.map(({ id, lines }) => ({ id, ...returnsOf(room, lines, outcome) }));
  await betsDecided(tx, decided, shownUntil);
  return 'drawn';
}

/** What each line returns. Stakes are whole hundreds, so a percentage of them is a whole amount. */
export function returnsOf(
  room: Room,
  lines: readonly BetLine[],
  outcome: RoomOutcome,
): { returns: number[]; totalAmount: number } {
  const returns = lines.map(
    ({ bet, stakeAmount }) => (stakeAmount / 100) * room.game.returnPercent(bet, outcome),
  );
  return { returns, totalAmount: returns.reduce((sum, each) => sum + each, 0) };
}

async function finish(tx: Tx, round: RoomRound, now: Date): Promise<RoomStep | undefined> {
  if (round.shownUntil && now < round.shownUntil) return undefined;
  await roundFinished(tx, round.id, 'done', now);
  return 'done';
}

/** The rules are no longer those under which the bets were accepted: nothing is drawn, and the stakes go back. */
async function giveUp(tx: Tx, round: RoomRound, now: Date): Promise<RoomStep> {
  await roundFinished(tx, round.id, 'void', now);
  await stakesGoBack(tx, round.id, 'round-void', now);
  return 'void';
}
