import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to the bytes of one direction, in the words of toxiproxy; nothing where a field is left out. */
export interface Toxics {
  /** Every part is late by so much, and by up to `jitterMs` more. */
  readonly latencyMs?: number;
  readonly jitterMs?: number;
  readonly bandwidthBytesPerSecond?: number;
  /** Parts are cut into so many bytes each. */
  readonly slicerBytes?: number;
  /** The connection is closed once so many bytes have passed. */
  readonly limitDataBytes?: number;
  /** Nothing passes any more, and the connection is closed after so long. */
  readonly timeoutMs?: number;
  /** Nothing passes any more, and the connection is reset after so long. */
  readonly resetPeerMs?: number;
  /** The end of a connection is told so much later. */
  readonly slowCloseMs?: number;
  /** Whoever reads has vanished without a word: bytes are swallowed, and neither side learns of it. */
  readonly isHalfOpen?: boolean;
}

/** A jitter that is the same in every run. */
const shareOf = (bytes: number) => ((bytes * 7_919) % 101) / 100;

function delayOf(toxics: Toxics, size: number, carried: number): number {
  const { latencyMs = 0, jitterMs = 0, bandwidthBytesPerSecond } = toxics;
  const transferMs = bandwidthBytesPerSecond === undefined ? 0 : (size * 1_000) / bandwidthBytesPerSecond;
  return latencyMs + shareOf(carried) * jitterMs + transferMs;
}

function slicesOf(chunk: Buffer, bytes = chunk.length): Buffer[] {
  const slices: Buffer[] = [];
  for (let start = 0; start < chunk.length; start += bytes) slices.push(chunk.subarray(start, start + bytes));
  return slices;
}

interface CarrierSettings {
  readonly toxics: () => Toxics;
  /** Waited for before anything is handed on. */
  readonly passes: () => Promise<void>;
  /** Told each time that a toxic has done something. */
  readonly onDisturbed: () => void;
}

/** One direction of one connection. */
export class Carrier {
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #toxics: () => Toxics;
  readonly #passes: () => Promise<void>;
  readonly #onDisturbed: () => void;
  #carried = 0;
  #isOver = false;
  /** What has swallowed bytes can never be whole again. */
  #isDeaf = false;

  constructor(from: Socket, to: Socket, { toxics, passes, onDisturbed }: CarrierSettings) {
    this.#from = from;
    this.#to = to;
    this.#toxics = toxics;
    this.#passes = passes;
    this.#onDisturbed = onDisturbed;
  }

  /** Hands on what comes until the connection ends. `onSent` hears what was handed on. */
  async run(onSent: (bytes: Buffer) => void): Promise<void> {
    try {
      for await (const chunk of this.#from) {
        const parts = slicesOf(chunk as Buffer, this.#toxics().slicerBytes);
        if (parts.length > 1) this.#onDisturbed();
        for (const part of parts) await this.#carry(part);
        if (!this.#isOver) onSent(chunk as Buffer);
      }
    } catch {
      // A connection that breaks ends like one that is closed.
    }
    if (this.#isDeaf) return;
    const { slowCloseMs = 0 } = this.#toxics();
    if (slowCloseMs > 0) this.#onDisturbed();
    await sleep(slowCloseMs);
    this.#to.destroySoon();
  }

  /** Whoever had vanished is back: it resets what it does not know any more. */
  wake(): void {
    if (!this.#isDeaf || this.#toxics().isHalfOpen === true) return;
    this.#to.resetAndDestroy();
    this.#from.resetAndDestroy();
  }

  async #carry(part: Buffer): Promise<void> {
    await this.#passes();
    const { timeoutMs, resetPeerMs, isHalfOpen, limitDataBytes } = this.#toxics();
    this.#isDeaf ||= isHalfOpen === true;
    if (this.#isDeaf) this.#onDisturbed();
    if (this.#isOver || this.#isDeaf) return;
    if (timeoutMs !== undefined) return this.#endAfter(timeoutMs, (socket) => socket.destroySoon());
    if (resetPeerMs !== undefined) return this.#endAfter(resetPeerMs, (socket) => socket.resetAndDestroy());
    const delayMs = delayOf(this.#toxics(), part.length, this.#carried);
    if (delayMs > 0) {
      this.#onDisturbed();
      await sleep(delayMs);
    }
    const left = limitDataBytes === undefined ? part.length : limitDataBytes - this.#carried;
    const sent = part.subarray(0, Math.max(0, left));
    this.#carried += sent.length;
    if (sent.length > 0) await new Promise<void>((resolve) => this.#to.write(sent, () => resolve()));
    if (sent.length < part.length) await this.#endAfter(0, (socket) => socket.destroySoon());
  }

  async #endAfter(ms: number, end: (socket: Socket) => void): Promise<void> {
    this.#isOver = true;
    this.#onDisturbed();
    await sleep(ms);
    end(this.#to);
    end(this.#from);
  }
}
