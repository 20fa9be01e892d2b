import { randomUUID } from 'node:crypto';
import { chownSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SystemUser } from './system-user.ts';
import { writeWhole } from './write-whole.ts';

/** Kept in a cluster that lies outside: whose it is. */
interface Identity {
  id: string;
  /** The folder that was asked for, when it was last started. */
  owner: string;
}

/**
 * Throws the sentence for the operator when the cluster in `outside` is not the one of the folder asked for: the ids
 * differ, or the data folder is a copy of another that is still there. One that was moved as a whole is the same.
 */
export function refuseStranger(
  asked: string,
  outside: string,
  noteOf: (folder: string) => string | undefined,
) {
  const identity = readIdentity(outside);
  const known = readText(idFile(asked));
  if (known !== undefined && known !== identity?.id) {
    throw new Error(
      `The database in ${outside} is not the one of ${dirname(asked)}: their installation ids differ. ` +
        'Bring back the folder that belongs here, or restore a backup into an empty HANPAN_DATA (npm run restore).',
    );
  }
  if (identity && !isSamePath(identity.owner, asked) && noteOf(identity.owner) === outside) {
    throw new Error(
      `The database in ${outside} belongs to ${dirname(identity.owner)}, and ${dirname(asked)} is a copy of that ` +
        'folder without a database of its own. For a second installation use npm run backup and npm run restore.',
    );
  }
}

/**
 * Gives the cluster outside and the folder asked for the same id. An installation from before there were ids gets one
 * here, once.
 */
export function identify(asked: string, outside: string, user: SystemUser | undefined): void {
  const known = readIdentity(outside);
  const identity: Identity = { id: known?.id ?? randomUUID(), owner: asked };
  if (known?.owner !== asked) {
    const file = identityFile(outside);
    writeWhole(file, `${JSON.stringify(identity)}\n`);
    if (user) chownSync(file, user.uid, user.gid);
  }
  if (readText(idFile(asked)) !== identity.id) writeWhole(idFile(asked), `${identity.id}\n`);
}

function readIdentity(cluster: string): Identity | undefined {
  const text = readText(identityFile(cluster));
  return text === undefined ? undefined : JSON.parse(text);
}

const identityFile = (cluster: string) => join(cluster, 'hanpan-installation.json');
const idFile = (asked: string) => `${asked}.installation`;

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The cluster itself may be absent from both: the folders above it are compared. */
function isSamePath(one: string, other: string): boolean {
  try {
    return basename(one) === basename(other) && realpathSync(dirname(one)) === realpathSync(dirname(other));
  } catch {
    return false;
  }
}
