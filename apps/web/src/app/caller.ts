import type { CallError, Caller } from '@hanpan/client';

/**
 * The contract's schemas check every response, and none arrives before the first paint: so they are loaded beside
 * the first chunk and not in it. Calls made earlier wait for them.
 */
export function createLazyCaller(onSessionEnd: (error: CallError) => void): Caller {
  const loaded = import('./browser-caller.ts').then(({ createMemberCaller }) =>
    createMemberCaller(onSessionEnd),
  );
  return async (path, body, options) => (await loaded)(path, body, options);
}
