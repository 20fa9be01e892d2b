import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stopwatch } from '../stopwatch.ts';
import { open } from './players.ts';
import type { BenchWallet } from './wallet.ts';

export const pondCode = 'moonlit-catch';

interface Pond {
  anglers: number;
  /** How long everybody shoots. */
  shootMs: number;
  url: string;
  operatorKey: string;
  wallet: BenchWallet;
  shots: Stopwatch;
}

interface Fish {
  id: number;
  bornAtMs: number;
  lifeMs: number;
}

interface Message {
  type: 'snapshot' | 'tick';
  fish?: Fish[];
  born?: Fish[];
  gone?: number[];
  shots?: { struck: number[]; paid: number }[];
}

const magazine = { bulletAmount: 100, size: 100 };
/** About four shots a second each, as fast as people press. */
const pauseMs = 250;

/** One player at the pond: hears where the fish are, shoots at them, and gives the rest of the magazine back. */
class Angler {
  readonly #pond: Pond;
  readonly #token: string;
  readonly #fish = new Map<number, Fish>();
  readonly #abort = new AbortController();
  #seat = '';
  #roundId = '';
  fired = 0;
  paid = 0;
  /** What went wrong: a shot without an answer, or a magazine that was not paid as its shots say. */
  lost = 0;

  constructor(pond: Pond, token: string) {
    this.#pond = pond;
    this.#token = token;
  }

  async sit(): Promise<void> {
    const taken = await this.#ask<{ seat: string }>('/api/pond/seat', {});
    this.#seat = taken.seat;
    const stream = await fetch(`${this.#pond.url}/api/pond/stream?seat=${this.#seat}`, {
      signal: this.#abort.signal,
    });
    if (!stream.body) throw new Error(`the stream answers ${stream.status}`);
    void this.#read(stream.body).catch(() => undefined);
    const begun = await this.#ask<{ round?: { roundId: string } }>('/api/steps/begin', {
      stakeAmount: magazine.bulletAmount * magazine.size,
      roundKey: randomUUID(),
      choice: magazine,
    });
    this.#roundId = begun.round?.roundId ?? '';
  }

  async shoot(): Promise<void> {
    const untilMs = Date.now() + this.#pond.shootMs;
    await sleep(randomInt(pauseMs));
    while (Date.now() < untilMs && this.fired < magazine.size) {
      const target = this.#target();
      if (target !== undefined) await this.#fire(target);
      await sleep(pauseMs);
    }
  }

  async giveBack(): Promise<void> {
    const ended = await this.#ask<{ kind: string; round?: { book?: { totalAmount: number } } }>(
      '/api/steps/stop',
      { roundId: this.#roundId },
    );
    const due = (this.paid + magazine.size - this.fired) * magazine.bulletAmount;
    if (ended.kind !== 'played' || ended.round?.book?.totalAmount !== due) this.lost += 1;
    this.#abort.abort();
  }

  async #fire(fish: number): Promise<void> {
    const pressedAt = performance.now();
    const answer = await this.#ask<{ kind: string; paid?: number }>('/api/pond/shot', {
      seat: this.#seat,
      fish,
    });
    this.#pond.shots.add(pressedAt);
    if (answer.kind === 'fired') {
      this.fired += 1;
      this.paid += answer.paid ?? 0;
    } else if (answer.kind !== 'returned') {
      this.lost += 1;
    }
  }

  /** Any fish that is well on its way. */
  #target(): number | undefined {
    const nowMs = Date.now();
    const near = [...this.#fish.values()].filter(({ bornAtMs, lifeMs }) => {
      const share = (nowMs - bornAtMs) / lifeMs;
      return share > 0.2 && share < 0.8;
    });
    return near[randomInt(Math.max(1, near.length))]?.id;
  }

  async #read(stream: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of stream) {
      text += decoder.decode(bytes, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) if (part.startsWith('data: ')) this.#hear(JSON.parse(part.slice(6)));
    }
  }

  #hear({ fish = [], born = [], gone = [], shots = [] }: Message): void {
    for (const each of [...fish, ...born]) this.#fish.set(each.id, each);
    for (const id of gone) this.#fish.delete(id);
    for (const { struck, paid } of shots) if (paid > 0) for (const id of struck) this.#fish.delete(id);
  }

  async #ask<T>(path: string, body: object): Promise<T> {
    const response = await fetch(`${this.#pond.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as T;
  }
}

/** Everybody sits at one pond and shoots at once. Returns how many shots were drawn, and what went wrong. */
export async function shootTogether(pond: Pond): Promise<{ fired: number; lost: number }> {
  const anglers: Angler[] = [];
  for (let index = 0; index < pond.anglers; index += 1) {
    const player = pond.wallet.addPlayer(`angler-${index}`);
    const angler = new Angler(pond, await open({ ...pond, room: pondCode }, player));
    await angler.sit();
    anglers.push(angler);
  }
  await Promise.all(anglers.map((angler) => angler.shoot()));
  await Promise.all(anglers.map((angler) => angler.giveBack()));
  return {
    fired: anglers.reduce((sum, { fired }) => sum + fired, 0),
    lost: anglers.reduce((sum, { lost }) => sum + lost, 0),
  };
}
