import type { Database } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';
import { ChangeFeed } from './change-feed.ts';
import type { Clock } from './clock.ts';
import { envelopeOf } from './envelope.ts';
import { GroupedReads } from './grouped-reads.ts';
import type { SessionLookup } from './session-lookup.ts';
import { type Session, type SessionState, sessionStates } from './sessions.ts';

/** What a handler of a kept call returns: the data, and what they depend on. */
export interface KeptAnswer<Data> {
  readonly data: Data;
  /**
   * Keys of the change feed, beside the member's and the session's own rooms. Undefined where the answer moves without
   * any news: it is not kept.
   */
  readonly changedBy: readonly string[] | undefined;
}

/** Longest life of an answer without any news, and how many are kept. */
const keptForMs = 60_000;
const mostAnswers = 50_000;

/** The data of a call as JSON, and the response that they make in each language. */
class AnswerText {
  readonly #json: string;
  readonly #byLocale = new Map<Locale, string>();

  constructor(json: string) {
    this.#json = json;
  }

  /** The whole response in one language. */
  in(locale: Locale): string {
    const known = this.#byLocale.get(locale);
    if (known !== undefined) return known;
    const text = JSON.stringify(envelopeOf('0', locale)).replace(/null\}$/, () => `${this.#json}}`);
    this.#byLocale.set(locale, text);
    return text;
  }
}

/** The last answer to one session. It stands in for the lookup of that session. */
export class Kept implements Pick<SessionLookup, 'look' | 'use'> {
  readonly place: string;
  readonly session: Session;
  readonly endsAtMs: number;
  readonly keys: readonly string[];
  readonly text: AnswerText;
  isCurrent = true;

  constructor(place: string, session: Session, endsAtMs: number, keys: readonly string[], text: AnswerText) {
    this.place = place;
    this.session = session;
    this.endsAtMs = endsAtMs;
    this.keys = keys;
    this.text = text;
  }

  in(locale: Locale): string {
    return this.text.in(locale);
  }

  async look(): Promise<Session> {
    return this.session;
  }

  /** Kept calls are passive: a page that makes them is not used by it. */
  use(): Promise<Session> {
    return this.look();
  }
}

interface Making {
  /** The number of the last news when it began. */
  readonly since: number;
}

interface Place {
  readonly path: string;
  readonly token: string;
  readonly session: Session;
}

/**
 * The last answer of a call to each session, sent again while nothing that it was made of has moved (ADR 21). Each
 * process has its own, and asks the change feed before it sends one: no answer is older than the request for it.
 */
export class KeptAnswers {
  readonly #clock: Clock;
  readonly #feed: ChangeFeed;
  readonly #sessions: GroupedReads<string, SessionState>;
  /** By path and token, the longest kept first. */
  readonly #kept = new Map<string, Kept>();
  readonly #dependants = new Map<string, Set<Kept>>();
  readonly #making = new Set<Making>();
  /** What has moved while something was being made, by key: the number of the news that said it. */
  readonly #movedAt = new Map<string, number>();
  #news = 0;
  #lostAt = 0;

  constructor(database: Database, clock: Clock) {
    this.#clock = clock;
    this.#sessions = new GroupedReads((tokens) => sessionStates(database, clock, tokens));
    this.#feed = new ChangeFeed(database, {
      moved: (keys) => this.#moved(keys),
      lost: () => this.#lost(),
    });
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The answer that the session of a token got last, if it would get the same one now. */
  async current(path: string, token: string): Promise<Kept | undefined> {
    const kept = this.#kept.get(`${path} ${token}`);
    if (kept === undefined) return undefined;
    await this.#feed.caughtUp();
    if (kept.isCurrent && this.#clock() >= kept.endsAtMs) this.#forget(kept);
    return kept.isCurrent ? kept : undefined;
  }

  /**
   * Reads an answer, and keeps it unless something of it moved meanwhile. The session is looked at again: it may have ended
   * between its lookup and this.
   */
  async keep<Data>(
    { path, token, session }: Place,
    read: () => Promise<KeptAnswer<Data>>,
    jsonOf: (data: Data) => string,
  ): Promise<AnswerText> {
    const making = { since: this.#news };
    this.#making.add(making);
    try {
      const { data, changedBy } = await read();
      const text = new AnswerText(jsonOf(data));
      if (changedBy === undefined) return text;
      const state = await this.#sessions.read(token);
      if (typeof state === 'string') return text;
      const keys = [`session:${session.sessionId}`, `member:${session.memberId}`, ...changedBy];
      if (this.#hasMoved(keys, making)) return text;
      const endsAtMs = Math.min(state.endsAtMs, this.#clock() + keptForMs);
      this.#store(new Kept(`${path} ${token}`, session, endsAtMs, keys, text));
      return text;
    } finally {
      this.#making.delete(making);
      if (this.#making.size === 0) this.#movedAt.clear();
    }
  }

  #hasMoved(keys: readonly string[], { since }: Making): boolean {
    return this.#lostAt > since || keys.some((key) => (this.#movedAt.get(key) ?? 0) > since);
  }

  #store(kept: Kept): void {
    const before = this.#kept.get(kept.place);
    if (before !== undefined) this.#forget(before);
    this.#kept.set(kept.place, kept);
    for (const key of kept.keys) {
      const dependants = this.#dependants.get(key) ?? new Set();
      this.#dependants.set(key, dependants.add(kept));
    }
    for (const oldest of this.#kept.values()) {
      if (this.#kept.size <= mostAnswers) break;
      this.#forget(oldest);
    }
  }

  #forget(kept: Kept): void {
    kept.isCurrent = false;
    this.#kept.delete(kept.place);
    for (const key of kept.keys) {
      const dependants = this.#dependants.get(key);
      dependants?.delete(kept);
      if (dependants?.size === 0) this.#dependants.delete(key);
    }
  }

  #moved(keys: readonly string[]): void {
    this.#news += 1;
    for (const key of keys) {
      if (this.#making.size > 0) this.#movedAt.set(key, this.#news);
      for (const kept of this.#dependants.get(key) ?? []) this.#forget(kept);
    }
  }

  #lost(): void {
    this.#news += 1;
    this.#lostAt = this.#news;
    for (const kept of this.#kept.values()) this.#forget(kept);
  }
}
