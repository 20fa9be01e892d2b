import type { CallError, Caller } from '@hanpan/client';
import { memberCalls } from '@hanpan/contract';
import { createBrowserCaller } from '@hanpan/kit';

/** A module of its own, so that the checks of every answer are a chunk of their own. */
export function createMemberCaller(onSessionEnd: (error: CallError) => void): Caller {
  return createBrowserCaller(memberCalls, onSessionEnd);
}
