import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { findCluster, holdsCluster } from '../placement.ts';
import { runningPostgres } from '../running-postgres.ts';
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';
import { syncFolder, syncTree } from '../write-whole.ts';
import { isGone, listFiles } from './cluster-files.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyFile } from './copy-file.ts';
import { dataOf, type MadeBy, type Manifest, writeManifest } from './manifest.ts';

export interface BackupRequest {
  /** Of the installation; its cluster is `postgres` in it, or where that is noted to be. */
  dataFolder: string;
  /** Where backups are kept; each gets a folder of its own in it, named by its time. */
  into: string;
  madeBy: MadeBy;
  now: Date;
  /** Receives progress sentences for the person at the terminal. */
  log: (line: string) => void;
}

/**
 * Backs up an installation, running or stopped: the database, and whatever else lies in its data folder (the keys).
 * Returns the folder of the backup. It gets its name when all of it is on the disk, so half a backup never looks whole.
 * Throws an Error with a sentence, and leaves nothing then.
 */
export async function backUp(request: BackupRequest): Promise<string> {
  const cluster = findCluster(join(request.dataFolder, 'postgres'));
  if (!holdsCluster(cluster)) throw new Error(`There is no installation in ${request.dataFolder}.`);
  const stamp = request.now.toISOString().replace(/[-:]|\.\d+/g, '');
  const target = join(resolve(request.into), `hanpan-${stamp}`);
  for (const folder of [request.dataFolder, cluster]) refuseInside(dirname(target), folder);
  mkdirSync(dirname(target), { recursive: true });
  const half = `${target}.unfinished`;
  mkdirSync(half, { mode: 0o700 });
  try {
    const { folders, files } = await copyAll(request, cluster, dataOf(half));
    writeManifest(half, { format: 1, ...request.madeBy, madeAt: request.now.toISOString(), folders, files });
    syncTree(dataOf(half), { folders, files: Object.keys(files) });
    syncFolder(half);
    renameSync(half, target);
    syncFolder(dirname(target));
    return target;
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

type Parts = Pick<Manifest, 'folders' | 'files'>;

async function copyAll(request: BackupRequest, cluster: string, target: string): Promise<Parts> {
  mkdirSync(target, { mode: 0o700 });
  const others = await copyOthers(request.dataFolder, target);
  const password = await copyFile(`${cluster}.password`, join(target, 'postgres.password'));
  if (!password)
    throw new Error(`The file with the password of the database is missing: ${cluster}.password.`);
  const server = await reachServer(request);
  try {
    const copied = await copyCluster(
      server.url,
      realpathSync(cluster),
      join(target, 'postgres'),
      request.log,
    );
    const below = (path: string) => `postgres/${path}`;
    return {
      folders: [...others.folders, 'postgres', ...copied.folders.map(below)],
      files: {
        ...others.files,
        'postgres.password': password,
        ...Object.fromEntries(Object.entries(copied.files).map(([path, content]) => [below(path), content])),
      },
    };
  } finally {
    await server.stop();
  }
}

/** Everything beside the database: the keys first of all. What is of one run, or says where the database is, stays. */
async function copyOthers(dataFolder: string, target: string): Promise<Parts> {
  const { folders, files } = await listFiles(dataFolder, (path) => !/^postgres(\.|$)/.test(path));
  const parts: Parts = { folders, files: {} };
  for (const folder of folders) await mkdir(join(target, folder), { mode: 0o700 });
  for (const path of files) {
    const content = await copyFile(join(dataFolder, path), join(target, path));
    if (content) parts.files[path] = content;
  }
  return parts;
}

/** The server that runs, else one that is started for as long as the copy takes. */
async function reachServer({ dataFolder, log }: BackupRequest) {
  const folder = join(dataFolder, 'postgres');
  const running = runningPostgres(folder, 'postgres');
  if (running !== undefined) return { url: running, stop: async () => undefined };
  const server = await startEmbeddedPostgres({ dataFolder: folder, databases: [], log });
  return { url: server.url('postgres'), stop: () => server.stop() };
}

/** A backup inside what it copies would copy itself. */
function refuseInside(into: string, folder: string): void {
  const path = relative(realOf(folder), realOf(into));
  if (path === '' || !/^\.\.([\\/]|$)/.test(path)) {
    throw new Error(`Backups cannot be kept in ${into}, which is inside ${folder}. Name another folder.`);
  }
}

function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch (error) {
    if (isGone(error)) return join(realOf(dirname(folder)), basename(folder));
    throw error;
  }
}
