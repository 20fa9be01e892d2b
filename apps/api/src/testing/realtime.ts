import type { AddressInfo } from 'node:net';
import { type PublicTopic, type RealtimeEvent, type RealtimeEvents, realtimePath } from '@hanpan/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect } from 'vitest';
import { OutboxRelay } from '../kernel/outbox-relay.ts';
import { type GatewaySettings, RealtimeGateway } from '../kernel/realtime-gateway.ts';
import { demandsSecondFactor, mayEnterConsole } from '../modules/settings/index.ts';
import { pushBalances } from '../modules/wallet/index.ts';
import type { World } from './world.ts';

const patienceMs = 30_000;
/** Sent through each socket as a marker: when it arrives, everything before it has. */
const caughtUp = 'caught-up';
/** A topic that no test listens to. */
const quietTopic: PublicTopic = 'minigame:speedkino';

/** One open page: it remembers every push in the order of arrival. */
export class Page {
  readonly socket: Socket;
  readonly heard: { event: string; payload: unknown }[] = [];

  constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((event: string, payload: unknown) => {
      if (event !== caughtUp) this.heard.push({ event, payload });
    });
  }

  /** Resolves when the server, or the network, has ended the connection. */
  cut(): Promise<void> {
    return new Promise((resolve) => this.socket.once('disconnect', () => resolve()));
  }

  all<E extends RealtimeEvent>(event: E): RealtimeEvents[E][] {
    return this.heard.filter((each) => each.event === event).map((each) => each.payload as RealtimeEvents[E]);
  }

  /** Waits for a push of that name that satisfies the condition, and returns the latest. */
  async next<E extends RealtimeEvent>(
    event: E,
    condition: (payload: RealtimeEvents[E]) => boolean = () => true,
  ): Promise<RealtimeEvents[E]> {
    const untilMs = Date.now() + patienceMs;
    while (Date.now() < untilMs) {
      const found = this.all(event).findLast(condition);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no ${event} came; heard: ${JSON.stringify(this.heard)}`);
  }
}

export interface RealtimeServer {
  /** Opens a page; rejects where the server refuses it. */
  open(headers?: Record<string, string>, auth?: { readonly as: 'member' | 'operator' }): Promise<Page>;
  /** Resolves once everything that was committed before has reached every page that may receive it. */
  settled(): Promise<void>;
  /** Resolves once the server has acted on everything that the page has sent before. */
  hasRead(page: Page): Promise<void>;
  /** Whether any page hears what is pushed to a room. */
  hasListener(room: string): boolean;
}

/** The world listening on a port, with the gateway and the relay of a server process. */
export async function startRealtime(
  world: World,
  settings: Partial<GatewaySettings> = {},
): Promise<RealtimeServer> {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const gateway = new RealtimeGateway(world.app.server, {
    ...world.services,
    sites: world.sites,
    mayEnterConsole,
    demandsSecondFactor,
    development: false,
    ...settings,
  });
  const markers = new Map<string, () => void>();
  const publish = async ({
    audience,
    event,
    payload,
  }: {
    audience: string;
    event: string;
    payload: unknown;
  }) => {
    if (audience === 'marker') return markers.get(event)?.();
    if (event === 'maintenance' || event === 'INSPECT') world.sites.forget();
    if (audience !== 'ledger') return gateway.publish(audience, event, payload);
    await pushBalances(
      {
        ...world.services,
        hasListener: (room) => gateway.hasListener(room),
        publish: (room, name, content) => gateway.publish(room, name, content),
      },
      payload as number[],
    );
  };
  const relay = new OutboxRelay(world.database, publish, (error) => {
    throw error;
  });
  await relay.start();
  const sockets: Socket[] = [];
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await relay.stop();
    await gateway.close();
  });
  /** A socket delivers in order. */
  const catchUp = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.once(caughtUp, () => resolve());
      socket.once('disconnect', () => resolve());
      gateway.publish(socket.id ?? '', caughtUp, {});
    });

  return {
    async open(headers = {}, auth = undefined) {
      const socket = io(`http://127.0.0.1:${port}`, {
        path: realtimePath,
        transports: ['websocket'],
        reconnection: false,
        extraHeaders: headers,
        ...(auth === undefined ? {} : { auth }),
        forceNew: true,
      });
      sockets.push(socket);
      const page = new Page(socket);
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return page;
    },
    async settled() {
      const name = `marker-${world.next()}`;
      const published = new Promise<void>((resolve) => markers.set(name, resolve));
      await world.database.run("insert into outbox (audience, event, payload) values ('marker', $1, '{}')", [
        name,
      ]);
      await published;
      await Promise.all(sockets.filter((socket) => socket.connected).map(catchUp));
    },
    async hasRead({ socket }) {
      const isListening = () => gateway.hasListener(`topic:${world.site.id}:${quietTopic}`);
      socket.emit('subscribe', quietTopic);
      await expect.poll(isListening).toBe(true);
      socket.emit('unsubscribe', quietTopic);
      await expect.poll(isListening).toBe(false);
    },
    hasListener: (room) => gateway.hasListener(room),
  };
}
