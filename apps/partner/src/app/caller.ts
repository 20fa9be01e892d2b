import type { CallError, Caller } from '@hanpan/client';
import { type CallSpec, partnerCalls } from '@hanpan/contract';
import { createBrowserCaller, isIdle, noteUse } from '@hanpan/kit';

const calls: Readonly<Record<string, CallSpec>> = partnerCalls;

/** Work at this desk is use of the session that the member site has too: both pages know when it was last used. */
export function createPartnerCaller(onSessionEnd: (error: CallError) => void): Caller {
  const caller = createBrowserCaller(partnerCalls, onSessionEnd, isIdle);
  return async (path, body, options) => {
    const isUse = calls[path]?.passive !== true && !isIdle();
    const data = await caller(path, body, options);
    if (isUse) noteUse();
    return data;
  };
}
