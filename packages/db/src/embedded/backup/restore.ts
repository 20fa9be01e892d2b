import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { becomeKeeper } from '../keeper.ts';
import { noteCluster, placeCluster, unfinishedRestoreOf } from '../placement.ts';
import { runningPostgres } from '../running-postgres.ts';
import { chooseSystemUser } from '../system-user.ts';
import { syncFolder, syncTree, type Tree } from '../write-whole.ts';
import { copyFile } from './copy-file.ts';
import { checkFiles, dataOf, type Manifest, readManifest, refuseDamage } from './manifest.ts';

export interface RestoreRequest {
  backup: string;
  /** Of the installation to be; empty or not there yet. */
  dataFolder: string;
  log: (line: string) => void;
}

/**
 * Puts a backup into an empty data folder, after every file of it was checked. Returns its manifest. Throws an Error with
 * a sentence, and leaves the folder empty then.
 */
export async function restore({ backup, dataFolder, log }: RestoreRequest): Promise<Manifest> {
  const asked = resolve(dataFolder, 'postgres');
  refuseUsed(dataFolder, asked);
  const manifest = readManifest(backup);
  log('checking the backup');
  await checkFiles(backup, manifest);
  mkdirSync(dataFolder, { recursive: true });
  const release = becomeKeeper(asked);
  try {
    // Once more: checking took a while, and what is there now must not be taken for what this run has written.
    refuseUsed(dataFolder, asked);
    await fill({ backup, manifest, dataFolder, log }, asked);
    return manifest;
  } finally {
    release();
  }
}

/** Takes away again what it has written when it cannot go on. */
async function fill(request: RestoreRequest & { manifest: Manifest }, asked: string): Promise<void> {
  const { dataFolder } = request;
  const placed = placeCluster(asked, chooseSystemUser, request.log);
  try {
    // A start in what a killed restore left must not make a new database beside the restored keys.
    writeFileSync(unfinishedRestoreOf(asked), '', { flush: true });
    syncFolder(dataFolder);
    await putInPlace({ ...request, placed });
    noteCluster(asked, placed, chooseSystemUser(placed));
    syncFolder(dataFolder);
    rmSync(unfinishedRestoreOf(asked));
  } catch (error) {
    const written = readdirSync(dataFolder).map((name) => join(dataFolder, name));
    for (const path of [`${placed}.new`, `${placed}.password`, ...written]) {
      rmSync(path, { recursive: true, force: true });
    }
    throw error;
  }
}

/** Checked before anything else: what is there may be the only copy of somebody's money. */
function refuseUsed(dataFolder: string, asked: string): void {
  if (!existsSync(dataFolder)) return;
  const keeper = `${basename(asked)}.keeper`;
  if (readdirSync(dataFolder).every((name) => name === keeper)) return;
  const running = runningOrUndefined(asked) === undefined ? '' : ', and a site is running there';
  throw new Error(
    `The folder ${dataFolder} is not empty${running}. Set HANPAN_DATA to an empty folder, or move this one away.`,
  );
}

function runningOrUndefined(asked: string): string | undefined {
  try {
    return runningPostgres(asked, 'postgres');
  } catch {
    return undefined;
  }
}

interface Placing {
  backup: string;
  manifest: Manifest;
  dataFolder: string;
  placed: string;
}

/** The cluster gets its name last. The copies are compared again: a disk may fail between checking and copying. */
async function putInPlace({ backup, manifest, dataFolder, placed }: Placing): Promise<void> {
  const user = chooseSystemUser(placed);
  const half = `${placed}.new`;
  rmSync(half, { recursive: true, force: true });
  const targetOf = (path: string) => {
    if (path === 'postgres.password') return `${placed}.password`;
    return isOfCluster(path) ? half + path.slice('postgres'.length) : join(dataFolder, path);
  };
  for (const folder of manifest.folders) mkdirSync(targetOf(folder), { recursive: true, mode: 0o700 });
  for (const [path, wanted] of Object.entries(manifest.files)) {
    refuseDamage(backup, path, wanted, await copyFile(join(dataOf(backup), path), targetOf(path)));
  }
  const paths = { folders: manifest.folders, files: Object.keys(manifest.files) };
  const ofCluster = pick(paths, isOfCluster);
  if (user) {
    // PostgreSQL opens only what is its own user's.
    for (const path of [...ofCluster.folders, ...ofCluster.files]) {
      chownSync(targetOf(path), user.uid, user.gid);
    }
  }
  syncTree(
    dirname(half),
    mapped(ofCluster, (path) => relative(dirname(half), targetOf(path))),
  );
  syncTree(
    dataFolder,
    mapped(
      pick(paths, (path) => !isOfCluster(path)),
      (path) => relative(dataFolder, targetOf(path)),
    ),
  );
  renameSync(half, placed);
  syncFolder(dirname(placed));
}

const isOfCluster = (path: string) => /^postgres(\/|$)/.test(path);

const pick = ({ folders, files }: Tree, takes: (path: string) => boolean): Tree => ({
  folders: folders.filter(takes),
  files: files.filter(takes),
});

const mapped = ({ folders, files }: Tree, to: (path: string) => string): Tree => ({
  folders: folders.map(to),
  files: files.map(to),
});
