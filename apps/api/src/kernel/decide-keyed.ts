import type { RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import { type Tx, together } from '@hanpan/db';
import { type Failure, isFailure } from './failure.ts';
import { claimKeys, type OutcomeEvent, storeOutcomes } from './idempotency.ts';
import type { KeyedItem } from './keyed-writer.ts';
import { need } from './need.ts';

/** What became of the items of a batch so far. */
export type Outcomes<Item, Outcome> = Map<Item, Outcome>;

/** Statements that nothing waits for but the commit: they are sent together with the answers. */
export type Writes = () => readonly Promise<unknown>[];

export const nothing: Writes = () => [];

/** How a batch is decided. */
export interface Deciding<Item, Facts, Outcome> {
  /**
   * Locks and reads what the items are decided by, also for those that turn out to have an answer: its statements are sent
   * behind the claim of the keys without waiting for it.
   */
  readonly read: (items: readonly Item[]) => Promise<Facts>;
  /** Adds an outcome for every claimed item, and returns what is still to be written. */
  readonly decide: (
    claimed: readonly Item[],
    facts: Facts,
    outcomes: Outcomes<Item, Outcome>,
  ) => Promise<Writes>;
}

/**
 * Decides a batch, each key once: an item whose key has an answer gets that answer, the others are decided. An answer is
 * stored under its key and told to the member, a refusal gives the key back. Returns the outcomes in the order of the items.
 */
export async function decideKeyed<
  Item extends KeyedItem,
  Facts,
  Event extends RealtimeEvent,
  Answer extends RealtimeEvents[Event],
  Refusal extends Failure,
>(
  tx: Tx,
  items: readonly Item[],
  telling: OutcomeEvent<Event, Answer>,
  { read, decide }: Deciding<Item, Facts, Answer | Refusal>,
): Promise<(Answer | Refusal | Failure<'C999'>)[]> {
  let hasWaited = false;
  const [claims, early] = await together([
    claimKeys<Answer>(
      tx,
      items.map(({ request }) => request),
      () => {
        hasWaited = true;
      },
    ),
    read(items),
  ]);
  // What was read while a key was still waited for, the time too, is of before.
  const facts = hasWaited ? await read(items) : early;
  const outcomes: Outcomes<Item, Answer | Refusal | Failure<'C999'>> = new Map();
  const outcomeOf = (item: Item) => need(outcomes.get(item), 'the outcome of an item');
  for (const [index, item] of items.entries()) {
    const claim = claims[index];
    if (isFailure(claim)) outcomes.set(item, claim);
    else if (typeof claim === 'object') outcomes.set(item, claim.answer);
  }
  const claimed = items.filter((item) => !outcomes.has(item));
  if (claimed.length > 0) {
    const decided: Outcomes<Item, Answer | Refusal> = new Map();
    const writes = await decide(claimed, facts, decided);
    for (const [item, outcome] of decided) outcomes.set(item, outcome);
    const answers = claimed.map((item) => ({
      request: item.request,
      room: `member:${item.memberId}` as const,
      answer: outcomeOf(item),
    }));
    await together([...writes(), storeOutcomes<Event, Answer>(tx, answers, telling)]);
  }
  return items.map(outcomeOf);
}
