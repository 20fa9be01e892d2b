import type { Database } from '@hanpan/db';
import type { Clock } from './clock.ts';
import type { EndReason } from './session-store.ts';
import { findSessions, type Session } from './sessions.ts';

type Found = Session | EndReason;

interface Waiting {
  readonly token: string;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
}

const largestGroup = 256;
/** Above this many statements in flight, lookups wait for one to end, and then share the next. */
const groupsAtOnce = 2;

/**
 * Looks up the sessions of requests that come together with one statement: every call needs one, and under load the
 * lookups would cost more than the calls. Nothing is remembered, so a session that has ended is never found.
 */
export class SessionLookup {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #waiting: Waiting[] = [];
  #groups = 0;
  #isPlanned = false;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  find(token: string): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ token, resolve, reject });
      this.#plan();
    });
  }

  /** One turn of the event loop lets requests of the same moment share a statement. */
  #plan(): void {
    if (this.#isPlanned || this.#waiting.length === 0 || this.#groups === groupsAtOnce) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      void this.#look(this.#waiting.splice(0, largestGroup));
    });
  }

  async #look(group: readonly Waiting[]): Promise<void> {
    this.#groups += 1;
    try {
      const tokens = group.map((each) => each.token);
      const found = await findSessions(this.#database, this.#clock, tokens);
      for (const [index, each] of group.entries()) each.resolve(found[index] ?? 'E401');
    } catch (error) {
      for (const each of group) each.reject(error);
    } finally {
      this.#groups -= 1;
      this.#plan();
    }
  }
}
