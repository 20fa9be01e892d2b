import { randomUUID } from 'node:crypto';
import { applicationRole, type Database, migrate, openDatabase } from '@hanpan/db';

const templateName = 'hanpan_template';
/** A busy machine is slow to free a connection; a test that waits for ever is ended by its own limit. */
const connectWithinMs = 60_000;
let template: Promise<string> | undefined;

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

/** The migrated template is made once per worker process; copying it takes a tenth of running the migrations. */
async function makeTemplate(): Promise<string> {
  const name = `${templateName}_${randomUUID().slice(0, 8)}`;
  const admin = openDatabase({ url: adminUrl(), poolSize: 1 });
  await admin.run(`create database ${name}`);
  await admin.close();
  const fresh = openDatabase({ url: databaseUrl(name), poolSize: 1 });
  await migrate(fresh);
  await fresh.close();
  return name;
}

export interface TestDatabase {
  readonly url: string;
  /** As the application: the role that may not write the ledger's tables. */
  readonly database: Database;
  /** As the owner of the tables, for planting faults. */
  readonly owner: Database;
  drop(): Promise<void>;
}

/** A migrated, empty database of its own. */
export async function createTestDatabase(poolSize = 12): Promise<TestDatabase> {
  template ??= makeTemplate();
  const name = `hanpan_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const admin = openDatabase({ url: adminUrl(), poolSize: 1, connectWithinMs });
  await admin.run(`create database ${name} template ${await template}`);
  const url = databaseUrl(name);
  const database = openDatabase({ url, role: applicationRole, poolSize, connectWithinMs });
  const owner = openDatabase({ url, poolSize: 2, connectWithinMs });
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
