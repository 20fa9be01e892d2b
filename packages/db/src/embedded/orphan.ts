import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, isPostmasterOf } from './processes.ts';

const STOP_WITHIN_MS = 30_000;

/**
 * Deals with what a killed launcher left behind, so that PostgreSQL can start in this folder again: a postmaster that
 * is still running is stopped (fast shutdown) and waited for; a lock file whose process id now belongs to a stranger is
 * removed; a lock file whose process is gone is left to PostgreSQL, which knows what to do. The caller must be the
 * keeper of the folder, so a running postmaster cannot belong to another start.
 */
export async function clearOrphan(dataFolder: string, log: (line: string) => void): Promise<void> {
  const pid = readPostmasterPid(dataFolder);
  if (pid === undefined) return;
  const answer = isPostmasterOf(pid, dataFolder);
  if (answer === 'yes') {
    log(`stopping the PostgreSQL that an earlier run left behind (process ${pid})`);
    await stopOrphan(pid, dataFolder);
  } else if (answer === 'no') {
    rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
  }
}

/** First line of postmaster.pid; undefined where there is no such file or it is empty. */
export function readPostmasterPid(dataFolder: string): number | undefined {
  try {
    const [first] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(first);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function stopOrphan(pid: number, dataFolder: string): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `A PostgreSQL of ${dataFolder} is still running (process ${pid}) and cannot be stopped: ${reason}`,
    );
  }
  for (let waitedMs = 0; waitedMs < STOP_WITHIN_MS; waitedMs += 50) {
    if (!isAlive(pid)) return;
    await sleep(50);
  }
  throw new Error(
    `A PostgreSQL of ${dataFolder} (process ${pid}) did not stop within ${STOP_WITHIN_MS / 1000} s.`,
  );
}
