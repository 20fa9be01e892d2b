import { vi } from 'vitest';
import type { FeedMessage } from '../vendors/feeds/messages.ts';
import type { FeedSink, Refusal } from '../vendors/feeds/port.ts';

/** Waits until what is claimed holds; the limit only ends what hangs. */
export function eventually<T>(claim: () => T): Promise<T> {
  return vi.waitFor(claim, { timeout: 20_000, interval: 5 });
}

/** A sink that keeps what it hears. `failOn` makes it lose a message as a database that is away would. */
export class RecordingSink implements FeedSink {
  readonly messages: FeedMessage[] = [];
  readonly refusals: Refusal[] = [];
  failOn: (message: FeedMessage) => boolean = () => false;

  readonly accept = async (message: FeedMessage): Promise<void> => {
    if (this.failOn(message)) throw new Error('the database is away');
    this.messages.push(message);
  };

  readonly refuse = async (refusal: Refusal): Promise<void> => {
    this.refusals.push(refusal);
  };

  of<Kind extends FeedMessage['kind']>(kind: Kind): Extract<FeedMessage, { kind: Kind }>[] {
    return this.messages.filter((message) => message.kind === kind) as Extract<FeedMessage, { kind: Kind }>[];
  }

  /** Waits until as many messages of a kind have come. */
  async waitFor(kind: FeedMessage['kind'], count = 1): Promise<void> {
    await eventually(() => {
      if (this.of(kind).length < count) throw new Error(`${this.of(kind).length} of ${count} ${kind}`);
    });
  }
}
