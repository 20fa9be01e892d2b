import type { Database } from '@hanpan/db';
import type { Clock } from './clock.ts';
import { GroupedReads } from './grouped-reads.ts';
import type { EndReason } from './session-store.ts';
import { findSessions, type Session, sessionStates } from './sessions.ts';

/** Looks up the sessions of requests that come together with one statement: almost every call needs one. */
export class SessionLookup {
  readonly #uses: GroupedReads<string, Session | EndReason>;
  readonly #looks: GroupedReads<string, Session | EndReason>;

  constructor(database: Database, clock: Clock) {
    this.#uses = new GroupedReads((tokens) => findSessions(database, clock, tokens));
    this.#looks = new GroupedReads(async (tokens) =>
      (await sessionStates(database, clock, tokens)).map((state) =>
        typeof state === 'string' ? state : state.session,
      ),
    );
  }

  /** The session of a token that a person uses now: it lives on for another while. */
  use(token: string): Promise<Session | EndReason> {
    return this.#uses.read(token);
  }

  /** The session of a token that a page sent by itself, which is no use of it. */
  look(token: string): Promise<Session | EndReason> {
    return this.#looks.read(token);
  }
}
