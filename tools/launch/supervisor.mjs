import { setTimeout as sleep } from 'node:timers/promises';
import { runChild, stopChild } from './children.mjs';
import { createPauses } from './pauses.mjs';

/**
 * An essential child that ends so often without ever having served cannot start. One that has served could: what keeps it
 * from that now, such as a full disk, passes.
 */
const START_ATTEMPTS = 3;

/**
 * Keeps server processes running. Each child says { ready: true } over its channel when it serves, and ends by itself
 * when the channel breaks, so that a killed launcher leaves none behind. A child that dies or hangs is started again,
 * a little later each time, for ever: the others serve on. Only an essential one that cannot start at all is reported
 * to `giveUp(sentence)`. The essential ones are told which parts serve: { parts: { worker: 'unhealthy' } }.
 *
 * @param {{ say: import('../types.d.ts').Say, giveUp: import('../types.d.ts').Say, pauses?: Parameters<typeof createPauses>[0], readyWithinMs?: number, pulse?: { everyMs: number, limit: number } }} options
 */
export function createSupervisor({ say, giveUp, pauses, readyWithinMs, pulse }) {
  /** @type {Map<string, { program: import('../types.d.ts').Program, child: import('node:child_process').ChildProcess | undefined, health: 'starting' | 'serving' | 'unhealthy' }>} */
  const parts = new Map();
  let stopping = false;

  /**
   * Resolves when the program serves; for one that is not essential also when its first start failed.
   *
   * @param {import('../types.d.ts').Program} program
   * @returns {Promise<void>}
   */
  function keep(program) {
    parts.set(program.name, { program, child: undefined, health: 'starting' });
    return new Promise((resolve) => void keepRunning(program, resolve));
  }

  /**
   * @param {import('../types.d.ts').Program} program
   * @param {() => void} announce
   */
  async function keepRunning(program, announce) {
    const { name, isEssential = false } = program;
    const nextPause = createPauses(pauses);
    let failedStarts = 0;
    let hasServed = false;
    while (!stopping) {
      const { reason, servedMs } = await runOnce(program, announce);
      if (stopping) return;
      mark(name, 'unhealthy');
      if (servedMs === undefined) failedStarts += 1;
      else hasServed = true;
      if (isEssential && !hasServed && failedStarts >= START_ATTEMPTS) {
        giveUp(
          `${name} could not start ${failedStarts} times in a row (last: ${reason}). Its own words are above.`,
        );
        return;
      }
      const waitMs = nextPause(servedMs ?? 0);
      const others = isEssential ? '' : '; the site serves on';
      say(`${name} ended unexpectedly (${reason}); starting it again in ${waitMs / 1000} s${others}`);
      if (!isEssential) announce();
      await sleep(waitMs);
    }
  }

  /**
   * @param {import('../types.d.ts').Program} program
   * @param {() => void} announce
   */
  function runOnce(program, announce) {
    return runChild(program, {
      readyWithinMs,
      pulse,
      onChild: (child) => {
        const part = parts.get(program.name);
        if (part) part.child = child;
      },
      onReady: () => {
        mark(program.name, 'serving');
        announce();
      },
    });
  }

  /**
   * @param {string} name
   * @param {'serving' | 'unhealthy'} health
   */
  function mark(name, health) {
    const part = parts.get(name);
    if (part) part.health = health;
    for (const { program, child } of parts.values()) {
      if (program.isEssential && child?.connected) child.send({ parts: healthOfParts() }, () => undefined);
    }
  }

  /** Of each part by name. */
  function healthOfParts() {
    return Object.fromEntries([...parts].map(([name, { health }]) => [name, health]));
  }

  async function stop() {
    stopping = true;
    await Promise.all([...parts.values()].map(({ child }) => child && stopChild(child)));
  }

  return { keep, stop };
}
