import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from 'pg';
import type { Pulse } from './pulse.ts';
import { isRefusedConnection } from './sql-state.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export interface ConnectionSettings extends PoolConfig {
  /** A connection whose statement gets no response for this long is cut; without it, it is waited for. */
  readonly silentWithinMs?: number | undefined;
  /** While it is lost, nobody waits for a connection or a response. */
  readonly pulse?: Pulse | undefined;
}

interface Result {
  rows: unknown[];
  rowCount: number | null;
}

/** A connection in use. It counts how long its statement has waited, in looks of its pool. */
export class Connection {
  readonly #client: PoolClient;
  readonly #onError: () => void;
  readonly #onRelease: (connection: Connection) => void;
  #isBroken = false;
  #waiting = 0;
  #silentLooks = 0;

  constructor(client: PoolClient, onRelease: (connection: Connection) => void) {
    this.#client = client;
    this.#onRelease = onRelease;
    this.#onError = () => {
      this.#isBroken = true;
    };
    client.on('error', this.#onError);
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  async query(config: QueryConfig): Promise<Result> {
    this.#waiting += 1;
    try {
      return await this.#client.query(config);
    } finally {
      this.#waiting -= 1;
      this.#silentLooks = 0;
    }
  }

  /** Cuts the connection where its statement has waited for so many looks; what waits for it is rejected at once. */
  cutIfSilent(looks: number): void {
    if (this.#waiting === 0) return;
    this.#silentLooks += 1;
    if (this.#silentLooks < looks) return;
    this.#isBroken = true;
    // Its end would wait for what it has sent already.
    this.#client.connection.stream.destroy();
  }

  /** Returns the connection to the pool; a broken one is closed. */
  release(broken = false): void {
    this.#onRelease(this);
    this.#client.off('error', this.#onError);
    this.#client.release(broken || this.#isBroken);
  }
}

const looksPerLimit = 4;

/**
 * A pool whose waits all end. Silence is counted in looks and not by the clock: a process that stood still itself has
 * not waited for the database.
 */
export class Connections {
  readonly #pool: Pool;
  readonly #pulse: Pulse | undefined;
  readonly #inUse = new Set<Connection>();
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #forget: (() => void) | undefined;

  constructor({ silentWithinMs, pulse, ...config }: ConnectionSettings) {
    // What is asked for together is sent together (`together`).
    this.#pool = new Pool({
      ...config,
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', () => undefined);
    // The pool's own listener is absent while a connection passes from the pool to its user, and a server that dies in
    // that very moment would end the process.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#pulse = pulse;
    this.#forget = pulse?.whileLost(() => this.#cut(1));
    if (silentWithinMs === undefined) return;
    this.#timer = setInterval(() => this.#cut(looksPerLimit), silentWithinMs / looksPerLimit);
    this.#timer.unref();
  }

  async acquire(): Promise<Connection> {
    if (this.#pulse?.isLost() === true) throw new DatabaseUnavailable('the database does not respond');
    const connection = new Connection(await this.#connect(), (each) => this.#inUse.delete(each));
    this.#inUse.add(connection);
    return connection;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#forget?.();
    await this.#pool.end();
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      if (isRefusedConnection(error)) throw error;
      throw new DatabaseUnavailable('no connection to the database', { cause: error });
    }
  }

  #cut(looks: number): void {
    for (const connection of this.#inUse) connection.cutIfSilent(looks);
  }
}
