import type { ReplayResponse } from '../play/play-api.ts';
import type { Vendor } from '../vendor.ts';
import { commitmentOf } from './chain.ts';
import type { RoomReplayEvent } from './room-api.ts';
import { findRoomBet } from './room-bets.ts';
import { findRoom } from './room-list.ts';
import { findRoomRound } from './room-rounds.ts';
import { presentBet, roomAsGame, roundView } from './room-view.ts';

/** A bet in a room, and the round it was placed in, to be shown once more. */
export async function replayOfBet(
  vendor: Vendor,
  betId: string,
): Promise<Omit<ReplayResponse, 'lang'> | undefined> {
  const bet = await findRoomBet(vendor.pool, betId);
  const round = bet && (await findRoomRound(vendor.pool, bet.roundId));
  const room = bet && findRoom(bet.gameCode);
  if (!bet || !round?.outcome || !room || bet.totalAmount === null) return undefined;
  const commitment = await commitmentOf(vendor.pool, room.code, round.chainId);
  const event: RoomReplayEvent = {
    type: 'room-round',
    round: roundView(room, { ...round, state: 'drawn' }, commitment, round.memory),
    mine: [presentBet(bet)],
  };
  return {
    currency: bet.currency,
    isDemo: bet.isDemo,
    game: roomAsGame(room).info,
    round: {
      roundId: bet.id,
      playedAtMs: bet.createdAt.getTime(),
      book: {
        gameCode: room.code,
        mathVersion: round.rulesVersion,
        stakeAmount: bet.stakeAmount,
        events: [event],
        totalAmount: bet.totalAmount,
      },
      proof: {
        algorithm: 'hmac-sha256-reject-32',
        serverSeedHash: commitment.chainEnd,
        clientSeed: round.betsDigest ?? '',
        nonce: round.number,
        draws: round.draws ?? [],
      },
      settlement: bet.state === 'done' ? 'confirmed' : bet.state === 'due' ? 'waiting' : 'refused',
    },
    balanceBeforeAmount: bet.balanceBeforeAmount,
    balanceAfterAmount: bet.balanceAfterAmount,
  };
}
