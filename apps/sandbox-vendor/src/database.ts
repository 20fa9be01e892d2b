import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

export type Pool = pg.Pool;
export type Tx = pg.PoolClient;

const migrationsFolder = new URL('../migrations/', import.meta.url);
/** Any constant will do; two servers that start together take turns on it. */
const migrationLock = 7_770_001;

/** bigint columns come as numbers: every amount and id here is far below 2^53, and beyond it this throws. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return safeInteger;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

/**
 * Nothing that a call or a job asks takes nearly so long, and nobody waits longer for a connection that others hold. A transaction in
 * which nothing is asked for longer is ended by the server, which frees what it locked: its host may have vanished without a word.
 */
const limits = { connections: 10, statementMs: 30_000, waitMs: 10_000, idleMs: 15_000 };

const ownOfPools = [
  'statement_timeout',
  'idle_in_transaction_session_timeout',
  'query_timeout',
  'application_name',
];

/** Without what the driver would take from a URL in place of the settings of a pool. Its options the server reads before those. */
function addressIn(databaseUrl: string): string {
  const [address = '', query = ''] = databaseUrl.split(/\?([^#]*)/, 2);
  const kept = query
    .split('&')
    .filter((pair) => ![...new URLSearchParams(pair).keys()].some((name) => ownOfPools.includes(name)));
  return `${address}?${kept.join('&')}`;
}

export function openPool(
  databaseUrl: string,
  { connections, statementMs, waitMs, idleMs }: Readonly<typeof limits> = limits,
): Pool {
  const settings = {
    connectionString: addressIn(databaseUrl),
    max: connections,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
    connectionTimeoutMillis: waitMs,
    types,
    application_name: 'sandbox-vendor',
  };
  const pool = new pg.Pool(settings);
  // A connection that breaks while it is in use fails its statement; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Applies the numbered files that have not been applied yet, each in its own transaction. Throws over a newer database. */
export async function migrate(pool: Pool): Promise<void> {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  const client = await pool.connect();
  try {
    // However long another server takes with its migrations, and an index over a long history with its own.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)');
    const applied = await client.query<{ name: string }>('SELECT name FROM migration');
    const known = new Set(applied.rows.map((row) => row.name));
    refuseNewer(known, files);
    for (const name of files.filter((each) => !known.has(each))) await apply(client, name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await client.query('RESET statement_timeout').catch(() => undefined);
    client.release();
  }
}

/** What newer code has changed, this one does not know. */
function refuseNewer(applied: ReadonlySet<string>, files: readonly string[]): void {
  const unknown = [...applied].filter((name) => !files.includes(name)).sort();
  if (unknown.length === 0) return;
  throw new Error(
    `its database was brought up to date by a newer version (${unknown.join(', ')}). Start that version again, or restore a backup.`,
  );
}

async function apply(client: Tx, name: string): Promise<void> {
  const sql = await readFile(new URL(name, migrationsFolder), 'utf8');
  await inTransaction(client, async () => {
    await client.query(sql);
    await client.query('INSERT INTO migration (name) VALUES ($1)', [name]);
  });
}

export async function tx<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await inTransaction(client, () => work(client));
  } finally {
    client.release();
  }
}

async function inTransaction<T>(client: Tx, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // The first error is the reason; a connection that broke cannot roll back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Which unique constraint or index refused the row; undefined for any other failure. */
export function violatedUnique(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;
}
