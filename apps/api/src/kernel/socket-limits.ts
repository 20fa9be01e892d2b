import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Clock } from './clock.ts';
import { networkOf } from './network-of.ts';

/** The sockets of one process (standards SEC-19). */
export interface SocketLimits {
  readonly perSession: number;
  /** Generous, because many players may share an address. */
  readonly perNetwork: number;
  /** Of one socket, besides the one that opens it. */
  readonly messagesPerMinute: number;
}

export const defaultSocketLimits: SocketLimits = { perSession: 20, perNetwork: 500, messagesPerMinute: 100 };

const minuteMs = 60_000;

/** Counts the open sockets of each network. */
export class NetworkSockets {
  readonly #most: number;
  readonly #trust: (address: string, hop: number) => boolean;
  readonly #open = new Map<string, number>();

  constructor(most: number, trustedProxies: readonly string[]) {
    this.#most = most;
    this.#trust = trustedProxies.length > 0 ? proxyAddr.compile([...trustedProxies]) : () => false;
  }

  /** Takes a place for as long as the connection lives; false where there is none. */
  take(request: IncomingMessage): boolean {
    const network = networkOf(proxyAddr(request, this.#trust));
    const open = this.#open.get(network) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(network, open + 1);
    request.socket.once('close', () => this.#leave(network));
    return true;
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
