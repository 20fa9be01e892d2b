import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@hanpan/db';
import type { Caller } from './caller.ts';
import { type Child, children, type Launcher } from './launcher.ts';

export type Target = Child | 'launcher' | 'all';
export const targets: readonly Target[] = [...children, 'launcher', 'all'];

const everyMs = 20;
const hurried = { betweenAttemptsMs: everyMs, answerWithinMs: 1_000 };
const serveWithinMs = 120_000;

interface Parts {
  readonly launcher: Launcher;
  /** Of the database that runs now: the one of another launcher listens on another port. */
  readonly owner: () => Database;
  readonly reopen: () => Promise<void>;
  /** Makes money calls of its own, to see when one is accepted. */
  readonly probe: Caller;
}

async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (const startedMs = performance.now(); performance.now() - startedMs < serveWithinMs; ) {
    if (await isTrue().catch(() => false)) return;
    await sleep(everyMs);
  }
  throw new Error(`${what} did not come back`);
}

/** How often the worker's jobs have run; the most frequent runs twice a second. */
async function jobRuns({ owner }: Parts): Promise<number> {
  const row = await owner().row<{ runs: number }>('select sum(run_count)::bigint as runs from job_state');
  return row?.runs ?? 0;
}

/** What serving means for each part. It is asked only when another process has taken the place of the killed one. */
async function serves(child: Child, parts: Parts): Promise<void> {
  if (child === 'vendor')
    return until('vendor', async () => (await fetch(`${parts.launcher.vendorUrl}/health`)).ok);
  if (child !== 'worker') return parts.probe.callWallet(hurried);
  const before = await jobRuns(parts);
  await until('worker', async () => (await jobRuns(parts)) > before);
}

/**
 * Kills a part with SIGKILL, which is started again when it was away for `awayMs`. Resolves, when it serves again, to how long that
 * took from then on, in ms.
 */
export async function killAndWait(target: Target, parts: Parts, awayMs: number): Promise<number> {
  if (target === 'launcher' || target === 'all') return startAnew(target, parts, awayMs);
  const pid = await parts.launcher.pidOf(target);
  await parts.launcher.standStill(async () => {
    process.kill(pid, 'SIGKILL');
    await sleep(awayMs);
  });
  return replaced(target, pid, parts);
}

/** Stops a part with SIGSTOP, so that it hangs. Resolves, when another serves in its place, to how long that took. */
export async function hangAndWait(child: Child, parts: Parts): Promise<number> {
  const pid = await parts.launcher.pidOf(child);
  process.kill(pid, 'SIGSTOP');
  return replaced(child, pid, parts);
}

async function replaced(child: Child, pid: number, parts: Parts): Promise<number> {
  const startedMs = performance.now();
  await parts.launcher.replaced(child, pid);
  await serves(child, parts);
  return performance.now() - startedMs;
}

/** The launcher is started again, as a service manager would. */
async function startAnew(target: 'launcher' | 'all', parts: Parts, awayMs: number): Promise<number> {
  const { launcher } = parts;
  const pids = await launcher.pids();
  const ended = launcher.end('SIGKILL');
  if (target === 'all') for (const pid of Object.values(pids)) process.kill(pid, 'SIGKILL');
  await ended;
  await sleep(awayMs);
  const startedMs = performance.now();
  await launcher.start();
  await parts.reopen();
  await Promise.all(children.map((child) => serves(child, parts)));
  return performance.now() - startedMs;
}
