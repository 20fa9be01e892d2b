import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationRole, type Database, migrate, openDatabase, startEmbeddedPostgres } from '@hanpan/db';

export interface BenchDatabase {
  readonly url: string;
  /** An empty database of the same cluster, for the yardstick. */
  readonly yardstickUrl: string;
  readonly owner: Database;
  readonly application: Database;
  stop(): Promise<void>;
}

/**
 * A cluster that has run for a while has the files of its write-ahead log, and uses them again and again; a new one
 * would make them in the middle of what is measured.
 */
async function makeLogFiles(owner: Database): Promise<void> {
  await owner.run(
    "select pg_logical_emit_message(false, 'bench', repeat('x', 1000000)) from generate_series(1, 1000)",
  );
  await owner.run('checkpoint');
}

/** A separate cluster with fsync and synchronous_commit on: speed that could lose money is not measured. */
async function startBenchDatabase(poolSize: number): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-'));
  // The database's own user must be able to pass through when this runs as root.
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataFolder: join(folder, 'data'),
    databases: ['hanpan', 'yardstick'],
    log: () => undefined,
  });
  const url = server.url('hanpan');
  const owner = openDatabase({ url, poolSize: 2 });
  const safe = await owner.row<{ fsync: string; commit: string }>(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
  );
  if (safe?.fsync !== 'on' || safe.commit !== 'on') throw new Error('the cluster is not durable');
  await migrate(owner);
  await makeLogFiles(owner);
  const application = openDatabase({ url, role: applicationRole, poolSize });
  return {
    url,
    yardstickUrl: server.url('yardstick'),
    owner,
    application,
    async stop() {
      await application.close();
      await owner.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same with a folder beside it for keys; both are removed at the end, whatever happens. */
export async function withBenchDatabase(
  poolSize: number,
  work: (database: BenchDatabase, folder: string) => Promise<void>,
): Promise<void> {
  const database = await startBenchDatabase(poolSize);
  const folder = await mkdtemp(join(tmpdir(), 'hanpan-bench-keys-'));
  try {
    await work(database, folder);
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
