import type {
  PondMessage,
  PondSnapshot,
  ShotAnswer,
  ShotSeen,
} from '../../../../src/games/moonlit-catch/play-api.ts';
import type { Fish } from '../../../../src/games/moonlit-catch/swim.ts';
import { NoResponse, type PlayApi } from '../../api.ts';

/** What the picture is told of the pond. */
export interface PondEvents {
  shot(shot: ShotSeen): void;
  /** Another window of this player has the seat now. */
  left(): void;
  connected(isConnected: boolean): void;
}

/** The pond as the server tells it: who swims where, who sits where, and what was caught. */
export class PondLink {
  readonly #api: PlayApi;
  readonly fish = new Map<number, Fish>();
  boats: number[] = [];
  boat = 0;
  #seat: string | undefined;
  #stream: EventSource | undefined;
  #events: PondEvents | undefined;
  /** Added to this computer's clock it gives the server's. */
  #offsetMs = 0;

  constructor(api: PlayApi) {
    this.#api = api;
  }

  /** Sits down and listens; a stream that is cut comes back by itself with a new snapshot. */
  async sit(events: PondEvents): Promise<void> {
    this.#events = events;
    const taken = await this.#api.pond.sit();
    this.#seat = taken.seat;
    this.boat = taken.boat;
    this.#snapshot(taken.pond);
    this.#listen(taken.seat);
  }

  leave(): void {
    this.#stream?.close();
    this.#stream = undefined;
  }

  nowMs(): number {
    return Date.now() + this.#offsetMs;
  }

  /** A seat that was lost, because the server was started again, is taken anew once. */
  async shoot(fish: number): Promise<ShotAnswer> {
    const answer = await this.#ask(fish);
    if (answer.kind !== 'refused' || answer.reason !== 'no-seat' || !this.#events) return answer;
    this.leave();
    await this.sit(this.#events);
    return { kind: 'returned', reason: 'fish-gone' };
  }

  async #ask(fish: number): Promise<ShotAnswer> {
    if (!this.#seat) return { kind: 'refused', reason: 'no-seat' };
    try {
      return await this.#api.pond.shoot({ seat: this.#seat, fish });
    } catch (error) {
      // Whether it was fired is told by the magazine, which the page asks for next.
      if (error instanceof NoResponse) return { kind: 'refused', reason: 'no-magazine' };
      throw error;
    }
  }

  #listen(seat: string): void {
    const stream = new EventSource(`/api/pond/stream?seat=${encodeURIComponent(seat)}`);
    this.#stream = stream;
    stream.onopen = () => this.#events?.connected(true);
    stream.onerror = () => this.#events?.connected(false);
    stream.onmessage = ({ data }) => this.#take(JSON.parse(data) as PondMessage);
    stream.addEventListener('left', () => {
      stream.close();
      void this.#sitAgain();
    });
  }

  /** The server knows the seat no longer: it was silent for too long, or another window has taken its place. */
  async #sitAgain(): Promise<void> {
    try {
      if (this.#events) await this.sit(this.#events);
    } catch {
      this.#events?.left();
    }
  }

  #take(message: PondMessage): void {
    if (message.type === 'snapshot') {
      this.#snapshot(message);
      return;
    }
    this.#offsetMs = message.nowMs - Date.now();
    for (const fish of message.born) this.fish.set(fish.id, fish);
    for (const id of message.gone) this.fish.delete(id);
    if (message.boats) this.boats = message.boats.map(({ number }) => number);
    for (const shot of message.shots) this.#events?.shot(shot);
  }

  #snapshot({ nowMs, fish, boats }: PondSnapshot): void {
    this.#offsetMs = nowMs - Date.now();
    this.fish.clear();
    for (const each of fish) this.fish.set(each.id, each);
    this.boats = boats.map(({ number }) => number);
  }
}
