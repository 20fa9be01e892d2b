import type { CallError, Caller } from '@hanpan/client';
import { nextTask } from './next-task.ts';

/**
 * The contract's schemas check every response, and none arrives before the first paint: so they are loaded beside
 * the first chunk and not in it. Calls made earlier wait for them. Calls made at once, as a page makes when it is drawn,
 * begin in tasks of their own: it takes a phone a hundredth of a second to begin one.
 */
export function createLazyCaller(onSessionEnd: (error: CallError) => void): Caller {
  const load = async () => {
    await import('@hanpan/contract/check-core');
    await nextTask();
    await import('./response-checks.ts');
    await nextTask();
    const { createMemberCaller } = await import('./browser-caller.ts');
    return createMemberCaller(onSessionEnd);
  };
  const loaded = load();
  let turn: Promise<unknown> = loaded;
  return async (path, body, options) => {
    const own = turn.then(nextTask);
    // A part of the page that does not load is told to each of its calls, and not to the turns.
    turn = own.catch(() => undefined);
    await own;
    return (await loaded)(path, body, options);
  };
}
