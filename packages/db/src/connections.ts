import {
  Client,
  type ClientBase,
  type ClientConfig,
  Pool,
  type PoolClient,
  type PoolConfig,
  type QueryConfig,
} from 'pg';
import { type Primary, primaryOf } from './primary.ts';
import type { Pulse } from './pulse.ts';
import { SetupRefused } from './setup-refused.ts';
import { isRefusedConnection, isSqlState } from './sql-state.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { addressed } from './url-settings.ts';

export interface ConnectionSettings extends PoolConfig {
  readonly connectionString: string;
  /** The role that every connection works as; without it that of the URL's user. */
  readonly role?: string | undefined;
  /** A connection whose statement gets no response for this long is cut; without it, it is waited for. */
  readonly silentWithinMs?: number | undefined;
  /** While it is lost, nobody waits for a connection or a response. */
  readonly pulse?: Pulse | undefined;
}

interface Result {
  rows: unknown[];
  rowCount: number | null;
}

/** What the server says where a commit that it made was not waited for until a standby has it. */
const unconfirmedCommit = 'SyncRepWaitForLSN';

/** A connection in use. It counts how long its statement has waited, in looks of its pool. */
export class Connection {
  readonly #client: PoolClient;
  readonly #onError: () => void;
  readonly #onRelease: (connection: Connection) => void;
  readonly #onNotice: (notice: { readonly routine?: string | undefined }) => void;
  #isBroken = false;
  #isUnconfirmed = false;
  #isUnhurried = false;
  #waiting = 0;
  #silentLooks = 0;

  constructor(client: PoolClient, onRelease: (connection: Connection) => void) {
    this.#client = client;
    this.#onRelease = onRelease;
    this.#onError = () => {
      this.#isBroken = true;
    };
    client.on('error', this.#onError);
    this.#onNotice = ({ routine }) => {
      this.#isUnconfirmed ||= routine === unconfirmedCommit;
    };
    client.on('notice', this.#onNotice);
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  async query(config: QueryConfig): Promise<Result> {
    this.#waiting += 1;
    try {
      const result = await this.#client.query(config);
      if (this.#isUnconfirmed) throw this.#unconfirmed();
      return result;
    } catch (error) {
      // Where it goes is asked anew with the next connection.
      if (isSqlState(error, 'readOnly')) this.#isBroken = true;
      throw error;
    } finally {
      this.#waiting -= 1;
      this.#silentLooks = 0;
    }
  }

  /** A promoted standby may not have it: it is indeterminate, as if the connection had broken. */
  #unconfirmed(): DatabaseUnavailable {
    this.#isBroken = true;
    return new DatabaseUnavailable('a commit was not confirmed by a standby');
  }

  /** What `work` asks may take as long as it needs: its silence is no sign that the server is gone. */
  async unhurried<Of>(work: () => Promise<Of>): Promise<Of> {
    this.#isUnhurried = true;
    try {
      return await work();
    } finally {
      this.#isUnhurried = false;
    }
  }

  get isUnhurried(): boolean {
    return this.#isUnhurried;
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
    this.#client.off('notice', this.#onNotice);
    this.#client.release(broken || this.#isBroken);
  }
}

/** Which server a client of a pool was made for. */
const serverOf = new WeakMap<object, string>();

/** Clients that connect to the server that takes writes by then. */
function clientOf(primary: Primary, ours: string | undefined, Base: PoolConfig['Client'] = Client) {
  return class PrimaryClient extends (Base as typeof Client) {
    constructor(config?: ClientConfig) {
      super({ ...config, ...addressed(primary.url, ours) });
      serverOf.set(this, primary.url);
    }
  };
}

/** What stands between us and the server, such as a pooler, may have dropped the role: its user may do what the application may not. */
async function refuseOtherRole(client: ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>({ text: 'select current_user::text as name' });
  if (rows[0]?.name === role) return;
  throw new SetupRefused(
    `The database lets the application work as ${rows[0]?.name} instead of ${role}: what DATABASE_URL names passes the options of a connection not on. Name the server itself, or a pooler of sessions that passes them on.`,
  );
}

const looksPerLimit = 4;

/**
 * A pool whose waits all end. Silence is counted in looks and not by the clock: a process that stood still itself has
 * not waited for the database.
 */
/** What the pool says where all its connections are in use for too long. */
const queueTimeout = 'timeout exceeded when trying to connect';

export class Connections {
  readonly #pool: Pool;
  readonly #primary: Primary;
  readonly #pulse: Pulse | undefined;
  /** As which connections have to work; undefined where that is seen, or nobody asks. */
  #role: string | undefined;
  readonly #inUse = new Set<Connection>();
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #forget: (() => void) | undefined;

  constructor({ silentWithinMs, pulse, role, ...config }: ConnectionSettings) {
    const { connectionString: url, options: ours } = config;
    this.#primary = primaryOf(url);
    this.#role = role;
    // What is asked for together is sent together (`together`).
    this.#pool = new Pool({
      ...config,
      ...addressed(url, ours),
      ...(this.#primary.isAlone ? {} : { Client: clientOf(this.#primary, ours, config.Client) }),
      onConnect: (client) => this.#look(client),
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
    this.#timer = setInterval(() => this.#cutSilent(), silentWithinMs / looksPerLimit);
    this.#timer.unref();
  }

  /** Before a new connection is used. Where it works as the role, all others do: they are opened alike. */
  async #look(client: ClientBase): Promise<void> {
    if (!this.#primary.isAlone) await this.#primary.check(client);
    if (this.#role === undefined) return;
    await refuseOtherRole(client, this.#role);
    this.#role = undefined;
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
      return await (this.#primary.isAlone ? this.#pool.connect() : this.#connectToPrimary());
    } catch (error) {
      if (isRefusedConnection(error) || error instanceof SetupRefused) throw error;
      throw new DatabaseUnavailable('no connection to the database', { cause: error });
    }
  }

  /** Where the server in use is gone or takes no writes, all are asked which of them does. */
  async #connectToPrimary(): Promise<PoolClient> {
    await this.#primary.known();
    try {
      return await this.#connectToCurrent();
    } catch (error) {
      // Who waited for its turn in vain has heard nothing of the server: to ask for others would only add to the load.
      if (error instanceof SetupRefused || (error instanceof Error && error.message === queueTimeout))
        throw error;
      await this.#primary.find();
      return this.#connectToCurrent();
    }
  }

  async #connectToCurrent(): Promise<PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (serverOf.get(client) === this.#primary.url) return client;
      // From before another server was promoted.
      client.release(true);
    }
  }

  #cutSilent(): void {
    for (const connection of this.#inUse) if (!connection.isUnhurried) connection.cutIfSilent(looksPerLimit);
  }

  #cut(looks: number): void {
    for (const connection of this.#inUse) connection.cutIfSilent(looks);
  }
}
