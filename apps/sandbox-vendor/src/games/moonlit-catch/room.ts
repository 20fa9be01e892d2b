import { randomInt } from 'node:crypto';
import type { PlaySession } from '../../play/sessions.ts';
import { settleRound } from '../../play/settle-round.ts';
import { endOpenRound } from '../../steps/end-round.ts';
import type { Vendor } from '../../vendor.ts';
import { type Fired, fireAt } from './fire.ts';
import { moonlitCatch } from './game.ts';
import { loadMagazine, storeShots } from './magazines.ts';
import { overstayed } from './overstayed.ts';
import type { PondMessage, PondSnapshot, SeatTaken, ShotAnswer, ShotSeen } from './play-api.ts';
import { Pond } from './pond.ts';
import { keepsRate, type Listener, type Seat, type SeatEnd, Seats } from './seats.ts';
import type { Fish } from './swim.ts';

const tickMs = 50;
/** A seat whose page has no stream for so long is free again. */
const seatSilenceMs = 20_000;
/** How often the pond looks for seats whose players have gone, though their pages listen. */
const lookEveryMs = 10_000;

interface AskedShot {
  seat: Seat;
  fishId: number;
  /** Asked a second time, because the magazine that was known had been given back. */
  isSecond?: boolean;
  answer: (answer: ShotAnswer) => void;
  fail: (error: unknown) => void;
}

/**
 * One pond and everybody at it. The server moves the fish, takes the shots in the order in which they come, stores what
 * they caught, and only then tells: shots of one tick are stored together.
 */
export class CatchRoom {
  readonly #vendor: Vendor;
  readonly #pond = new Pond(() => randomInt(2 ** 32) / 2 ** 32);
  readonly #seats = new Seats();
  #asked: AskedShot[] = [];
  #boatsChanged = false;
  #lookedMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #tick: Promise<void> = Promise.resolve();
  #isOpen: boolean;
  #isClosed = false;

  /** Tests tick by hand. */
  constructor(vendor: Vendor, { ticksByItself = true } = {}) {
    this.#vendor = vendor;
    this.#isOpen = ticksByItself;
  }

