import { chmodSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that every user can enter and only we can change: for what an unprivileged PostgreSQL must reach when the
 * checkout is inside a closed home folder. /var/lib comes first because systems clean /var/tmp and /tmp by age, which
 * would remove a database that was not used for a month.
 */
export function sharedFolder(): string {
  for (const base of ['/var/lib', '/var/tmp', tmpdir()]) {
    const folder = join(base, 'hanpan');
    if (ownOpenFolder(folder)) return folder;
  }
  throw new Error('Found no folder outside the checkout that PostgreSQL could use. Set HANPAN_DATA to one.');
}

/** Refuses a folder or link that another user put there first. */
function ownOpenFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    const stat = lstatSync(folder);
    if (!stat.isDirectory() || stat.uid !== process.getuid?.()) return false;
    chmodSync(folder, 0o755);
    return true;
  } catch {
    return false;
  }
}
