import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, isPostmasterOf, postgresProcessesOf } from './processes.ts';

const STOP_WITHIN_MS = 30_000;
const BACKENDS_END_WITHIN_MS = 1_000;

/**
 * Deals with what a killed launcher left behind, so that PostgreSQL can start in this folder again: a postmaster that
 * is still running is stopped (fast shutdown) and waited for; a lock file whose process id now belongs to a stranger is
 * removed, and so is one whose process is gone. Backends without their postmaster are ended: one in the middle of a long
 * statement would not notice, and while it lives no other PostgreSQL can start. The caller must be the keeper of the
 * folder, so a running postmaster cannot belong to another start.
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
    await endBackends(dataFolder);
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

/** As an immediate shutdown does: what was not committed is undone by the recovery. */
async function endBackends(dataFolder: string): Promise<void> {
  signalAll(postgresProcessesOf(dataFolder), 'SIGQUIT');
  for (let waitedMs = 0; waitedMs < BACKENDS_END_WITHIN_MS; waitedMs += 20) {
    if (postgresProcessesOf(dataFolder).length === 0) return;
    await sleep(20);
  }
  signalAll(postgresProcessesOf(dataFolder), 'SIGKILL');
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended by itself.
    }
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
