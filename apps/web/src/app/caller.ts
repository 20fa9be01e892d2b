import type { CallError, Caller } from '@hanpan/client';
import { nextTask } from './next-task.ts';

/**
 * The contract's schemas check every response, and none arrives before the first paint: so they are loaded beside
 * the first chunk and not in it. Calls made earlier wait for them.
 */
export function createLazyCaller(onSessionEnd: (error: CallError) => void): Caller {
  const load = async () => {
    await import('./response-checks.ts');
    await nextTask();
    const { createMemberCaller } = await import('./browser-caller.ts');
    return createMemberCaller(onSessionEnd);
  };
  const loaded = load();
  return async (path, body, options) => (await loaded)(path, body, options);
}
