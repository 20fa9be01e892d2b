import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { listClusterFiles } from './cluster-files.ts';
import { type Content, contentOf, copyFile } from './copy-file.ts';
import { segmentsBetween } from './wal-segments.ts';

const CONTROL_FILE = 'global/pg_control';
/** As many copies at once as Node has threads for files. */
const AT_ONCE = 4;

/** Paths below the cluster's folder. */
export interface Copied {
  folders: string[];
  files: Record<string, Content>;
}

/**
 * Copies a running cluster: PostgreSQL's own base backup, by its functions, because the programs that come with us have
 * no pg_basebackup. A slot of this session keeps the write-ahead log from before the start; what the copy caught half-way is
 * written anew from that log when the copy is started for the first time. Everything that was committed by the end is in
 * it. `say` hears when the files are copied, before the end.
 */
export async function copyCluster(
  url: string,
  cluster: string,
  target: string,
  say: (line: string) => void,
): Promise<Copied> {
  const client = new Client({ connectionString: url, application_name: 'hanpan-backup', keepAlive: true });
  // A server that ends fails the statement, and says it here as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseTablespaces(client);
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
      `hanpan_backup_${process.pid}`,
    ]);
    await client.query("SELECT pg_backup_start('hanpan', true)");
    const copied = await copyFiles(cluster, target);
    say(`${Object.keys(copied.files).length} files of the database are copied`);
    const end = await stopBackup(client);
    await copyLog(end, cluster, target, copied);
    await writeFile(join(target, 'backup_label'), end.label, { mode: 0o600, flag: 'wx' });
    copied.files.backup_label = await contentOfOwn(join(target, 'backup_label'));
    return copied;
  } finally {
    // The slot, and a backup that was not ended, go with the session.
    await client.end().catch(() => undefined);
  }
}

async function copyFiles(cluster: string, target: string): Promise<Copied> {
  const { folders, files } = await listClusterFiles(cluster);
  await mkdir(target, { recursive: true, mode: 0o700 });
  for (const folder of folders) await mkdir(join(target, folder), { mode: 0o700 });
  const copied: Copied = { folders, files: {} };
  const left = files.values();
  const work = async () => {
    for (const path of left) {
      const content = await copyFile(join(cluster, path), join(target, path));
      if (content) copied.files[path] = content;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await writeFile(join(target, CONTROL_FILE), await readControlFile(cluster), { mode: 0o600 });
  copied.files[CONTROL_FILE] = await contentOfOwn(join(target, CONTROL_FILE));
  return copied;
}

/** It is written while we read; two readings that are the same are whole. */
async function readControlFile(cluster: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const first = await readFile(join(cluster, CONTROL_FILE));
    if (first.equals(await readFile(join(cluster, CONTROL_FILE)))) return first;
    await sleep(10);
  }
  throw new Error(`${join(cluster, CONTROL_FILE)} changes all the time.`);
}

interface BackupEnd {
  label: string;
  firstSegment: string;
  lastSegment: string;
  segmentBytes: number;
}

async function stopBackup(client: Client): Promise<BackupEnd> {
  const { rows } = await client.query<{ label: string; last: string; bytes: number }>(
    `SELECT labelfile AS label, pg_walfile_name(lsn) AS last,
            (SELECT setting::int FROM pg_settings WHERE name = 'wal_segment_size') AS bytes
       FROM pg_backup_stop(false)`,
  );
  const [row] = rows;
  const firstSegment = /\(file ([0-9A-F]{24})\)/.exec(row?.label ?? '')?.[1];
  if (!row || !firstSegment) throw new Error('PostgreSQL did not say where the backup begins.');
  return { label: row.label, firstSegment, lastSegment: row.last, segmentBytes: row.bytes };
}

async function copyLog(end: BackupEnd, cluster: string, target: string, copied: Copied): Promise<void> {
  for (const name of segmentsBetween(end.firstSegment, end.lastSegment, end.segmentBytes)) {
    const path = `pg_wal/${name}`;
    const content = await copyFile(join(cluster, path), join(target, path));
    if (content?.size !== end.segmentBytes) {
      throw new Error(`The segment ${name} of the write-ahead log is not there whole.`);
    }
    copied.files[path] = content;
  }
}

async function refuseTablespaces(client: Client): Promise<void> {
  const { rows } = await client.query<{ spcname: string }>(
    "SELECT spcname FROM pg_tablespace WHERE spcname NOT IN ('pg_default', 'pg_global')",
  );
  if (rows.length === 0) return;
  throw new Error(
    `The database has tablespaces (${rows.map((row) => row.spcname).join(', ')}), which are folders elsewhere that a ` +
      'backup does not take. Move their tables back, or use the tools of PostgreSQL.',
  );
}

async function contentOfOwn(file: string): Promise<Content> {
  const content = await contentOf(file);
  if (!content) throw new Error(`${file} vanished while the backup was made.`);
  return content;
}
