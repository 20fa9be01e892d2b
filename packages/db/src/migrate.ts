import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { ensureApplicationRole, restoreGrants } from './application-role.ts';
import type { Database } from './database.ts';
import { SetupRefused } from './setup-refused.ts';

const folder = new URL('../migrations/', import.meta.url);
const lockKey = 4_210_001;

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version: Number(file.slice(0, 4)), name: file.slice(5, -4), sql, checksum };
    }),
  );
}

export interface MigrateSettings {
  /** The last version to run: the schema as it was at a landing. */
  readonly upTo?: number;
  /** A database that earlier code has made is refused and left as it is; an empty one is not. */
  readonly refusesOlder?: boolean;
}

/** Code of before may be running over it, which does not know what these migrations would change. */
function refuseOlder(applied: ReadonlyMap<number, string>, migrations: readonly Migration[]): void {
  const missing = migrations.filter(({ version }) => !applied.has(version));
  if (applied.size === 0 || missing.length === 0) return;
  throw new SetupRefused(
    `The database was made by an earlier version of Hanpan and lacks migration ${numbersOf(missing.map(({ version }) => version))}. Start the new version first: a start brings it up to date.`,
  );
}

function numbersOf(versions: readonly number[]): string {
  return versions
    .toSorted((a, b) => a - b)
    .map((version) => String(version).padStart(4, '0'))
    .join(', ');
}

/**
 * Newer code has changed the schema: what its columns and constraints protect, this code does not know.
 */
function refuseNewer(applied: ReadonlyMap<number, string>, known: readonly Migration[]): void {
  const unknown = [...applied.keys()].filter((each) => known.every(({ version }) => version !== each));
  if (unknown.length === 0) return;
  throw new SetupRefused(
    `The database was brought up to date by a newer version of Hanpan (migration ${numbersOf(unknown)}), which this one does not know: start that version again, or restore a backup from before it.`,
  );
}

/**
 * Brings the schema up to date. Each migration runs in one transaction together with its record; an advisory lock
 * keeps two processes from running the same one. Throws SetupRefused where an applied migration was edited
 * afterwards, or is not among ours, and what the settings refuse.
 */
export async function migrate(database: Database, settings: MigrateSettings = {}): Promise<string[]> {
  const { upTo = Number.POSITIVE_INFINITY, refusesOlder = false } = settings;
  const known = await readMigrations();
  const migrations = known.filter(({ version }) => version <= upTo);
  return database.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [lockKey]);
    await tx.run(`create table if not exists schema_migration (
      version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = new Map(
      (
        await tx.rows<{ version: number; checksum: string }>('select version, checksum from schema_migration')
      ).map((row) => [row.version, row.checksum]),
    );
    refuseNewer(applied, known);
    if (refusesOlder) refuseOlder(applied, migrations);
    await ensureApplicationRole(tx);
    const fresh = migrations.filter((migration) => {
      const checksum = applied.get(migration.version);
      if (checksum !== undefined && checksum !== migration.checksum) {
        throw new SetupRefused(
          `migration ${migration.version}_${migration.name} was edited after it had been applied`,
        );
      }
      return checksum === undefined;
    });
    if (applied.has(1))
      await restoreGrants(
        tx,
        migrations.filter(({ version }) => applied.has(version)),
      );
    for (const migration of fresh) {
      await tx.run(migration.sql);
      await tx.run('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
        migration.version,
        migration.name,
        migration.checksum,
      ]);
    }
    return fresh.map((migration) => `${migration.version}_${migration.name}`);
  });
}
