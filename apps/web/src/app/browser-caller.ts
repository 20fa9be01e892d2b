import { type CallError, type Caller, codeOf } from '@hanpan/client';
import { memberCalls } from '@hanpan/contract';
import { createBrowserCaller } from '@hanpan/kit';
import { announceCheck } from './check-news.ts';
import { announceDocuments } from './document-news.ts';
import { announceMaintenance } from './maintenance-news.ts';

/** A separate module, so that the response checks are a separate chunk. */
export function createMemberCaller(onSessionEnd: (error: CallError) => void): Caller {
  const caller = createBrowserCaller(memberCalls, onSessionEnd);
  return async (path, body, options) => {
    try {
      return await caller(path, body, options);
    } catch (error) {
      if (codeOf(error) === 'B0093') announceMaintenance();
      if (codeOf(error) === 'X007') announceCheck();
      if (codeOf(error) === 'D001') announceDocuments();
      throw error;
    }
  };
}
