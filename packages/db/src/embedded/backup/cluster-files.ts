import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Only while the server runs do these folders hold anything of worth; the log is copied by its segments. */
const CONTENT_LEFT_OUT = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/**
 * Of one run alone, or written by the backup itself. `t3_16384` and the like are temporary tables of a session;
 * pg_control comes last, as PostgreSQL asks of a copy. What is restored is an installation with an id of its own.
 */
const FILES_LEFT_OUT =
  /^(postmaster\.(pid|opts)|server\.log(\.1)?|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|pg_internal\.init.*|pgsql_tmp.*|t\d+_\d+.*|.+\.tmp|current_logfiles|hanpan-installation\.json|pg_control)$/;

export interface Found {
  folders: string[];
  files: string[];
}

/**
 * What a copy of a running cluster takes, by paths with "/" below its folder: the list of PostgreSQL's documentation,
 * "Making a Base Backup Using the Low Level API". What appears later is in the log that is copied at the end.
 */
export function listClusterFiles(cluster: string): Promise<Found> {
  return listFiles(cluster, (path, entry) => {
    const [top = '', below] = path.split('/');
    if (below !== undefined && CONTENT_LEFT_OUT.has(top)) return false;
    return entry.isDirectory() ? !entry.name.startsWith('pgsql_tmp') : !FILES_LEFT_OUT.test(entry.name);
  });
}

/** All files and folders below a folder that `takes` lets through. What vanishes meanwhile is left out. */
export async function listFiles(
  root: string,
  takes: (path: string, entry: Dirent) => boolean,
): Promise<Found> {
  const found: Found = { folders: [], files: [] };
  const visit = async (folder: string) => {
    for (const entry of await entriesOf(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!takes(path, entry)) continue;
      // pg_wal may be a link to another disk.
      if (entry.isDirectory() || (entry.isSymbolicLink() && CONTENT_LEFT_OUT.has(path))) {
        found.folders.push(path);
        await visit(path);
      } else found.files.push(path);
    }
  };
  await visit('');
  return found;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
