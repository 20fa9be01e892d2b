import type {
  PondMessage,
  SeatTaken,
  ShotAnswer,
  ShotSeen,
} from '../../../../src/games/moonlit-catch/play-api.ts';
import { NoResponse, type PlayApi, Refusal } from '../../api.ts';
import { rest } from '../../cabinet/persist.ts';
import { PondWaters } from './waters.ts';

/** Before each attempt to sit down again; the last one is repeated. */
const pausesMs = [300, 1000, 2000, 4000];

/** Fish come and go every second or so: a stream that is silent for longer is dead, and may be the last to know. */
const silenceMs = 12_000;

/** `full`, `elsewhere`: the page goes on trying. `idle`: the seat was given to others, until the player comes back. */
export type Trouble = 'full' | 'elsewhere' | 'idle';

/** What the picture is told of the pond. */
export interface PondEvents {
  shot(shot: ShotSeen): void;
  /** Why the page has no stream at the moment; null once it has. */
  trouble(trouble: Trouble | null): void;
  /** The session is over, or another page has the seat: this one does not try again. */
  over(error: unknown): void;
}

/** The pond as the server tells it: who swims where, who sits where, and what was caught. */
export class PondLink {
  readonly #api: PlayApi;
  readonly waters = new PondWaters();
  boat = 0;
  #seat: string | undefined;
  #stream: EventSource | undefined;
  #events: PondEvents | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** The attempt to sit down that counts: a later one, or leaving, ends it. */
  #attempt: object | undefined;

  constructor(api: PlayApi) {
    this.#api = api;
  }

  /** Sits down and listens; a stream that is cut comes back by itself with a new snapshot. */
  sit(events: PondEvents): void {
    this.#events = events;
    void this.#sitDown(0);
  }

  /** The player, whose seat was given to others, is here again. */
  comeBack(): void {
    if (this.#seat === undefined) void this.#sitDown(0);
  }

  leave(): void {
    this.#attempt = undefined;
    this.#seat = undefined;
    this.#stream?.close();
    this.#stream = undefined;
    clearTimeout(this.#silence);
  }

  /** A seat that was lost, because the server was started again, is taken anew: by the first shot that finds out. */
  async shoot(fish: number): Promise<ShotAnswer> {
    const seat = this.#seat;
    const answer = await this.#ask(seat, fish);
    if (answer.kind !== 'refused' || answer.reason !== 'no-seat') return answer;
    if (seat !== undefined && seat === this.#seat) this.#sitAgain();
    return { kind: 'returned', reason: 'fish-gone' };
  }

  async #ask(seat: string | undefined, fish: number): Promise<ShotAnswer> {
    if (seat === undefined) return { kind: 'refused', reason: 'no-seat' };
    try {
      return await this.#api.pond.shoot({ seat, fish });
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      if (seat === this.#seat) this.#lost();
      // Whether it was fired is told by the magazine, which the page asks for next.
      return { kind: 'refused', reason: 'no-magazine' };
    }
  }

  #listen(seat: string): void {
    const stream = new EventSource(`/api/pond/stream?seat=${encodeURIComponent(seat)}`);
    this.#stream = stream;
    this.#awaitMore();
    stream.onopen = () => this.#events?.trouble(null);
    stream.onerror = () => {
      this.#events?.trouble('elsewhere');
      // A browser goes on by itself after a break, but not after an answer that is no stream: that of a proxy without a server.
      if (stream.readyState === stream.CLOSED) this.#sitAgain();
    };
    stream.onmessage = ({ data }) => {
      this.#awaitMore();
      this.#take(JSON.parse(data) as PondMessage);
    };
    // The server knows the seat no longer: it was started again, or heard nothing for too long.
    stream.addEventListener('left', () => this.#sitAgain());
    stream.addEventListener('idle', () => {
      this.leave();
      this.#events?.trouble('idle');
    });
    stream.addEventListener('replaced', () => this.#end(new Refusal({ error: 'session-replaced' })));
  }

  /** From now on the stream is given so long to say something. */
  #awaitMore(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), silenceMs);
  }

  /** Nothing comes back from the server any more, whatever the stream says of itself. */
  #lost(): void {
    this.#events?.trouble('elsewhere');
    this.#sitAgain();
  }

  #sitAgain(): void {
    this.leave();
    void this.#sitDown(1);
  }

  /** Until there is a seat, however long the server is away; only a session that is refused ends it. */
  async #sitDown(firstAttempt: number): Promise<void> {
    const attempt = {};
    this.#attempt = attempt;
    for (let number = firstAttempt; ; number += 1) {
      await rest(pausesMs[Math.min(number, pausesMs.length) - 1] ?? 0);
      if (this.#attempt !== attempt) return;
      try {
        const taken = await this.#api.pond.sit();
        if (this.#attempt === attempt) this.#seated(taken);
        return;
      } catch (error) {
        if (this.#attempt !== attempt) return;
        const isFull = error instanceof Refusal && error.refusal.error === 'room-full';
        if (!isFull && !(error instanceof NoResponse)) return this.#end(error);
        this.#events?.trouble(isFull ? 'full' : 'elsewhere');
      }
    }
  }

  #seated({ seat, boat, pond }: SeatTaken): void {
    this.#seat = seat;
    this.boat = boat;
    this.#take({ type: 'snapshot', ...pond });
    this.#listen(seat);
  }

  #end(error: unknown): void {
    this.leave();
    this.#events?.over(error);
  }

  #take(message: PondMessage): void {
    this.waters.take(message);
    if (message.type === 'tick') for (const shot of message.shots) this.#events?.shot(shot);
  }
}
