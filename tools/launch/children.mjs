import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 8_000;
const DEATHS = { limit: 3, withinMs: 60_000 };

/**
 * A child's message that it serves.
 *
 * @param {unknown} message
 */
export function saysReady(message) {
  return typeof message === 'object' && message !== null && 'ready' in message && message.ready === true;
}

/**
 * Keeps server processes running. Each child says { ready: true } over its channel when it serves, and ends by itself
 * when the channel breaks, so that a killed launcher leaves none behind. A child that dies is started again, a little
 * later each time; the third death within a minute is reported once to `giveUp(sentence)`.
 */
export function createSupervisor({
  say,
  giveUp,
  backoffMs = 500,
  deaths = DEATHS,
  readyWithinMs = READY_WITHIN_MS,
}) {
  const running = new Map();
  let stopping = false;

  /**
   * @param {import('../types.d.ts').Program} program
   */
  async function keep(program) {
    const diedAtMs = [];
    let announce;
    const firstReady = new Promise((resolve) => {
      announce = resolve;
    });
    void (async () => {
      while (!stopping) {
        const reason = await runOnce(program, announce);
        if (stopping) return;
        const nowMs = performance.now();
        diedAtMs.push(nowMs);
        const recent = diedAtMs.filter((atMs) => nowMs - atMs < deaths.withinMs).length;
        if (recent >= deaths.limit) {
          giveUp(
            `${program.name} ended ${recent} times within a minute (last: ${reason}). Its own words are above.`,
          );
          return;
        }
        const waitMs = backoffMs * 2 ** (recent - 1);
        say(`${program.name} ended unexpectedly (${reason}); starting it again in ${waitMs / 1000} s`);
        await sleep(waitMs);
      }
    })();
    await firstReady;
  }

  /**
   * Resolves, when the process has ended, to the reason.
   *
   * @param {import('../types.d.ts').Program} program
   * @param {() => void} onReady
   * @returns {Promise<string>}
   */
  function runOnce({ name, file, env, execArgv = [] }, onReady) {
    const child = fork(file, [], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: ['--enable-source-maps', ...execArgv],
      // Ctrl-C in a terminal signals the whole group; only the launcher should hear it, and then stop us in order.
      detached: process.platform !== 'win32',
    });
    return new Promise((resolve) => {
      const tooLate = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
      running.set(name, child);
      child.on('message', (message) => {
        if (!saysReady(message)) return;
        clearTimeout(tooLate);
        onReady();
      });
      const end = (reason) => {
        clearTimeout(tooLate);
        if (running.get(name) === child) running.delete(name);
        resolve(reason);
      };
      child.once('error', (error) => end(error.message));
      child.once('exit', (code, signal) => end(signal ? `signal ${signal}` : `code ${code}`));
    });
  }

  async function stop() {
    stopping = true;
    await Promise.all([...running.values()].map((child) => stopChild(child)));
  }

  return { keep, stop };
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
