import { randomUUID } from 'node:crypto';
import { applicationRole, type Database, migrate, openDatabase } from '@hanpan/db';

/** A busy machine is slow to free a connection; a test that waits for ever is ended by its own limit. */
const connectWithinMs = 60_000;
const templateName = 'hanpan_template';

function adminUrl(): string {
  const url = process.env.HANPAN_TEST_DATABASE_URL;
  if (url === undefined)
    throw new Error('HANPAN_TEST_DATABASE_URL is missing: run the tests through vitest project "db"');
  return url;
}

export function databaseUrl(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** The migrated database that all tests of a run copy: made once, before the first of them. */
export async function makeTemplate(): Promise<void> {
  const admin = openDatabase({ url: adminUrl(), poolSize: 1 });
  await admin.run(`create database ${templateName}`);
  await admin.close();
  const fresh = openDatabase({ url: databaseUrl(templateName), poolSize: 1 });
  await migrate(fresh);
  await fresh.close();
}

export interface TestDatabase {
  readonly url: string;
  /** As the application: the role that may not write the ledger's tables. */
  readonly database: Database;
  /** As the owner of the tables, for planting faults. */
  readonly owner: Database;
  drop(): Promise<void>;
}

/** A migrated, empty database of its own; `version` stops the migrations at an earlier landing. */
export async function createTestDatabase(poolSize = 12, version?: number): Promise<TestDatabase> {
  const name = `hanpan_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const admin = openDatabase({ url: adminUrl(), poolSize: 1, connectWithinMs });
  // Copying files takes a quarter of what it takes to log every page of the copy, and nobody recovers it.
  const template = version === undefined ? templateName : 'template1';
  await admin.run(`create database ${name} template ${template} strategy file_copy`);
  const url = databaseUrl(name);
  const database = openDatabase({ url, role: applicationRole, poolSize, connectWithinMs });
  const owner = openDatabase({ url, poolSize: 2, connectWithinMs });
  if (version !== undefined) await migrate(owner, { upTo: version });
  return {
    url,
    database,
    owner,
    async drop() {
      await database.close();
      await owner.close();
      await admin.run(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
}
