import type { FeedMessage, FeedName } from './messages.ts';
import type { FeedSink, Refusal, RefusalReason } from './port.ts';

/** Thrown while a message is read; the adapter turns it into a Refusal and goes on with the next one. */
export class BadMessage extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** What was wrong with a message or a part of it, while the rest goes on. */
export interface Problem {
  readonly reason: RefusalReason;
  readonly detail: string;
}

/** Whatever else is thrown while reading is a fault of ours; the message is kept like any that was not understood. */
export function problemOf(error: unknown): Problem {
  const detail = error instanceof Error ? error.message : String(error);
  return { reason: error instanceof BadMessage ? error.reason : 'not-understood', detail };
}

const longestSaid = 2_000;

export function refusalOf(
  { reason, detail }: Problem,
  about: { feed: FeedName; said: string; event?: string | undefined; atMs: number },
): Refusal {
  const { feed, said, event, atMs } = about;
  return { feed, reason, detail, said: said.slice(0, longestSaid), event, atMs };
}

/** Hands messages over one by one. Returns false where one was not taken: it then stands in the review list. */
export async function deliver(
  sink: FeedSink,
  messages: readonly FeedMessage[],
  atMs: number,
): Promise<boolean> {
  let areTaken = true;
  for (const message of messages) {
    try {
      await sink.accept(message);
    } catch (error) {
      areTaken = false;
      await sink.refuse(notTaken(message, error, atMs));
    }
  }
  return areTaken;
}

function notTaken(message: FeedMessage, error: unknown, atMs: number): Refusal {
  const problem: Problem = { reason: 'not-taken', detail: problemOf(error).detail };
  const event = 'event' in message ? message.event : undefined;
  return refusalOf(problem, { feed: message.feed, said: JSON.stringify(message), event, atMs });
}
