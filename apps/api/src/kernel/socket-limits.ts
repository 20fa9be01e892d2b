import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Clock } from './clock.ts';
import { networkOf } from './network-of.ts';

/** The sockets of one process (standards SEC-19). */
export interface SocketLimits {
  readonly perSession: number;
  /** Generous, because many players may share an address. */
  readonly perNetwork: number;
  /** Opened by one network, so that nobody opens and closes them for the look-ups that each one costs. */
  readonly openedPerMinute: number;
  /** Of one socket, besides the one that opens it. */
  readonly messagesPerMinute: number;
}

export const defaultSocketLimits: SocketLimits = {
  perSession: 20,
  perNetwork: 500,
  openedPerMinute: 1_200,
  messagesPerMinute: 100,
};

const minuteMs = 60_000;

interface NetworkSettings {
  readonly limits: Pick<SocketLimits, 'perNetwork' | 'openedPerMinute'>;
  readonly trustedProxies: readonly string[];
  readonly clock: Clock;
}

/** Counts the sockets of each network: those that are open, and those that were opened within the minute. */
export class NetworkSockets {
  readonly #settings: NetworkSettings;
  readonly #trust: (address: string, hop: number) => boolean;
  readonly #open = new Map<string, number>();
  readonly #opened = new Map<string, number>();
  #minuteBeganMs: number;

  constructor(settings: NetworkSettings) {
    const { trustedProxies, clock } = settings;
    this.#settings = settings;
    this.#trust = trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : () => false;
    this.#minuteBeganMs = clock();
  }

  /** Where a request comes from: the proxies that are trusted say it of their own. */
  addressOf(request: IncomingMessage): string {
    return proxyAddr(request, this.#trust);
  }

  /** Takes a place for as long as the connection lives; false where there is none. */
  take(request: IncomingMessage): boolean {
    const network = networkOf(this.addressOf(request));
    const { limits } = this.#settings;
    const open = this.#open.get(network) ?? 0;
    if (open >= limits.perNetwork || this.#countOpened(network) > limits.openedPerMinute) return false;
    this.#open.set(network, open + 1);
    request.socket.once('close', () => this.#leave(network));
    return true;
  }

  #countOpened(network: string): number {
    const nowMs = this.#settings.clock();
    if (Math.abs(nowMs - this.#minuteBeganMs) >= minuteMs) {
      this.#opened.clear();
      this.#minuteBeganMs = nowMs;
    }
    const opened = (this.#opened.get(network) ?? 0) + 1;
    this.#opened.set(network, opened);
    return opened;
  }

  #leave(network: string): void {
    const left = (this.#open.get(network) ?? 1) - 1;
    if (left > 0) this.#open.set(network, left);
    else this.#open.delete(network);
  }
}

/** What both ends of a socket say to each other below the events; so much of it as is needed to count. */
interface Connection {
  on(event: 'packet', listener: (packet: { readonly type: string }) => void): unknown;
  close(discard: boolean): void;
}

/** Ends a connection that sends too much. Heartbeats do not count. */
export function limitMessages(connection: Connection, clock: Clock, messagesPerMinute: number): void {
  let sinceMs = clock();
  let left = messagesPerMinute + 1;
  connection.on('packet', ({ type }) => {
    if (type !== 'message') return;
    if (clock() - sinceMs >= minuteMs) {
      sinceMs = clock();
      left = messagesPerMinute;
    }
    left -= 1;
    if (left < 0) connection.close(true);
  });
}
