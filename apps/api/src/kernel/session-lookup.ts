import type { Database } from '@hanpan/db';
import type { Clock } from './clock.ts';
import { GroupedReads } from './grouped-reads.ts';
import type { EndReason } from './session-store.ts';
import { findSessions, type Session } from './sessions.ts';

/** Looks up the sessions of requests that come together with one statement: almost every call needs one. */
export class SessionLookup {
  readonly #reads: GroupedReads<string, Session | EndReason>;

  constructor(database: Database, clock: Clock) {
    this.#reads = new GroupedReads((tokens) => findSessions(database, clock, tokens));
  }

  find(token: string): Promise<Session | EndReason> {
    return this.#reads.read(token);
  }
}
