import { type PoolConfig, type QueryConfig, types } from 'pg';
import { type Connection, Connections } from './connections.ts';
import type { Pulse } from './pulse.ts';
import { together } from './together.ts';

const int8 = 20;
const int4List: number = 1007;
const int8List: number = 1016;

/** int8 arrives as a number or not at all: a balance beyond 2^53 must be an error, not rounded. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`);
  return value;
}

types.setTypeParser(int8, readInt8);
// A list of int8 has a separate parser, which would return texts where a single value is a number; that of int4
// reads character by character.
for (const list of [int4List, int8List])
  types.setTypeParser(list, (text) => {
    const inner = text.slice(1, -1);
    return inner === '' ? [] : inner.split(',').map((each) => (each === 'NULL' ? null : readInt8(each)));
  });

type Values = readonly unknown[];

/** Something that runs statements: the pool outside, or the one connection of a transaction. */
export interface Queryable {
  rows<Row>(text: string, values?: Values): Promise<Row[]>;
  /** The first row or undefined. */
  row<Row>(text: string, values?: Values): Promise<Row | undefined>;
  /** How many rows the statement changed. */
  run(text: string, values?: Values): Promise<number>;
  /** A statement that is parsed and planned once per connection. The name must belong to one text only. */
  prepared<Row>(name: string, text: string, values: Values): Promise<Row[]>;
}

/** A transaction in progress. Functions that write take it first, so that none writes outside one by accident. */
export interface Tx extends Queryable {
  readonly transaction: true;
}

/** How long a statement may take: as long as the settings of its pool say, or as long as it needs. */
export type Pace = 'limited' | 'unhurried';

export interface Database extends Queryable {
  /** One that is unhurried ends where its work does, where the pulse is lost, or where the network says that its server is gone. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, pace?: Pace): Promise<Result>;
  /** A separate connection, for a lock that outlives a transaction. */
  connection<Result>(work: (connection: Queryable) => Promise<Result>): Promise<Result>;
  /**
   * A connection to keep for a while, and to give back: one whose plans and caches stay warm. One that cannot be prepared is
   * closed.
   */
  lease(prepare?: (connection: Queryable) => Promise<unknown>): Promise<Lease>;
  close(): Promise<void>;
}

export interface Lease {
  readonly connection: Queryable;
  /** The server or the network has ended it, and with it what was locked on it. */
  readonly isBroken: boolean;
  /** Returns the connection to the pool; a broken one is closed. */
  release(broken?: boolean): void;
}

export interface DatabaseSettings {
  /** Where it is. What a URL says of its own about names and limits of time is not used: those below are. */
  readonly url: string;
  /** The role to work as; omitted only by migrations, which own the tables. */
  readonly role?: string;
  readonly poolSize?: number;
  readonly name?: string;
  /** How long a caller waits for a free connection before that is an error. Ten seconds by default. */
  readonly connectWithinMs?: number;
  /**
   * The server ends a statement of the application that runs longer. Half a minute by default; none where no role is
   * named, because migrations may take longer.
   */
  readonly statementWithinMs?: number;
  /**
   * The server ends a transaction of the application that asks nothing for longer, and frees what it locked: its host may have
   * vanished without a word. A quarter of a minute by default; one that waits on purpose says so in its transaction.
   */
  readonly transactionIdleWithinMs?: number;
  /** A connection that is silent for longer than a statement may run is broken, and is cut. */
  readonly silentWithinMs?: number;
  /** While it is lost, nobody waits for a connection or a response. */
  readonly pulse?: Pulse;
  /** What connections are made of: the driver's own client, except where a test hands in one that fails (ADR 109). */
  readonly client?: PoolConfig['Client'];
}

