import { appendFileSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyCluster } from './backup/copy-cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { chooseSystemUser, type SystemUser } from './system-user.ts';

export interface StandbyOptions {
  /** The server that it follows. */
  readonly of: EmbeddedPostgres;
  /** A folder that is not there yet. */
  readonly dataFolder: string;
  /** Of the standby and of its slot at the primary: letters, digits and underscores. */
  readonly name: string;
}

/**
 * A second embedded server that follows a running one and can be promoted: a copy of its cluster with `standby.signal`, because the
 * programs that come with us have no pg_basebackup. From then on the first one acknowledges no commit that the standby
 * does not have on its disk.
 */
export async function startStandby({ of, dataFolder, name }: StandbyOptions): Promise<EmbeddedPostgres> {
  const url = of.url('postgres');
  const owner = new Client({ connectionString: url });
  // The primary may be killed at any moment: that is what the standby is for.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    // The log from before the copy is kept until the standby has read it.
    await owner.query('select pg_create_physical_replication_slot($1, true)', [name]);
    const { folders, files } = await copyCluster(url, of.dataFolder, dataFolder, () => undefined);
    follow(dataFolder, { url, name });
    giveTo(chooseSystemUser(dataFolder), dataFolder, ['', ...folders, ...Object.keys(files), ...added]);
    const standby = await startEmbeddedPostgres({
      dataFolder,
      superuserPassword: decodeURIComponent(new URL(url).password),
      databases: [],
      log: () => undefined,
    });
    await owner.query(`alter system set synchronous_standby_names = '${name}'`);
    await owner.query('select pg_reload_conf()');
    await untilSynchronous(owner, name);
    return standby;
  } finally {
    await owner.end().catch(() => undefined);
  }
}

const added = ['standby.signal'];

/** Makes the cluster in a folder one that follows the server behind a URL and takes no writes, when it is started next. */
export function follow(
  dataFolder: string,
  { url, name }: { readonly url: string; readonly name: string },
): void {
  const { hostname, port, username, password } = new URL(url);
  const parts = {
    host: hostname,
    port,
    user: username,
    password: decodeURIComponent(password),
    application_name: name,
  };
  const conninfo = Object.entries(parts).map(([key, value]) => `${key}=${value}`);
  appendFileSync(
    join(dataFolder, 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo.join(' ')}'\nprimary_slot_name = '${name}'\n`,
  );
  writeFileSync(join(dataFolder, 'standby.signal'), '');
}

function giveTo(user: SystemUser | undefined, folder: string, paths: readonly string[]): void {
  if (user === undefined) return;
  for (const path of paths) chownSync(join(folder, path), user.uid, user.gid);
}

const betweenLooksMs = 50;

async function untilSynchronous(owner: Client, name: string): Promise<void> {
  for (;;) {
    const { rowCount } = await owner.query(
      "select from pg_stat_replication where application_name = $1 and sync_state = 'sync'",
      [name],
    );
    if (rowCount === 1) return;
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
}
