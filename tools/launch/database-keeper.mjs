import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabases } from './database.mjs';
import { createPauses } from './pauses.mjs';

const START_ATTEMPTS = 3;

/**
 * Keeps the databases open: `open()` resolves to their URLs and throws an Error with a sentence when there are none.
 * An embedded PostgreSQL that dies is started again on the same port, and everything committed is on its disk: the
 * servers keep running and connect anew. One that cannot start several times in a row is reported to
 * `giveUp(sentence)`. `stop()` may be called at any moment.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {{ say: import('../types.d.ts').Say, giveUp: import('../types.d.ts').Say, openWith?: typeof openDatabases }} options
 */
export function keepDatabases(settings, { say, giveUp, openWith = openDatabases }) {
  const nextPause = createPauses();
  let opened;
  let openedAtMs = 0;
  let stopping = false;

  async function open(tell = say) {
    const onExit = (reason) => void replace(reason);
    opened = await openWith(settings, { say: tell, onExit, port: opened?.port });
    openedAtMs = performance.now();
    if (stopping) await opened.stop();
    return opened.databases;
  }

  /**
   * @param {string} reason
   */
  async function replace(reason) {
    if (stopping) return;
    let waitMs = nextPause(performance.now() - openedAtMs);
    say(`${reason}; starting it again in ${waitMs / 1000} s`);
    for (let attempt = 1; !stopping; attempt += 1) {
      await sleep(waitMs);
      if (stopping) return;
      try {
        // Where the data is was said at the first start.
        await open(() => undefined);
        return;
      } catch (error) {
        if (attempt === START_ATTEMPTS)
          return giveUp(`${error.message}\nNothing that was committed is lost.`);
        waitMs = nextPause(0);
      }
    }
  }

  async function stop() {
    stopping = true;
    await opened?.stop();
  }

  return { open: () => open(), stop };
}