interface Runner {
  query(config: QueryConfig): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

function queryable(runner: Runner): Queryable {
  const query = (text: string, values: Values = []) => runner.query({ text, values: [...values] });
  return {
    rows: async <Row>(text: string, values?: Values) => (await query(text, values)).rows as Row[],
    row: async <Row>(text: string, values?: Values) => (await query(text, values)).rows[0] as Row | undefined,
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
    prepared: async <Row>(name: string, text: string, values: Values) =>
      (await runner.query({ name, text, values: [...values] })).rows as Row[],
  };
}

/** Whether what begins a transaction is waited for before its first statements are sent, or sent ahead of them in one go. */
export type Begin = 'alone' | 'with-first-statements';

/**
 * Runs `work` in one transaction of a connection that the caller holds, and commits it unless `work` throws. Where `begin`
 * goes with the first statements a round trip is saved, and no result of theirs is seen before the transaction has begun.
 */
export async function transactionOn<Result>(
  connection: Queryable,
  work: (tx: Tx) => Promise<Result>,
  begin: Begin = 'alone',
): Promise<Result> {
  const begun = connection.run('begin');
  // Where it fails, the statement behind it says so.
  begun.catch(() => undefined);
  if (begin === 'alone') await begun;
  try {
    const result = await work({
      ...(begin === 'alone' ? connection : after(begun, connection)),
      transaction: true,
    });
    await begun;
    await connection.run('commit');
    return result;
  } catch (error) {
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
}

/** The same statements, none of which returns before what was sent ahead of them has succeeded. */
function after(ahead: Promise<unknown>, connection: Queryable): Queryable {
  const wait = async <Result>(sent: Promise<Result>) => {
    const [, result] = await together([ahead, sent]);
    return result;
  };
  return {
    rows: (text, values) => wait(connection.rows(text, values)),
    row: (text, values) => wait(connection.row(text, values)),
    run: (text, values) => wait(connection.run(text, values)),
    prepared: (name, text, values) => wait(connection.prepared(name, text, values)),
  };
}

function unhurriedOn<Result>(connection: Connection, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return connection.unhurried(() =>
    transactionOn(queryable(connection), async (tx) => {
      await tx.run('set local statement_timeout = 0');
      return work(tx);
    }),
  );
}

const defaultStatementMs = 30_000;
/** A page asks for several things at once, seldom: with the pool's own ten seconds each page would wait for connections. */
const idleForMs = 300_000;

/** Longer than any work between two statements, and short where everybody's events wait behind it. */
const defaultTransactionIdleMs = 15_000;
/** A host that vanished is missed after 25 seconds also where it waits for no transaction, and not after two hours. */
const keepalives = { tcp_keepalives_idle: 10, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 };

function optionsOf(settings: DatabaseSettings) {
  const { role, statementWithinMs = defaultStatementMs } = settings;
  if (role === undefined) return {};
  const chosen = {
    role,
    statement_timeout: statementWithinMs,
    idle_in_transaction_session_timeout: settings.transactionIdleWithinMs ?? defaultTransactionIdleMs,
    ...keepalives,
  };
  return {
    options: Object.entries(chosen)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}

/** READ COMMITTED with explicit row locks; deadlocks and serialisation failures are the caller's to repeat. */
export function openDatabase(settings: DatabaseSettings): Database {
  const connections = new Connections({
    connectionString: settings.url,
    max: settings.poolSize ?? 10,
    application_name: settings.name ?? 'hanpan',
    connectionTimeoutMillis: settings.connectWithinMs ?? 10_000,
    idleTimeoutMillis: idleForMs,
    silentWithinMs: settings.silentWithinMs,
    pulse: settings.pulse,
    role: settings.role,
    Client: settings.client,
    ...optionsOf(settings),
  });
  const withConnection = async <Result>(work: (connection: Connection) => Promise<Result>) => {
    const connection = await connections.acquire();
    try {
      return await work(connection);
    } finally {
      connection.release();
    }
  };
  return {
    ...queryable({ query: (config) => withConnection((connection) => connection.query(config)) }),
    transaction: (work, pace = 'limited') =>
      withConnection((connection) =>
        pace === 'unhurried' ? unhurriedOn(connection, work) : transactionOn(queryable(connection), work),
      ),
    connection: (work) => withConnection((connection) => work(queryable(connection))),
    lease: async (prepare) => {
      const connection = await connections.acquire();
      const held = queryable(connection);
      try {
        await prepare?.(held);
      } catch (error) {
        connection.release(true);
        throw error;
      }
      return {
        connection: held,
        get isBroken() {
          return connection.isBroken;
        },
        release: (broken) => connection.release(broken),
      };
    },
    close: () => connections.close(),
  };
}

/** The name of the role every process but the migrations works as. */
export const applicationRole = 'hanpan_app';
