interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

const largestGroup = 256;
/** Above this many statements in flight, requests wait for one to end, and then share the next. */
const groupsAtOnce = 2;

/**
 * Reads for requests that come together with one statement: under load, a statement for each would cost more than what
 * the requests are about. Nothing is remembered: a statement begins after every request that it serves, so each gets
 * what was committed before it came.
 */
export class GroupedReads<Key, Value> {
  readonly #readAll: (keys: readonly Key[]) => Promise<readonly Value[]>;
  readonly #waiting: Waiting<Key, Value>[] = [];
  #groups = 0;
  #isPlanned = false;

  /** `readAll` returns a value for each key, in their order. */
  constructor(readAll: (keys: readonly Key[]) => Promise<readonly Value[]>) {
    this.#readAll = readAll;
  }

  read(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      this.#plan();
    });
  }

  /** One turn of the event loop lets requests of the same moment share a statement. */
  #plan(): void {
    if (this.#isPlanned || this.#waiting.length === 0 || this.#groups === groupsAtOnce) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      void this.#serve(this.#waiting.splice(0, largestGroup));
    });
  }

  async #serve(group: readonly Waiting<Key, Value>[]): Promise<void> {
    this.#groups += 1;
    // What came in the same turn and does not fit into this group need not wait for it.
    this.#plan();
    try {
      const values = await this.#readAll(group.map(({ key }) => key));
      if (values.length !== group.length) throw new Error('a group was not read whole');
      for (const [index, { resolve }] of group.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      this.#groups -= 1;
      this.#plan();
    }
  }
}
