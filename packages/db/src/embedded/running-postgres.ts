import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmasterPid } from './orphan.ts';
import { findCluster } from './placement.ts';
import { isPostmasterOf } from './processes.ts';

const portLine = 3;

/**
 * The URL of a database of the cluster that is running in this folder, or undefined when none is. For programs that
 * only read: they neither start nor stop anything.
 */
export function runningPostgres(folder: string, database: string): string | undefined {
  const found = findCluster(folder);
  // The server knows its folder by the real path.
  const dataFolder = existsSync(found) ? realpathSync(found) : found;
  const pid = readPostmasterPid(dataFolder);
  if (pid === undefined || isPostmasterOf(pid, dataFolder) === 'no') return undefined;
  const port = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[portLine];
  const password = readFileSync(`${found}.password`, 'utf8').trim();
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}
