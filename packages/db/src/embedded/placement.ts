import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sharedFolder } from './shared-folder.ts';
import { canWriteIn, type SystemUser } from './system-user.ts';

/**
 * Where the cluster really is. Normally the folder that was requested; where the database user cannot reach that (a
 * checkout in a closed home, started as root), a folder outside, which is reported and noted in `<asked>.location`,
 * so that later starts find the same data even after permissions change.
 */
export function placeCluster(
  asked: string,
  userFor: (folder: string) => SystemUser | undefined,
  log: (line: string) => void,
): string {
  const folder = resolve(asked);
  mkdirSync(dirname(folder), { recursive: true });
  const noted = readNote(folder);
  if (noted) {
    mkdirSync(dirname(noted), { recursive: true });
    log(`the database is in ${noted} (noted in ${folder}.location)`);
    return noted;
  }
  const user = userFor(folder);
  if (holdsCluster(folder)) return refuseUnreachable(folder, user);
  if (canUseParent(folder, user)) return folder;
  return moveOutside(folder, log);
}

export function holdsCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'));
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

function moveOutside(folder: string, log: (line: string) => void): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const outside = join(sharedFolder(), `data-${hash}`, 'postgres');
  mkdirSync(dirname(outside), { recursive: true });
  writeFileSync(`${folder}.location`, `${outside}\n`);
  log(
    `the database user cannot reach ${folder}; the database is in ${outside} instead (set HANPAN_DATA to choose)`,
  );
  return outside;
}

function readNote(folder: string): string | undefined {
  try {
    return readFileSync(`${folder}.location`, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