  /** For a page, by the id that it made for itself. Undefined where the pond is full. */
  sit(session: PlaySession, page?: string): SeatTaken | undefined {
    const nowMs = this.#nowMs();
    if (this.#isOpen && this.#seats.all().length === 0) this.#pond.wake(nowMs);
    const seat = this.#seats.take(session, page, nowMs);
    if (!seat) return undefined;
    this.#boatsChanged = true;
    this.#run();
    return { seat: seat.key, boat: seat.boat, pond: this.#snapshot() };
  }

  /** Sends a snapshot and then everything that happens. Returns how to stop; undefined without a seat. */
  listen(key: string, listener: Listener): (() => void) | undefined {
    const seat = this.#seats.find(key);
    if (!seat) return undefined;
    if (this.#isClosed) {
      listener.end();
      return () => undefined;
    }
    seat.listener?.end();
    seat.listener = listener;
    seat.seenMs = this.#nowMs();
    listener.send(written({ type: 'snapshot', ...this.#snapshot() }));
    return () => {
      if (seat.listener === listener) seat.listener = undefined;
      seat.seenMs = this.#nowMs();
    };
  }

  /** Resolves once the shot is stored, or is known to draw nothing. */
  shoot(key: string, fishId: number): Promise<ShotAnswer> {
    const seat = this.#seats.find(key);
    if (!seat || this.#isClosed) return Promise.resolve({ kind: 'refused', reason: 'no-seat' });
    seat.seenMs = this.#nowMs();
    return new Promise((answer, fail) => this.#asked.push({ seat, fishId, answer, fail }));
  }

  /**
   * Ends the streams without a word: a stream that breaks off is opened again by its page until the next server is there,
   * and that one does not know the seat. Told that it has left, the page would ask this server, which closes.
   */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#tick;
    for (const { answer } of this.#asked) answer({ kind: 'refused', reason: 'no-seat' });
    for (const { listener } of this.#seats.all()) listener?.end();
  }

  /** Ticks while anybody is here; an empty pond rests. */
  #run(): void {
    if (this.#timer || !this.#isOpen) return;
    this.#timer = setTimeout(() => {
      this.#tick = this.tick()
        .catch((error: unknown) => this.#vendor.log.error({ err: error }, 'a tick of the pond failed'))
        .then(() => {
          this.#timer = undefined;
          if (this.#seats.all().length > 0) this.#run();
        });
    }, tickMs);
  }

  /** Moves the fish, takes the shots that came since the last tick, and tells everybody. */
  async tick(): Promise<void> {
    const nowMs = this.#nowMs();
    this.#freeSilentSeats(nowMs);
    await this.#freeOverstayedSeats(nowMs);
    const { born, gone } = this.#pond.pass(nowMs);
    const asked = this.#asked;
    this.#asked = [];
    const shots = await this.#fireAll(asked, nowMs).catch((error: unknown) => {
      for (const { seat, fail } of asked) {
        // What its magazine holds is read again from the rows.
        seat.magazine = undefined;
        fail(error);
      }
      return [];
    });
    this.#tell(nowMs, born, gone, shots);
  }

  async #fireAll(asked: readonly AskedShot[], nowMs: number): Promise<ShotSeen[]> {
    await this.#loadMagazines(asked);
    const fired: { asked: AskedShot; fired: Fired }[] = [];
    for (const one of asked) {
      const result = this.#fire(one, nowMs);
      if ('kind' in result) one.answer(result);
      else fired.push({ asked: one, fired: result });
    }
    if (fired.length === 0) return [];
    const open = await storeShots(
      this.#vendor,
      fired.map(({ fired }) => fired.shot),
    ).catch((error: unknown) => {
      for (const { fired: shot } of fired) this.#pond.putBack(shot.caught);
      throw error;
    });
    return this.#conclude(fired, open);
  }

  /** Only here, between two ticks' writes: a magazine that is read while shots are being stored would be behind them. */
  async #loadMagazines(asked: readonly AskedShot[]): Promise<void> {
    const without = new Set(asked.map(({ seat }) => seat).filter(({ magazine }) => !magazine));
    await Promise.all(
      [...without].map(async (seat) => {
        seat.magazine = await loadMagazine(this.#vendor, seat.session.playerId);
      }),
    );
  }

  #fire({ seat, fishId }: AskedShot, nowMs: number): Fired | ShotAnswer {
    if (this.#seats.find(seat.key) !== seat) return { kind: 'refused', reason: 'no-seat' };
    if (!keepsRate(seat, nowMs)) return { kind: 'returned', reason: 'too-fast' };
    const { magazine } = seat;
    if (!magazine || magazine.fired >= magazine.size) return { kind: 'refused', reason: 'no-magazine' };
    const fired = fireAt(this.#pond, magazine, magazine.fired, fishId, nowMs);
    if (!fired) return { kind: 'returned', reason: 'fish-gone' };
    magazine.fired += 1;
    seat.firedMs = nowMs;
    magazine.paid += fired.shot.outcome.paid;
    return fired;
  }

  #conclude(fired: readonly { asked: AskedShot; fired: Fired }[], open: ReadonlySet<string>): ShotSeen[] {
    const seen: ShotSeen[] = [];
    for (const { asked, fired: result } of fired) {
      const { seat } = asked;
      const { magazine } = seat;
      if (!magazine || !open.has(result.shot.roundId)) {
        seat.magazine = undefined;
        this.#pond.putBack(result.caught);
        if (asked.isSecond) asked.answer({ kind: 'refused', reason: 'no-magazine' });
        else this.#asked.push({ ...asked, isSecond: true });
        continue;
      }
      const { paid } = result.shot.outcome;
      const left = magazine.size - result.shot.number - 1;
      const answer = () =>
        asked.answer({ kind: 'fired', paid, struck: result.struck, left, paidSoFar: magazine.paid });
      const [fish = 0] = result.struck;
      seen.push({ boat: seat.boat, fish, struck: result.struck, paid, bulletAmount: magazine.bulletAmount });
      if (left > 0) {
        answer();
        continue;
      }
      seat.magazine = undefined;
      void this.#endMagazine(magazine.roundId, answer);
    }
    return seen;
  }

  /**
   * Not waited for: a wallet that is slow holds up nobody's shots. The last shot is told once its magazine has ended, so
   * that a page which then asks for its round finds what it came to. The job ends what fails here.
   */
  async #endMagazine(roundId: string, answerLast: () => void): Promise<void> {
    try {
      await endOpenRound(this.#vendor, moonlitCatch, roundId, 'over').finally(answerLast);
      await settleRound(this.#vendor, roundId);
    } catch (error) {
      this.#vendor.log.error({ err: error, roundId }, 'a magazine could not be settled; it comes up again');
    }
  }

  #freeSilentSeats(nowMs: number): void {
    for (const seat of this.#seats.all()) {
      if (seat.listener || nowMs - seat.seenMs < seatSilenceMs) continue;
      this.#free(seat, 'left');
    }
  }

  /** What cannot be looked up keeps its seat until the next look: nobody's shots wait for that. */
  async #freeOverstayedSeats(nowMs: number): Promise<void> {
    if (nowMs - this.#lookedMs < lookEveryMs) return;
    this.#lookedMs = nowMs;
    try {
      for (const { seat, why } of await overstayed(this.#vendor, this.#seats.all(), nowMs))
        this.#free(seat, why);
    } catch (error) {
      this.#vendor.log.error({ err: error }, 'the seats of the pond could not be looked after');
    }
  }

  #free(seat: Seat, why: SeatEnd): void {
    this.#seats.leave(seat.key, why);
    this.#boatsChanged = true;
  }

  #tell(nowMs: number, born: Fish[], gone: number[], shots: ShotSeen[]): void {
    const boats = this.#boatsChanged ? this.#snapshot().boats : null;
    if (born.length + gone.length + shots.length === 0 && !boats) return;
    this.#boatsChanged = false;
    const message = written({ type: 'tick', nowMs, born, gone, shots, boats });
    for (const { listener } of this.#seats.all()) listener?.send(message);
  }

  #snapshot(): PondSnapshot {
    return {
      nowMs: this.#nowMs(),
      fish: this.#pond.fish(),
      boats: this.#seats.all().map(({ boat }) => ({ number: boat })),
    };
  }

  #nowMs(): number {
    return this.#vendor.clock().getTime();
  }
}

function written(message: PondMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
