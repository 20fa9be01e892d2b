import { sessionLifeMs, sessionsOver } from '../../play/sessions.ts';
import type { Vendor } from '../../vendor.ts';
import { playersLoaded } from './magazines.ts';
import { seatIdleMs } from './rules.ts';
import type { Seat, SeatEnd } from './seats.ts';

/**
 * Seats that are kept from others, though their pages listen. Where the session is over, the page is told why when it asks for a
 * seat again. Who has fired nothing for some minutes comes back with a press; a loaded magazine keeps the seat for as long as it is
 * open.
 */
export async function overstayed(
  vendor: Pick<Vendor, 'pool'>,
  seats: readonly Seat[],
  nowMs: number,
): Promise<{ seat: Seat; why: SeatEnd }[]> {
  if (seats.length === 0) return [];
  const over = await sessionsOver(
    vendor.pool,
    seats.map(({ session }) => session.id),
  );
  const isOver = ({ session }: Seat) =>
    over.has(session.id) || nowMs - session.openedAt.getTime() >= sessionLifeMs;
  const idle = seats.filter((seat) => !isOver(seat) && nowMs - seat.firedMs >= seatIdleMs);
  const idlePlayers = idle.map(({ session }) => session.playerId);
  const loaded = idle.length === 0 ? new Set() : await playersLoaded(vendor.pool, idlePlayers);
  return [
    ...seats.filter(isOver).map((seat) => ({ seat, why: 'left' as const })),
    ...idle
      .filter(({ session }) => !loaded.has(session.playerId))
      .map((seat) => ({ seat, why: 'idle' as const })),
  ];
}
