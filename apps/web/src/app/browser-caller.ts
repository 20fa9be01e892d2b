import { type CallError, type Caller, createCaller } from '@hanpan/client';
import { memberCalls } from '@hanpan/contract';
import { currentLocale } from './locale.ts';

/** The server writes the site's key into the page that it serves. */
function readSiteKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="hanpan-site"]')?.content ?? '';
}

/** The session travels in an HttpOnly cookie, so a browser's caller carries no token of its own. */
export function createBrowserCaller(onSessionEnd: (error: CallError) => void): Caller {
  return createCaller({ calls: memberCalls, siteKey: readSiteKey(), locale: currentLocale, onSessionEnd });
}
