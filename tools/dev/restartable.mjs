import { fork } from 'node:child_process';
import { saysReady, stopChild } from '../launch/children.mjs';

/** Committed data is safe and nothing else matters: a server that is still ending is not awaited. */
const STOP_WITHIN_MS = 500;
const READY_WITHIN_MS = 60_000;

/**
 * A program that restarts on demand. One that ends by itself, because of the latest edit, stays
 * ended until the next change. `start` and `restart` resolve to whether it serves; `settled` when none is under way.
 *
 * @param {import('../types.d.ts').Program} program
 * @param {{ say: import('../types.d.ts').Say }} options
 */
export function createRestartable(program, { say }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let settled = Promise.resolve(false);

  /**
   * @returns {Promise<boolean>}
   */
  function launch() {
    const started = fork(program.file, [], {
      env: program.env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: ['--enable-source-maps', ...(program.execArgv ?? [])],
      detached: process.platform !== 'win32',
    });
    child = started;
    return new Promise((resolve) => {
      const tooLate = setTimeout(resolve, READY_WITHIN_MS, false);
      const settle = (serves) => {
        clearTimeout(tooLate);
        resolve(serves);
      };
      started.on('message', (message) => saysReady(message) && settle(true));
      started.once('error', () => settle(false));
      started.once('exit', (code) => {
        settle(false);
        if (child === started) say(`${program.name} ended (code ${code}); it waits for a change`);
      });
    });
  }

  async function stop() {
    const stopped = child;
    child = undefined;
    if (stopped) await stopChild(stopped, STOP_WITHIN_MS);
  }

  function restart() {
    settled = stop().then(launch);
    return settled;
  }

  return { start: restart, restart, stop, settled: () => settled };
}
