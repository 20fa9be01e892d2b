import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signatureHeader, signBody } from '@hanpan/vendor-kit';
import type { Stopwatch } from '../stopwatch.ts';
import type { BenchWallet } from './wallet.ts';

interface Table {
  players: number;
  url: string;
  room: string;
  operatorKey: string;
  wallet: BenchWallet;
  bets: Stopwatch;
  messages: Stopwatch;
}

interface Round {
  id: string;
  number: number;
  state: string;
  outcome: unknown;
}

interface Message {
  version: number;
  nowMs: number;
  type: string;
  state?: { round: Round | null };
  patch?: { round?: Round | null };
}

/** Bets are pressed somewhere in this part of the betting time, as people do. */
const pressWithinMs = 9000;
const spots = ['player', 'banker', 'tie', 'small', 'big'] as const;

/** One player: hears the room, and bets once in every round. */
export class Seat {
  readonly #table: Table;
  readonly #token: string;
  readonly #abort = new AbortController();
  readonly #outcomes = new Map<number, unknown>();
  #round: Round | null = null;
  #gaps = 0;
  #refused = 0;
  #changed: () => void = () => {};

  constructor(table: Table, token: string) {
    this.#table = table;
    this.#token = token;
  }

  /** Messages that did not come and bets that were not taken. */
  missed(): number {
    return this.#gaps + this.#refused;
  }

  leave(): void {
    this.#abort.abort();
  }

  async listen(): Promise<void> {
    const response = await fetch(`${this.#table.url}/api/room/stream`, {
      headers: { authorization: `Bearer ${this.#token}` },
      signal: this.#abort.signal,
    });
    if (!response.ok || !response.body) throw new Error(`the stream answers ${response.status}`);
    void this.#read(response.body).catch(() => undefined);
    while (this.#round === null) await this.#next();
  }

  /** Plays whole rounds, from the next one on. */
  async play(rounds: number): Promise<{ outcomes: unknown[] }> {
    const first = (this.#round?.number ?? 0) + 1;
    for (let number = first; number < first + rounds; number += 1) {
      while ((this.#round?.number ?? 0) < number) await this.#next();
      await sleep(randomInt(pressWithinMs));
      await this.#bet(this.#round?.id ?? '');
      while (!this.#outcomes.has(number)) await this.#next();
    }
    while ((this.#round?.number ?? 0) < first + rounds) await this.#next();
    return { outcomes: Array.from({ length: rounds }, (_, index) => this.#outcomes.get(first + index)) };
  }

  async #bet(roundId: string): Promise<void> {
    const body = {
      roundId,
      betKey: randomUUID(),
      word: randomBytes(16).toString('hex'),
      lines: [{ bet: spots[randomInt(spots.length)], stakeAmount: 1000 * randomInt(1, 20) }],
    };
    const pressedAt = performance.now();
    const response = await fetch(`${this.#table.url}/api/room/bets`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { bet?: { status: string } };
    this.#table.bets.add(pressedAt);
    if (answer.bet?.status !== 'taken') this.#refused += 1;
  }

  async #read(stream: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let [text, version] = ['', 0];
    for await (const bytes of stream) {
      text += decoder.decode(bytes, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const message: Message = JSON.parse(part.slice('data: '.length));
        if (message.version !== version + 1) this.#gaps += 1;
        version = message.version;
        // Both clocks are this machine's.
        this.#table.messages.add(performance.now() - Math.max(0, Date.now() - message.nowMs));
        this.#hear(message);
      }
    }
  }

  #hear({ state, patch }: Message): void {
    const round = state?.round ?? patch?.round;
    if (!round) return;
    this.#round = round;
    if (round.outcome !== null) this.#outcomes.set(round.number, round.outcome);
    this.#changed();
  }

  async #next(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#changed = resolve;
    });
  }
}

/** Opens the room for every player through the operator's signed call, and joins its stream. */
export async function takeSeats(table: Table): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let index = 0; index < table.players; index += 1) {
    const seat = new Seat(table, await open(table, table.wallet.addPlayer(`player-${index}`)));
    await seat.listen();
    seats.push(seat);
  }
  return seats;
}

interface Launch extends Pick<Table, 'url' | 'room' | 'operatorKey'> {
  /** XXX opens the game without money. */
  currency?: 'KRW' | 'XXX';
  platform?: 'GPL_DESKTOP' | 'GPL_MOBILE';
}

/** The address of a game's page, by the operator's signed call. */
export async function launch(
  { url, room, operatorKey, currency = 'KRW', platform = 'GPL_DESKTOP' }: Launch,
  player: { user: string; token: string },
): Promise<string> {
  const asked = JSON.stringify({
    ...player,
    operator_id: 1,
    game_code: room,
    currency,
    country: 'KR',
    lang: 'ko',
    platform,
    lobby_url: url,
    deposit_url: url,
  });
  const headers = { 'content-type': 'application/json' };
  const launched = await fetch(`${url}/operator/generic/v2/game/url`, {
    method: 'POST',
    headers: { ...headers, [signatureHeader]: signBody(asked, operatorKey) },
    body: asked,
  });
  const { url: address } = (await launched.json()) as { url: string };
  return address;
}

/** A play token for a game. */
export async function open(table: Launch, player: { user: string; token: string }): Promise<string> {
  const address = await launch(table, player);
  const opened = await fetch(`${table.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ launch: new URL(address).searchParams.get('launch') }),
  });
  const { playToken } = (await opened.json()) as { playToken: string };
  return playToken;
}
