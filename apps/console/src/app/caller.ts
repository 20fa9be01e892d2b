import { type CallError, type Caller, createCaller, readLocaleCookie } from '@hanpan/client';
import { consoleCalls } from '@hanpan/contract';

/** The server writes the site's key into the page that it serves. */
export function readSiteKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="hanpan-site"]')?.content ?? '';
}

/** The session of an operator travels in an HttpOnly cookie, so the caller carries no token of its own. */
export function createBrowserCaller(onSessionEnd: (error: CallError) => void): Caller {
  return createCaller({
    calls: consoleCalls,
    siteKey: readSiteKey(),
    locale: () => readLocaleCookie(document.cookie),
    onSessionEnd,
  });
}
