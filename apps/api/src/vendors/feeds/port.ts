import type { FeedMessage, FeedName } from './messages.ts';

/** A feed as the platform runs it. What it needs of the network is given to it when it is made. */
export interface FeedSource {
  readonly feed: FeedName;
  /** Runs until the signal ends it. Rejects only where the sink takes neither messages nor refusals. */
  start(sink: FeedSink, run: FeedRun): Promise<void>;
  /** Asks for everything that a producer said since then (null: all that it knows). It comes through the sink. */
  recover(producer: string, sinceMs: number | null): Promise<void>;
}

export interface FeedRun {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly signal: AbortSignal;
  /** The last `resumeFromMs` of each producer before this start. */
  readonly resumeFromMs?: Readonly<Record<string, number>>;
  /** Events whose fixture the reader has already, so that nobody asks for it again. */
  readonly knownEvents?: ReadonlySet<string>;
  /** The kick-offs, by event, of those that have no result yet, unless somebody has been asked to look for it. */
  readonly awaitedEvents?: ReadonlyMap<string, number>;
  /** What a feed that counts questions still allowed at the last start; it is gone once `renewsAtMs` has passed. */
  readonly credits?: FeedCredits;
  /** Keeps what is left, so that a restart asks no more than the plan allows. */
  readonly keepCredits?: (credits: FeedCredits) => Promise<void>;
}

export interface FeedCredits {
  readonly remaining: number;
  readonly renewsAtMs: number;
}

/** Where a source puts what it hears. */
export interface FeedSink {
  /** Resolves once the message is stored for good. A message may come twice and must then change nothing. */
  readonly accept: (message: FeedMessage) => Promise<void>;
  /** Adds a row to the review list. What was refused is named, and everything else goes on. */
  readonly refuse: (refusal: Refusal) => Promise<void>;
}

/** What could not be used, why, and what was said, so that a person can look at it. */
export interface Refusal {
  readonly feed: FeedName;
  readonly reason: RefusalReason;
  readonly detail: string;
  /** What was said, cut to `longestSaid` characters. Never a request of ours: that would hold a key. */
  readonly said: string;
  readonly event: string | undefined;
  readonly atMs: number;
}

/**
 * `not-readable`: no XML or JSON. `not-understood`: readable, and no message that we know. `bad-field`: a field is
 * missing or has a value that cannot be. `unknown-sport`, `unknown-side`: a name that matches nothing. `bad-line`: no
 * multiple of a quarter. `bad-odds`: no odds above 1. `twice`: one selection twice. `not-taken`: the sink failed.
 * `no-result`: an event is long over and nobody says how it ended. `no-answer`: the feed did not answer a question.
 */
export type RefusalReason =
  | 'not-readable'
  | 'not-understood'
  | 'bad-field'
  | 'unknown-sport'
  | 'unknown-side'
  | 'bad-line'
  | 'bad-odds'
  | 'twice'
  | 'not-taken'
  | 'no-result'
  | 'no-answer';
