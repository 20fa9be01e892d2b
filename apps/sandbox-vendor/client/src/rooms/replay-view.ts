import type { ReplayResponse } from '../../../src/play/play-api.ts';
import type { RoomReplayEvent } from '../../../src/rooms/room-api.ts';
import type { RoomView } from './room-view.ts';

/** A past round is shown as if it had been drawn just now; nobody is there, and nothing can be staked. */
export function replayView({
  round,
  balanceBeforeAmount,
  balanceAfterAmount,
}: ReplayResponse): Partial<RoomView> {
  const event = round.book.events[0] as RoomReplayEvent | undefined;
  if (event?.type !== 'room-round') throw new Error(`round ${round.roundId} is no round of a room`);
  const nowMs = Date.now();
  const session = {
    startedAtMs: round.playedAtMs,
    nowMs,
    rounds: 1,
    stakedAmount: round.book.stakeAmount,
    returnedAmount: round.book.totalAmount,
  };
  return {
    phase: 'ready',
    balanceBeforeAmount,
    balanceAmount: balanceAfterAmount,
    session,
    room: {
      round: { ...event.round, drawnAtMs: nowMs },
      past: [],
      crowd: { here: 0, totals: {}, seats: [] },
      greetings: [],
      mine: event.mine,
      last: [],
      alias: { word: 0, number: 0 },
      session,
      balanceAmount: balanceAfterAmount,
    },
  };
}
