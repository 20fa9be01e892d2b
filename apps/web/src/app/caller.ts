import type { CallError, Caller } from '@hanpan/client';
import { nextTask } from './next-task.ts';

/**
 * Lets one call begin in each task: to begin a request takes a phone a hundredth of a second, and a page that is drawn
 * makes five at once. A call begins at once where no other has in this task, and on a page that is being left, which has
 * no task after this one. Nothing begins before `loaded`.
 */
function createTurns(loaded: Promise<unknown>): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let isTaken = true;
  const next = () => {
    const begin = waiting.shift();
    isTaken = begin !== undefined;
    begin?.();
    if (isTaken) void nextTask().then(next);
  };
  // What does not load is told to each call.
  void loaded.then(next, next);
  return async () => {
    if (document.visibilityState === 'hidden') return;
    if (isTaken) return new Promise((resolve) => waiting.push(resolve));
    isTaken = true;
    void nextTask().then(next);
  };
}

/**
 * The contract's schemas check every response, and none arrives before the first paint: so they are loaded beside
 * the first chunk and not in it.
 */
export async function loadCaller(onSessionEnd: (error: CallError) => void): Promise<Caller> {
  await import('./response-checks.ts');
  await nextTask();
  const { createMemberCaller } = await import('./browser-caller.ts');
  return createMemberCaller(onSessionEnd);
}

/** Calls that are made before the caller is there wait for it. */
export function createLazyCaller(loaded: Promise<Caller>): Caller {
  const turn = createTurns(loaded);
  return async (path, body, options) => {
    await turn();
    return (await loaded)(path, body, options);
  };
}
