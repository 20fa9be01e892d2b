import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { identify, refuseStranger } from './identity.ts';
import { sharedFolder } from './shared-folder.ts';
import { canWriteIn, type SystemUser } from './system-user.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Where the cluster is to be. Normally the folder that was requested; where the database user cannot reach that (a
 * checkout in a closed home, started as root), a folder outside, which is reported. `noteCluster` notes it once the
 * cluster is there, so that later starts find the same data even after permissions change.
 */
export function placeCluster(
  asked: string,
  userFor: (folder: string) => SystemUser | undefined,
  log: (line: string) => void,
): string {
  const folder = resolve(asked);
  mkdirSync(dirname(folder), { recursive: true });
  const noted = findNoted(folder);
  if (noted) {
    log(`the database is in ${noted} (noted in ${folder}.location)`);
    return noted;
  }
  const user = userFor(folder);
  if (holdsCluster(folder)) return refuseUnreachable(folder, user);
  if (canUseParent(folder, user)) return folder;
  return moveOutside(folder, log);
}

/** Where the cluster of this folder is, for programs that only read. Throws as a start does. */
export function findCluster(asked: string): string {
  const folder = resolve(asked);
  return findNoted(folder) ?? folder;
}

/** Notes in `<asked>.location` where a cluster outside is, and that the two belong together. */
export function noteCluster(asked: string, placed: string, user: SystemUser | undefined): void {
  const folder = resolve(asked);
  if (placed === folder) return;
  identify(folder, placed, user);
  if (readNote(folder) !== placed) writeWhole(`${folder}.location`, `${placed}\n`);
}

export function holdsCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
}

/** There while a restore puts things into place: what it holds by then is not an installation yet. */
export function unfinishedRestoreOf(asked: string): string {
  return `${asked}.restoring`;
}

function refuseHalfRestored(folder: string): void {
  if (!existsSync(unfinishedRestoreOf(folder))) return;
  throw new Error(
    `A restore into ${dirname(folder)} was not finished. Delete that folder, and restore the backup again.`,
  );
}

/** A note is written only when there is a cluster: where that is gone, an empty one must not take its place. */
function findNoted(folder: string): string | undefined {
  refuseHalfRestored(folder);
  const noted = readNote(folder);
  if (noted === undefined) return undefined;
  if (noted === '' || !holdsCluster(noted)) {
    throw new Error(
      `The database of ${dirname(folder)} should be in ${noted || 'a folder'} (noted in ${folder}.location), but this ` +
        'user finds none there. Bring that folder back, or restore a backup into an empty HANPAN_DATA (npm run restore); to begin ' +
        `anew, delete ${dirname(folder)}.`,
    );
  }
  refuseStranger(folder, noted, readNote);
  return noted;
}

/** An existing cluster is never replaced by an empty one: one that cannot be opened is an error instead. */
function refuseUnreachable(folder: string, user: SystemUser | undefined): string {
  const owner = statSync(folder).uid;
  const runner = user?.uid ?? process.getuid?.() ?? owner;
  if (owner === runner && canWriteIn(folder, user)) return folder;
  throw new Error(
    `The database in ${folder} belongs to user number ${owner}, and PostgreSQL would run as user number ${runner}, ` +
      'who cannot open it. Start as the same user as before, open the folders above it, or set HANPAN_DATA.',
  );
}

function canUseParent(folder: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  const probe = `${folder}.probe`;
  mkdirSync(probe, { recursive: true });
  chownSync(probe, user.uid, user.gid);
  const usable = canWriteIn(probe, user);
  rmSync(probe, { recursive: true, force: true });
  return usable;
}

/** Never a folder that holds a cluster: without a note that is one of an installation whose data folder was deleted. */
function moveOutside(folder: string, log: (line: string) => void): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const shared = sharedFolder();
  const name = (number: number) =>
    join(shared, `data-${hash}${number === 1 ? '' : `-${number}`}`, 'postgres');
  let number = 1;
  while (holdsCluster(name(number))) number += 1;
  const outside = name(number);
  mkdirSync(dirname(outside), { recursive: true });
  log(
    `the database user cannot reach ${folder}; the database is in ${outside} instead (set HANPAN_DATA to choose)`,
  );
  return outside;
}

/** Undefined where there is none; '' for one that a power cut has emptied. */
function readNote(folder: string): string | undefined {
  try {
    return readFileSync(`${folder}.location`, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
