import type { IncomingHttpHeaders } from 'node:http';
import { sessionCookies } from './request-facts.ts';
import type { Session } from './sessions.ts';
import { canonicalHost } from './sites.ts';

/** A malformed cookie is ignored: it may be another program's on the same host. */
function readCookie(pair: string): [name: string, value: string][] {
  const at = pair.indexOf('=');
  if (at < 1) return [];
  try {
    return [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]];
  } catch {
    return [];
  }
}

function cookiesOf(header: string | undefined): Map<string, string> {
  return new Map((header ?? '').split(/;\s*/).flatMap(readCookie));
}

/**
 * The session tokens that a handshake carries, each once. `protocol` is that of the public URL, as for cookies over HTTP.
 * A page says as what it opens its socket: a browser may be signed in as a member and as an operator, and the end of one
 * session is no news to the pages of the other.
 */
export function tokensOf({ cookie, token }: IncomingHttpHeaders, protocol: string, as: unknown): string[] {
  const cookies = cookiesOf(cookie);
  const names = sessionCookies(protocol, as);
  const fromHeader = typeof token === 'string' ? [token] : [];
  return [...new Set([...names.flatMap((name) => cookies.get(name) ?? []), ...fromHeader])];
}

export function isOwnOrigin({ origin, host = '' }: IncomingHttpHeaders, protocol: string): boolean {
  return origin === undefined || origin === `${protocol}//${canonicalHost(host)}`;
}

/** Whether it has the form of a session token, so that nothing else is looked up. */
export function isToken(topic: unknown): topic is string {
  return typeof topic === 'string' && /^[\w-]{43}$/.test(topic);
}

export const sessionRoom = ({ sessionId }: Session) => `session:${sessionId}`;

/** What a session may hear. */
export function roomsOf(session: Session): string[] {
  if (session.memberId !== null) return [sessionRoom(session), `member:${session.memberId}`];
  return [sessionRoom(session), `operators:${session.siteId}`];
}
