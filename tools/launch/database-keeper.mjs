import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabases } from './database.mjs';
import { createPauses } from './pauses.mjs';

/**
 * Keeps the databases open: `open()` resolves to their URLs and throws an Error with a sentence when there are none.
 * An embedded PostgreSQL that dies is started again on the same port, and everything committed is on its disk: the
 * servers keep running and connect anew. One that cannot start, on a full disk say, is tried again for ever, a little
 * later each time: it comes back when there is room. `stop()` may be called at any moment.
 *
 * @param {import('../types.d.ts').Settings} settings
 * @param {{ say: import('../types.d.ts').Say, openWith?: typeof openDatabases, pauses?: Parameters<typeof createPauses>[0] }} options
 */
export function keepDatabases(settings, { say, openWith = openDatabases, pauses }) {
  const nextPause = createPauses(pauses);
  let opened;
  let openedAtMs = 0;
  let stopping = false;

  async function open(tell = say) {
    const onExit = (reason) => void replace(reason);
    opened = await openWith(settings, { say: tell, onRecovering: say, onExit, port: opened?.port });
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
    while (!stopping) {
      await sleep(waitMs);
      if (stopping) return;
      try {
        // Where the data is was said at the first start.
        await open(() => undefined);
        return;
      } catch (error) {
        waitMs = nextPause(0);
        say(
          `${error.message}\nThe database cannot start; trying again in ${waitMs / 1000} s. Nothing that was committed is lost.`,
        );
      }
    }
  }

  async function stop() {
    stopping = true;
    await opened?.stop();
  }

  return { open: () => open(), stop };
}
