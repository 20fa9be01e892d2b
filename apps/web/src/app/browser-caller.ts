import type { CallError, Caller } from '@hanpan/client';
import { memberCalls } from '@hanpan/contract';
import { createBrowserCaller } from '@hanpan/kit';

/** A separate module, so that the response checks are a separate chunk. */
export function createMemberCaller(onSessionEnd: (error: CallError) => void): Caller {
  return createBrowserCaller(memberCalls, onSessionEnd);
}
