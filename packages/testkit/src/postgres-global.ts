import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@hanpan/db';
import { makeTemplate } from './test-database.ts';

const memoryFolder = '/dev/shm';
const plentyBytes = 4 * 2 ** 30;

/**
 * In memory where the machine has plenty of it: a disk's file system is slow to give a thousand files to each of hundreds
 * of databases.
 */
function roomForDatabases(): string {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return Math.min(bavail * bsize, freemem()) >= plentyBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Global setup of the database tests: one real PostgreSQL per run, in a temporary folder that the teardown removes.
 * Workers find it in HANPAN_TEST_DATABASE_URL (superuser, database `postgres`) and make databases of their own in it,
 * copies of one that is migrated here.
 * Durability is off because nobody keeps this data; tests of durability start their own cluster.
 */
export default async function startTestPostgres(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(roomForDatabases(), 'hanpan-test-'));
  // An unprivileged database user must be able to pass through when the tests run as root.
  await chmod(folder, 0o755);
  const lines: string[] = [];
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const server = await startEmbeddedPostgres({
      dataFolder: join(folder, 'postgres'),
      databases: [],
      durable: false,
      log: (line) => lines.push(line),
    });
    process.env.HANPAN_TEST_DATABASE_URL = server.url('postgres');
    await makeTemplate();
    return async () => {
      await server.stop();
      removeFolder();
    };
  } catch (error) {
    removeFolder();
    throw new Error(`The test database did not start. ${lines.join('; ')}`, { cause: error });
  }
}
