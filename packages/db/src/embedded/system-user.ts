import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** An account of the operating system, by number. Undefined in this module means the current account. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of an existing cluster, else as `postgres`,
 * else as `nobody`. Any other user runs it under their own account (undefined).
 */
export function chooseSystemUser(dataFolder: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = ownerOfCluster(dataFolder) ?? lookUpUser('postgres') ?? lookUpUser('nobody');
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor a user nobody. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Asks the system itself, by trying: permissions, access lists and mount options all count. */
export function canWriteIn(folder: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...user, cwd: '/' });
  return probe.status === 0;
}

function ownerOfCluster(dataFolder: string): SystemUser | undefined {
  try {
    const { uid, gid } = statSync(join(dataFolder, 'PG_VERSION'));
    return uid === 0 ? undefined : { uid, gid };
  } catch {
    return undefined;
  }
}

function lookUpUser(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
