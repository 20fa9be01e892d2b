import type { Server as HttpServer } from 'node:http';
import { publicTopics, realtimePath } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { Server, type Socket } from 'socket.io';
import type { Clock } from './clock.ts';
import { findSession, type Session } from './sessions.ts';
import type { SiteDirectory } from './sites.ts';

interface GatewaySettings {
  readonly database: Database;
  readonly sites: SiteDirectory;
  readonly clock: Clock;
}

const largestMessageBytes = 64 * 1024;

/** A malformed cookie is ignored: it may be another program's on the same host. */
function readCookie(pair: string): [name: string, value: string][] {
  const at = pair.indexOf('=');
  if (at < 1) return [];
  try {
    return [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]];
  } catch {
    return [];
  }
}

function cookiesOf(header: string | undefined): Map<string, string> {
  return new Map((header ?? '').split(/;\s*/).flatMap(readCookie));
}

function tokensOf(socket: Socket): string[] {
  const cookies = cookiesOf(socket.handshake.headers.cookie);
  const names = ['__Host-hanpan-session', 'hanpan-session', '__Host-hanpan-console', 'hanpan-console'];
  const fromHeader = socket.handshake.headers.token;
  return [
    ...names.flatMap((name) => cookies.get(name) ?? []),
    ...(typeof fromHeader === 'string' ? [fromHeader] : []),
  ];
}

function sameOrigin(socket: Socket): boolean {
  const { origin, host } = socket.handshake.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function roomsOf(session: Session): string[] {
  if (session.memberId !== null) return [`session:${session.sessionId}`, `member:${session.memberId}`];
  return [`session:${session.sessionId}`, `operators:${session.siteId}`];
}

/**
 * Pushes. Personal rooms follow from the session of the cookie, never from what a client claims; a client may
 * ask only for public topics of its site.
 */
export class RealtimeGateway {
  readonly #io: Server;
  readonly #settings: GatewaySettings;

  constructor(http: HttpServer, settings: GatewaySettings) {
    this.#settings = settings;
    this.#io = new Server(http, {
      path: realtimePath,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: largestMessageBytes,
      perMessageDeflate: false,
    });
    this.#io.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        () => next(new Error('refused')),
      );
    });
    this.#io.on('connection', (socket) => this.#serve(socket));
  }

  /** An event without listeners is not even serialised: under load most events have none. */
  publish(room: string, event: string, payload: unknown): void {
    if (!this.hasListener(room)) return;
    const target = this.#io.to(room);
    target.emit(event, payload);
    // An ended session's sockets are cut after they were told why.
    if (event === 'LOGOUT') this.#io.in(room).disconnectSockets();
  }

  hasListener(room: string): boolean {
    return this.#io.sockets.adapter.rooms.has(room);
  }

  /** Ends the sockets; the HTTP server is its owner's to close. */
  async close(): Promise<void> {
    this.#io.disconnectSockets(true);
    this.#io.engine.close();
  }

  async #admit(socket: Socket): Promise<void> {
    if (!sameOrigin(socket)) throw new Error('foreign origin');
    const { database, clock, sites } = this.#settings;
    const host = socket.handshake.headers.host ?? '';
    const site = await sites.byHost(host);
    if (site === undefined) throw new Error('no site');
    socket.data.siteId = site.id;
    await socket.join(`site:${site.id}`);
    for (const token of tokensOf(socket)) {
      const session = await findSession(database, clock, token);
      if (typeof session !== 'string') await socket.join(roomsOf(session));
    }
  }

  #serve(socket: Socket): void {
    const roomOf = (topic: unknown) =>
      publicTopics.some((each) => each === topic)
        ? `topic:${socket.data.siteId}:${String(topic)}`
        : undefined;
    socket.on('subscribe', (topic: unknown) => {
      const room = roomOf(topic);
      if (room !== undefined) void socket.join(room);
    });
    socket.on('unsubscribe', (topic: unknown) => {
      const room = roomOf(topic);
      if (room !== undefined) void socket.leave(room);
    });
  }
}
