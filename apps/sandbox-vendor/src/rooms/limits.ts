import type { Room } from './room.ts';
import type { RoomBet, RoomMemory } from './room-game.ts';

/** No bet may win more than this many times the greatest main stake. */
const greatestWin = 20;

/** The greatest stake on each bet in a round that begins with this memory; a multiple of the smallest chip. */
export function limitsOf(room: Room, memory: RoomMemory): ReadonlyMap<string, number> {
  const sidePercent = room.game.sideLimitPercent(memory);
  return new Map(room.game.bets(memory).map((bet) => [bet.id, limitOf(room, bet, sidePercent)]));
}

function limitOf({ limits }: Room, bet: RoomBet, sidePercent: number): number {
  const chip = smallestChip(limits);
  const share = bet.kind === 'main' ? limits.mostAmount : (limits.mostAmount * sidePercent) / 100;
  const byWin = (limits.mostAmount * greatestWin * 100) / bet.topPercent;
  return Math.max(chip, Math.floor(Math.min(share, byWin) / chip) * chip);
}

export function smallestChip({ chips }: Room['limits']): number {
  return Math.min(...chips);
}
