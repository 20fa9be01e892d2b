import { randomBytes } from 'node:crypto';
import type { PlaySession } from '../../play/sessions.ts';
import type { Magazine } from './magazines.ts';
import { shotsPerSecond } from './rules.ts';

/** As many players as one pond takes. */
export const seatCount = 60;

/** A page's stream. */
export interface Listener {
  send(message: string): void;
  end(): void;
}

/**
 * `left`: the page may sit down again. `replaced`: another page of its player has the seat. `idle`: nothing was fired for too long;
 * the player may sit down again.
 */
export type SeatEnd = 'left' | 'replaced' | 'idle';

/** A player at the pond. Whoever sits down again elsewhere leaves the seat before. */
export interface Seat {
  key: string;
  boat: number;
  session: PlaySession;
  /** Whose page sits here: two pages may have one session, where a tab was copied. */
  page: string | undefined;
  magazine: Magazine | undefined;
  /** Times of the last shots, to hold their rate. */
  shotTimes: number[];
  /** Whoever listens; one page has one stream. */
  listener: Listener | undefined;
  /** When the page was last heard or listened to. */
  seenMs: number;
  /** When its last bullet was fired, or it sat down. */
  firedMs: number;
}

export class Seats {
  readonly #seats = new Map<string, Seat>();

  all(): Seat[] {
    return [...this.#seats.values()];
  }

  find(key: string): Seat | undefined {
    return this.#seats.get(key);
  }

  /**
   * Undefined where the pond is full. A page that sits down again has lost its seat; another page ends the one before,
   * which must not come back: the two would take the seat from each other for ever.
   */
  take(session: PlaySession, page: string | undefined, nowMs: number): Seat | undefined {
    for (const seat of this.all()) {
      if (seat.session.playerId !== session.playerId) continue;
      const isSamePage = seat.session.id === session.id && seat.page === page;
      this.leave(seat.key, isSamePage ? 'left' : 'replaced');
    }
    const taken = new Set(this.all().map(({ boat }) => boat));
    const boat = Array.from({ length: seatCount }, (_, index) => index + 1).find(
      (number) => !taken.has(number),
    );
    if (boat === undefined) return undefined;
    const seat: Seat = {
      key: randomBytes(24).toString('base64url'),
      boat,
      session,
      page,
      magazine: undefined,
      shotTimes: [],
      listener: undefined,
      seenMs: nowMs,
      firedMs: nowMs,
    };
    this.#seats.set(seat.key, seat);
    return seat;
  }

  leave(key: string, why: SeatEnd): void {
    const listener = this.#seats.get(key)?.listener;
    this.#seats.delete(key);
    listener?.send(`event: ${why}\ndata: {}\n\n`);
    listener?.end();
  }
}

/** Whether one more shot keeps to the rate; if so it is counted. */
export function keepsRate(seat: Pick<Seat, 'shotTimes'>, nowMs: number): boolean {
  seat.shotTimes = seat.shotTimes.filter((time) => time > nowMs - 1000);
  if (seat.shotTimes.length >= shotsPerSecond) return false;
  seat.shotTimes.push(nowMs);
  return true;
}
