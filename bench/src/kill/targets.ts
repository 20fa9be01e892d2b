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

/** Kills a part with SIGKILL. Resolves, when it serves again, to how long that took, in ms. */
export async function killAndWait(target: Target, parts: Parts): Promise<number> {
  if (target === 'launcher' || target === 'all') return startAnew(target, parts);
  return replace(target, 'SIGKILL', parts);
}

/** Stops a part with SIGSTOP, so that it hangs. Resolves, when another serves in its place, to how long that took. */
export function hangAndWait(child: Child, parts: Parts): Promise<number> {
  return replace(child, 'SIGSTOP', parts);
}

async function replace(child: Child, signal: NodeJS.Signals, parts: Parts): Promise<number> {
  const pid = await parts.launcher.pidOf(child);
  const startedMs = performance.now();
  process.kill(pid, signal);
  await parts.launcher.replaced(child, pid);
  await serves(child, parts);
  return performance.now() - startedMs;
}

/** The launcher is started again at once, as a service manager would. */
async function startAnew(target: 'launcher' | 'all', parts: Parts): Promise<number> {
  const { launcher } = parts;
  const pids = await launcher.pids();
  const startedMs = performance.now();
  const ended = launcher.end('SIGKILL');
  if (target === 'all') for (const pid of Object.values(pids)) process.kill(pid, 'SIGKILL');
  await ended;
  await launcher.start();
  await parts.reopen();
  await Promise.all(children.map((child) => serves(child, parts)));
  return performance.now() - startedMs;
}
