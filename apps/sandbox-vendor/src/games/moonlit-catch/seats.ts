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

/** A player at the pond. Whoever sits down again elsewhere leaves the seat before. */
export interface Seat {
  key: string;
  boat: number;
  session: PlaySession;
  magazine: Magazine | undefined;
  /** Times of the last shots, to hold their rate. */
  shotTimes: number[];
  /** Whoever listens; one page has one stream. */
  listener: Listener | undefined;
  /** When the page was last heard or listened to. */
  seenMs: number;
}

export class Seats {
  readonly #seats = new Map<string, Seat>();

  all(): Seat[] {
    return [...this.#seats.values()];
  }

  find(key: string): Seat | undefined {
    return this.#seats.get(key);
  }

  /** Undefined where the pond is full. */
  take(session: PlaySession, nowMs: number): Seat | undefined {
    for (const seat of this.all()) {
      if (seat.session.playerId === session.playerId) this.leave(seat.key);
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
      magazine: undefined,
      shotTimes: [],
      listener: undefined,
      seenMs: nowMs,
    };
    this.#seats.set(seat.key, seat);
    return seat;
  }

  leave(key: string): void {
    const listener = this.#seats.get(key)?.listener;
    this.#seats.delete(key);
    listener?.send('event: left\ndata: {}\n\n');
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
