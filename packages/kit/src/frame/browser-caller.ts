import { type CallError, type Caller, type CallerTable, createCaller } from '@hanpan/client';
import { isIdle, noteUse } from '../session/activity.ts';
import { currentLocale } from './current-locale.ts';
import { createFaultLog } from './fault-log.ts';

/** The server writes the site's key into the page that it serves. */
function readSiteKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="hanpan-site"]')?.content ?? '';
}

// biome-ignore lint/suspicious/noConsole: a page has no other log, and support reads it there.
const logFault = createFaultLog((line) => console.error(line));

/**
 * The session travels in an HttpOnly cookie, so a browser's caller carries no token. The server is told what the page asks while
 * nobody is at it, and the page notes what kept the session alive, so that both know when it ends.
 */
export function createBrowserCaller(calls: CallerTable, onSessionEnd: (error: CallError) => void): Caller {
  const caller = createCaller({
    calls,
    siteKey: readSiteKey(),
    locale: currentLocale,
    onSessionEnd,
    onFault: logFault,
    isIdle,
  });
  return async (path, body, options) => {
    const isUse = calls[path]?.passive !== true && !isIdle();
    const data = await caller(path, body, options);
    if (isUse) noteUse();
    return data;
  };
}
