import { fork } from 'node:child_process';
import { watchPulse } from './pulse.mjs';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 8_000;
const HEARTBEAT = new URL('./heartbeat.mjs', import.meta.url).href;

/**
 * A child's message that it serves.
 *
 * @param {unknown} message
 */
export function saysReady(message) {
  return typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;
}

/**
 * Runs a server until it has ended, and kills it when it does not serve in time or hangs: SIGKILL, because a process
 * that is stopped or caught in a loop hears no other signal. Resolves to why it ended, and for how long it had served
 * (undefined: it never did).
 *
 * @param {import('../types.d.ts').Program} program
 * @param {{ onChild: (child: import('node:child_process').ChildProcess) => void, onReady: () => void, readyWithinMs?: number, pulse?: { everyMs: number, limit: number } }} options
 * @returns {Promise<{ reason: string, servedMs: number | undefined }>}
 */
export function runChild({ file, env }, { onChild, onReady, readyWithinMs, pulse }) {
  const child = fork(file, [], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--enable-source-maps', '--import', HEARTBEAT],
    // Ctrl-C in a terminal signals the whole group; only the launcher should hear it, and then stop us in order.
    detached: process.platform !== 'win32',
  });
  onChild(child);
  return new Promise((resolve) => {
    let killedFor = '';
    let readyAtMs;
    let endWatch;
    const kill = (why) => {
      killedFor = why;
      child.kill('SIGKILL');
    };
    const patienceMs = readyWithinMs ?? READY_WITHIN_MS;
    const tooLate = setTimeout(() => kill(`it did not serve within ${patienceMs / 1000} s`), patienceMs);
    child.on('message', (message) => {
      if (readyAtMs !== undefined || !saysReady(message)) return;
      clearTimeout(tooLate);
      readyAtMs = performance.now();
      endWatch = watchPulse(child, (silentMs) => kill(`it did not respond for ${silentMs / 1000} s`), pulse);
      onReady();
    });
    const end = (reason) => {
      clearTimeout(tooLate);
      endWatch?.();
      const servedMs = readyAtMs === undefined ? undefined : performance.now() - readyAtMs;
      resolve({ reason: killedFor || reason, servedMs });
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ? `signal ${signal}` : `code ${code}`));
  });
}

/**
 * Runs a program to its end; resolves to its exit code. `onChild` receives the process, to stop it early.
 *
 * @param {Omit<import('../types.d.ts').Program, 'name'>} program
 * @param {(child: import('node:child_process').ChildProcess) => void} [onChild]
 * @returns {Promise<number>}
 */
export function runToEnd({ file, env, execArgv = [] }, onChild) {
  const child = fork(file, [], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--enable-source-maps', ...execArgv],
  });
  onChild?.(child);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * Asks it to end, and kills it after a few seconds.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} withinMs
 */
export async function stopChild(child, withinMs = STOP_WITHIN_MS) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), withinMs);
  await gone;
  clearTimeout(force);
}
