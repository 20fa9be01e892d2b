import { type CallError, type Caller, codeOf } from '@hanpan/client';
import { type CallSpec, memberCalls } from '@hanpan/contract';
import { createBrowserCaller, isIdle, noteUse } from '@hanpan/kit';
import { announceCheck } from './check-news.ts';
import { announceDocuments } from './document-news.ts';
import { announceMaintenance } from './maintenance-news.ts';

const calls: Readonly<Record<string, CallSpec>> = memberCalls;

/** A separate module, so that the response checks are a separate chunk. */
export function createMemberCaller(onSessionEnd: (error: CallError) => void): Caller {
  const caller = createBrowserCaller(memberCalls, onSessionEnd, isIdle);
  return async (path, body, options) => {
    const isUse = calls[path]?.passive !== true && !isIdle();
    try {
      const data = await caller(path, body, options);
      if (isUse) noteUse();
      return data;
    } catch (error) {
      if (codeOf(error) === 'B0093') announceMaintenance();
      if (codeOf(error) === 'X007') announceCheck();
      if (codeOf(error) === 'D001') announceDocuments();
      throw error;
    }
  };
}
