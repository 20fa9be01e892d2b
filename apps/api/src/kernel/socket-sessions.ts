import type { Database } from '@hanpan/db';
import type { Server, Socket } from 'socket.io';
import type { Clock } from './clock.ts';
import { type EndReason, type Session, sessionStates, statesOfSessions } from './sessions.ts';
import { roomsOf, sessionRoom } from './socket-identity.ts';

/** A session is looked at again when it is to end, and this often because it may have ended earlier. */
export const recheckEveryMs = 120_000;
const sessionsAtOnce = 500;

interface Held {
  /** Not the token: it may be exchanged while the socket is open. */
  readonly sessionId: number;
  endsAtMs: number;
}

interface SocketServices {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether what is pushed to a session may go through a socket now. */
  readonly mayHear: (socket: Socket, session: Session) => Promise<boolean>;
  /** How many sockets one session may have. */
  readonly perSession: number;
}

interface Due {
  readonly socket: Socket;
  readonly held: Held;
}

/** Which sockets belong to which sessions: nobody hears a session's pushes for longer than it lives. */
export class SocketSessions {
  readonly #io: Server;
  readonly #services: SocketServices;
  /** The sockets with sessions, and when their sessions are to be looked at again. */
  readonly #held = new Map<Socket, { readonly sessions: readonly Held[]; dueAtMs: number }>();

  constructor(io: Server, services: SocketServices) {
    this.#io = io;
    this.#services = services;
  }

  /** Joins the rooms of the live sessions among the tokens; throws where one of them has too many sockets. */
  async enter(socket: Socket, tokens: readonly string[]): Promise<void> {
    const { database, clock, mayHear, perSession } = this.#services;
    if (tokens.length === 0) return;
    const sessions: Held[] = [];
    for (const state of await sessionStates(database, clock, tokens)) {
      if (typeof state === 'string') continue;
      if (state.session.siteId !== socket.data.siteId || socket.rooms.has(sessionRoom(state.session)))
        continue;
      if (!(await mayHear(socket, state.session))) continue;
      if (this.#socketsOf(sessionRoom(state.session)) >= perSession) throw new Error('too many sockets');
      // Nothing is awaited between the count and the joining, so no two sockets take the same place.
      void socket.join(roomsOf(state.session));
      sessions.push({ sessionId: state.session.sessionId, endsAtMs: state.endsAtMs });
    }
    if (sessions.length > 0 && socket.conn.readyState === 'open') this.#hold(socket, sessions);
  }

  /** Looks at the sessions that are due, ends the sockets of those that live no longer, and silences who may not hear any more. */
  async recheck(): Promise<void> {
    const { database, clock, mayHear } = this.#services;
    const nowMs = clock();
    const due = this.#due(nowMs);
    for (let from = 0; from < due.length; from += sessionsAtOnce) {
      const group = due.slice(from, from + sessionsAtOnce);
      const ids = group.map(({ held }) => held.sessionId);
      const states = await statesOfSessions(database, clock, ids);
      for (const [index, { socket, held }] of group.entries()) {
        const state = states[index] ?? 'E401';
        if (typeof state === 'string') this.#end(socket, state);
        else if (!(await mayHear(socket, state.session))) this.#silence(socket, held, state.session);
        else held.endsAtMs = state.endsAtMs;
      }
    }
    for (const { socket } of due) this.#plan(socket, nowMs);
  }

  #hold(socket: Socket, sessions: readonly Held[]): void {
    const before = this.#held.get(socket);
    // Due at once: a session that ended between its lookup and the joining was not told.
    const dueAtMs = this.#services.clock();
    this.#held.set(socket, { sessions: [...(before?.sessions ?? []), ...sessions], dueAtMs });
    if (before !== undefined) return;
    const forget = () => this.#held.delete(socket);
    socket.once('disconnect', forget);
    socket.conn.once('close', forget);
  }

  #socketsOf(room: string): number {
    return this.#io.sockets.adapter.rooms.get(room)?.size ?? 0;
  }

  #due(nowMs: number): Due[] {
    return [...this.#held].flatMap(([socket, { sessions, dueAtMs }]) =>
      dueAtMs <= nowMs ? sessions.map((held) => ({ socket, held })) : [],
    );
  }

  #plan(socket: Socket, nowMs: number): void {
    const entry = this.#held.get(socket);
    if (entry === undefined) return;
    const endsAtMs = Math.min(...entry.sessions.map((held) => held.endsAtMs));
    entry.dueAtMs = Math.min(endsAtMs, nowMs + recheckEveryMs);
  }

  /** The session lives on: its page is told by its calls what is asked for, and connects anew afterwards. */
  #silence(socket: Socket, silenced: Held, session: Session): void {
    for (const room of roomsOf(session)) void socket.leave(room);
    const entry = this.#held.get(socket);
    if (entry === undefined) return;
    const sessions = entry.sessions.filter((held) => held !== silenced);
    if (sessions.length > 0) this.#held.set(socket, { ...entry, sessions });
    else this.#held.delete(socket);
  }

  #end(socket: Socket, reason: EndReason): void {
    this.#held.delete(socket);
    socket.emit('LOGOUT', { data1: reason });
    socket.disconnect(true);
  }
}
