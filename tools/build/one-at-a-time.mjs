import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15 * 60_000;
const POLL_MS = 200;
/** The error codes of a rename to a folder that is not empty, or from one that is gone. */
const NOT_MOVED = new Set(['EEXIST', 'ENOTEMPTY', 'EPERM', 'ENOENT']);

/**
 * Does the work while no other process works under the same folder. The folder is the lock: it holds the id of
 * its process from the moment it exists, and the lock of a process that is gone is removed. `onWait` receives the id of
 * the process that is waited for. Throws an Error when a running one does not release it.
 *
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 * @param {(pid: number | undefined) => void} onWait
 * @returns {Promise<Result>}
 */
export async function oneAtATime(folder, work, onWait = () => undefined) {
  for (let waitedMs = 0; !take(folder); waitedMs += POLL_MS) {
    const pid = holderOf(folder);
    if (pid !== undefined && !isAlive(pid)) putAway(folder, pid);
    else if (waitedMs === 0) onWait(pid);
    if (waitedMs >= PATIENCE_MS) {
      throw new Error(
        `${folder} has been held for too long, by process ${pid}. If that is another, remove it.`,
      );
    }
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    remove(folder);
  }
}

/**
 * A rename makes it whole in one step, and of many at once exactly one succeeds.
 *
 * @param {string} folder
 */
function take(folder) {
  const own = `${folder}.${randomUUID()}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'pid'), String(process.pid));
  if (move(own, folder)) return true;
  rmSync(own, { recursive: true, force: true });
  return false;
}

/**
 * Two may find the same one gone: under a separate lock, so that the second cannot remove what the first made.
 *
 * @param {string} folder
 * @param {number} pid
 */
function putAway(folder, pid) {
  const guard = `${folder}.guard`;
  if (take(guard)) {
    if (holderOf(folder) === pid) remove(folder);
    remove(guard);
  } else if (!isAlive(holderOf(guard) ?? process.pid)) {
    remove(guard);
  }
}

/**
 * Renamed in one step: an emptied folder under the same name could be taken while it is being removed.
 *
 * @param {string} folder
 */
function remove(folder) {
  const away = `${folder}.${randomUUID()}`;
  if (move(folder, away)) rmSync(away, { recursive: true, force: true });
}

/**
 * @param {string} from
 * @param {string} to
 */
function move(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (NOT_MOVED.has(error.code)) return false;
    throw error;
  }
}

/**
 * Undefined where there is none any more.
 *
 * @param {string} folder
 */
function holderOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
