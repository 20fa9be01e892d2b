import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as oneTurn } from 'node:timers/promises';
import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';

/** Waits until it is this statement's turn. */
export type Gate = (label: string) => Promise<unknown>;
type Send = (config: QueryConfig) => Promise<QueryResult>;

interface Actor {
  readonly name: string;
  readonly gate: Gate;
}

/** Turns of the event loop without any statement after which whoever was answered has done what it does before its next one. */
const quietTurns = 4;
/** How a connection is set is nobody's step. */
const isStep = (text: string) => !/^(set|reset) /.test(text);

/**
 * The order in which several actors send their statements, one at a time, drawn by whoever hands in the gates. What the
 * database makes wait for a lock is left waiting and the others go on, so an order is a whole interleaving.
 */
export class Order {
  readonly #actors = new AsyncLocalStorage<Actor>();
  readonly #inFlight = new Map<Client, number>();
  readonly #blocked: (pids: readonly number[]) => Promise<number>;
  /** What was sent, in order: who, and the beginning of the statement. */
  readonly steps: string[] = [];
  #events = 0;
  #isOn = false;

  /** `blocked` says how many of these backends wait for a lock. */
  constructor(blocked: (pids: readonly number[]) => Promise<number>) {
    this.#blocked = blocked;
  }

  /** Runs one actor, every statement of which waits at the gate. */
  as<Result>(name: string, gate: Gate, work: () => Promise<Result>): Promise<Result> {
    return this.#actors.run({ name, gate }, work);
  }

  /** While `work` runs, statements of actors wait; before and after it nobody's do. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.steps.length = 0;
    this.#isOn = true;
    try {
      return await work();
    } finally {
      this.#isOn = false;
    }
  }

  /** Until everybody waits: at the gate, for a lock, or for nothing any more. */
  async settled(): Promise<void> {
    for (;;) {
      await this.#quiet();
      const pids = [...this.#inFlight.keys()].map((client) => pidOf(client));
      if (pids.length === 0 || (await this.#blocked(pids)) === pids.length) return;
    }
  }

  client(): new (config?: ClientConfig) => Client {
    const order = this;
    return class OrderedClient extends Client {
      #sent: Promise<unknown> = Promise.resolve();

      constructor(config?: ClientConfig) {
        super(config);
        const send = super.query.bind(this) as Send;
        const query: Send = (statement) => {
          const gate = order.#gateOf(statement.text);
          if (gate === undefined) return send(statement);
          // Those of one connection keep their order, and are not waited for: it pipelines.
          this.#sent = this.#sent.then(gate);
          return this.#sent.then(() => order.#send(this, send, statement));
        };
        this.query = query as typeof this.query;
      }
    };
  }

  #gateOf(text: string): (() => Promise<void>) | undefined {
    const actor = this.#actors.getStore();
    if (actor === undefined || !this.#isOn || !isStep(text)) return undefined;
    const label = `${actor.name}: ${text.trim().replace(/\s+/g, ' ').slice(0, 60)}`;
    return async () => {
      this.#events += 1;
      await actor.gate(label);
      this.steps.push(label);
    };
  }

  async #send(client: Client, send: Send, statement: QueryConfig): Promise<QueryResult> {
    this.#inFlight.set(client, (this.#inFlight.get(client) ?? 0) + 1);
    this.#events += 1;
    try {
      return await send(statement);
    } finally {
      const left = (this.#inFlight.get(client) ?? 1) - 1;
      if (left === 0) this.#inFlight.delete(client);
      else this.#inFlight.set(client, left);
      this.#events += 1;
    }
  }

  async #quiet(): Promise<void> {
    for (let turns = 0, seen = this.#events; turns < quietTurns; turns += 1) {
      await oneTurn();
      if (this.#events !== seen) turns = -1;
      seen = this.#events;
    }
  }
}

/** The backend of a connection, as the driver keeps it. */
function pidOf(client: Client): number {
  const pid: unknown = Reflect.get(client, 'processID');
  if (typeof pid !== 'number') throw new Error('the connection has no backend');
  return pid;
}
