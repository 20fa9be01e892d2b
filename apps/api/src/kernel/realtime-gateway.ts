import type { Server as HttpServer } from 'node:http';
import { heartbeatMs, isPublicTopic, realtimePath } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { Server, type Socket } from 'socket.io';
import type { Clock } from './clock.ts';
import { HostList, type HostSettings } from './host-list.ts';
import type { Session } from './sessions.ts';
import type { Site, SiteDirectory } from './sites.ts';
import { SlowReaders } from './slow-readers.ts';
import { isOwnOrigin, isToken, tokensOf } from './socket-identity.ts';
import { defaultSocketLimits, limitMessages, NetworkSockets, type SocketLimits } from './socket-limits.ts';
import { SocketSessions } from './socket-sessions.ts';

export interface GatewaySettings extends Pick<HostSettings, 'publicUrl' | 'development'> {
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly clock: Clock;
  /** Whether a site opens its console to an address, as over HTTP. */
  readonly mayEnterConsole: (site: Site, address: string) => boolean;
  /** Whether operators of a site need a second factor. */
  readonly demandsSecondFactor: (site: Site) => boolean;
  /** Addresses or networks of the proxies in front, as the HTTP side has them. */
  readonly trustedProxies?: readonly string[];
  readonly limits?: SocketLimits;
  /** How often to see which sessions are due and who does not read, on the wall clock. */
  readonly watchEveryMs?: number;
  readonly onError?: (error: unknown) => void;
}

const largestMessageBytes = 64 * 1024;
/** A connection that does not say within this time what it is for is closed. */
const openWithinMs = 10_000;
/** A phone may lose its network for a while: its connection is given up later than its page says so. */
const silentMs = 20_000;
/** A slip has twenty events at most; whoever wants to hear of many more has the board. */
const mostEvents = 64;

function mayJoin({ rooms }: Socket, room: string): boolean {
  const isEvent = (each: string) => each.includes(':event:');
  return !isEvent(room) || [...rooms].filter(isEvent).length < mostEvents;
}

/**
 * Pushes. Personal rooms follow from the session of the cookie, never from what a client claims; a client may
 * ask only for public topics of its site.
 */
export class RealtimeGateway {
  readonly #io: Server;
  readonly #settings: GatewaySettings;
  readonly #hosts: HostList;
  readonly #protocol: string;
  readonly #networks: NetworkSockets;
  readonly #sessions: SocketSessions;
  readonly #slowReaders = new SlowReaders();
  readonly #watch: NodeJS.Timeout;
  #isChecking = false;

  constructor(http: HttpServer, settings: GatewaySettings) {
    this.#settings = settings;
    this.#hosts = new HostList(settings);
    this.#protocol = new URL(settings.publicUrl).protocol;
    const { clock, trustedProxies = [], limits = defaultSocketLimits, watchEveryMs = 5_000 } = settings;
    this.#networks = new NetworkSockets({ limits, trustedProxies, clock });
    this.#io = new Server(http, {
      path: realtimePath,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: largestMessageBytes,
      perMessageDeflate: false,
      connectTimeout: openWithinMs,
      pingInterval: heartbeatMs,
      pingTimeout: silentMs,
      allowRequest: (request, allow) => allow(null, this.#networks.take(request)),
    });
    this.#sessions = new SocketSessions(this.#io, {
      ...settings,
      mayHear: (socket, session) => this.#mayHear(socket, session),
      perSession: limits.perSession,
    });
    this.#io.engine.on('connection', (connection) => {
      limitMessages(connection, clock, limits.messagesPerMinute);
      this.#slowReaders.add(connection);
    });
    this.#io.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        () => next(new Error('refused')),
      );
    });
    this.#io.on('connection', (socket) => this.#serve(socket));
    this.#watch = setInterval(() => {
      this.#slowReaders.look();
      void this.#recheck();
    }, watchEveryMs);
  }

  /** An event without listeners is not even serialised: under load most events have none. */
  publish(room: string, event: string, payload: unknown): void {
    if (!this.hasListener(room)) return;
    const target = this.#io.to(room);
    target.emit(event, payload);
    // An ended session's sockets are cut after they were told why.
    if (event === 'LOGOUT') this.#io.in(room).disconnectSockets(true);
  }

  hasListener(room: string): boolean {
    return this.#io.sockets.adapter.rooms.has(room);
  }

  /** Ends the sockets; the HTTP server is its owner's to close. */
  async close(): Promise<void> {
    clearInterval(this.#watch);
    this.#io.disconnectSockets(true);
    this.#io.engine.close();
  }

  async #admit(socket: Socket): Promise<void> {
    const { headers, auth } = socket.handshake;
    if (!isOwnOrigin(headers, this.#protocol)) throw new Error('foreign origin');
    if (!(await this.#hosts.has(headers.host ?? ''))) throw new Error('a host that is not ours');
    const site = await this.#settings.sites.byHost(headers.host ?? '');
    if (site === undefined) throw new Error('no site');
    socket.data.siteId = site.id;
    await socket.join(`site:${site.id}`);
    await this.#sessions.enter(socket, tokensOf(headers, this.#protocol, auth.as));
  }

  /**
   * An operator hears what it may also read: at the address that it comes from, and with the second factor of its site, which
   * may ask for more while a socket is open.
   */
  async #mayHear({ request }: Socket, { siteId, operatorId, operatorHasTotp }: Session): Promise<boolean> {
    if (operatorId === null) return true;
    const { sites, mayEnterConsole, demandsSecondFactor } = this.#settings;
    const site = (await sites.all()).find(({ id }) => id === siteId);
    if (site === undefined || !mayEnterConsole(site, this.#networks.addressOf(request))) return false;
    return operatorHasTotp === true || !demandsSecondFactor(site);
  }

  /** A database that does not respond ends nobody: the sessions stay due. */
  async #recheck(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      await this.#sessions.recheck();
    } catch (error) {
      this.#settings.onError?.(error);
    } finally {
      this.#isChecking = false;
    }
  }

  /** The per-token topic: a client that could send no header or cookie with its handshake names its session afterwards. */
  #enterLater(socket: Socket, token: string): void {
    this.#sessions.enter(socket, [token]).catch((error) => {
      socket.disconnect(true);
      this.#settings.onError?.(error);
    });
  }

  #serve(socket: Socket): void {
    const roomOf = (topic: unknown) =>
      isPublicTopic(topic) ? `topic:${socket.data.siteId}:${topic}` : undefined;
    socket.on('subscribe', (topic: unknown) => {
      const room = roomOf(topic);
      if (room !== undefined && mayJoin(socket, room)) void socket.join(room);
      else if (room === undefined && isToken(topic)) this.#enterLater(socket, topic);
    });
    socket.on('unsubscribe', (topic: unknown) => {
      const room = roomOf(topic);
      if (room !== undefined) void socket.leave(room);
    });
  }
}
