import { type Database, GroupWriter, type Queryable, type Tx, transactionOn } from '@hanpan/db';
import type { KeyedRequest } from './idempotency.ts';

/** Something that a member has submitted under a key. */
export interface KeyedItem {
  readonly request: KeyedRequest;
  readonly memberId: number;
}

/** A key in capitals is the same key: for the table it is a number. */
const keyOf = ({ request: { siteId, actor, key } }: KeyedItem) => `${siteId} ${actor} ${key.toLowerCase()}`;
const keyAndContentOf = (item: KeyedItem) => `${keyOf(item)} ${item.request.inputHash.toString('hex')}`;

/** The first item of every key, and those that come with other content under a key of the same batch. */
function byKey<Item extends KeyedItem>(items: readonly Item[]): { first: Item[]; later: Item[] } {
  const firsts = new Map<string, Item>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  return { first: [...firsts.values()], later: items.filter((item) => firsts.get(keyOf(item)) !== item) };
}

/**
 * Where keyed items of members are submitted. Those that gather while the last batch is written are decided together by
 * `decide`: one transaction, one commit. It returns an outcome for each item, in order; a refused item leaves nothing
 * behind and does not affect the others. One writer: two of them wait for each other's rows, with half of the items each.
 */
export class KeyedWriter<Item extends KeyedItem, Outcome> {
  readonly #writer: GroupWriter<Item, Outcome>;
  readonly #decide: (tx: Tx, items: readonly Item[]) => Promise<Outcome[]>;

  constructor(database: Database, decide: (tx: Tx, items: readonly Item[]) => Promise<Outcome[]>) {
    this.#decide = decide;
    this.#writer = new GroupWriter<Item, Outcome>(database, {
      keyOf: keyAndContentOf,
      write: (connection, items) => this.#write(connection, items),
      // Sent again while it was being decided: it gets the same answer, as it would a moment later.
      follow: (_first, _follower, outcome) => outcome,
    });
  }

  submit(item: Item): Promise<Outcome> {
    return this.#writer.write(item);
  }

  /** A key with other content waits for the first: it is C999, or is tried itself if the first was refused. */
  async #write(connection: Queryable, items: readonly Item[]): Promise<Outcome[]> {
    const { first, later } = byKey(items);
    const decided = await transactionOn(connection, (tx) => this.#decide(tx, first), 'with-first-statements');
    const outcomes = new Map(first.map((item, index) => [item, decided[index] as Outcome]));
    if (later.length > 0) {
      const afterwards = await this.#write(connection, later);
      for (const [index, item] of later.entries()) outcomes.set(item, afterwards[index] as Outcome);
    }
    return items.map((item) => outcomes.get(item) as Outcome);
  }
}
