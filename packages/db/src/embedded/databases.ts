import { Client } from 'pg';
import { primaryOf } from '../primary.ts';

/** Of several servers the one that takes writes now. */
async function writableUrl(url: string): Promise<string> {
  const primary = primaryOf(url);
  if (!primary.isAlone) await primary.find();
  return primary.url;
}

/** Makes the databases that are missing. Needs a user who may create databases; names may hold any character. */
export async function createDatabases(adminUrl: string, names: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: await writableUrl(adminUrl) });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database');
    const existing = new Set(rows.map((row) => row.datname));
    for (const name of names) {
      if (!existing.has(name)) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
}

/** Undefined when the server accepts the login, else the code (SQLSTATE or system) and the text of its refusal. */
export async function tryConnection(url: string): Promise<{ code: string; reason: string } | undefined> {
  const connectionString = await writableUrl(url);
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while it is being closed does not matter: the result is already known.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { code, reason: (error instanceof Error && error.message) || code || 'no answer' };
  } finally {
    await client.end().catch(() => undefined);
  }
}
