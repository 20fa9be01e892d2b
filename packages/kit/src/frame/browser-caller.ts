import { type CallError, type Caller, type CallerTable, createCaller } from '@hanpan/client';
import { currentLocale } from './current-locale.ts';
import { createFaultLog } from './fault-log.ts';

/** The server writes the site's key into the page that it serves. */
function readSiteKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="hanpan-site"]')?.content ?? '';
}

// biome-ignore lint/suspicious/noConsole: a page has no other log, and support reads it there.
const logFault = createFaultLog((line) => console.error(line));

/** The session travels in an HttpOnly cookie, so a browser's caller carries no token. */
export function createBrowserCaller(
  calls: CallerTable,
  onSessionEnd: (error: CallError) => void,
  isIdle: () => boolean = () => false,
): Caller {
  return createCaller({
    calls,
    siteKey: readSiteKey(),
    locale: currentLocale,
    onSessionEnd,
    onFault: logFault,
    isIdle,
  });
}
