import type {} from '@fastify/cookie';
import { type Locale, locales, negotiateLocale } from '@hanpan/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Locale cookie, then Accept-Language, then the first that the site offers; never one that it does not offer. */
export function localeOf(request: FastifyRequest, offered: readonly Locale[] = locales): Locale {
  const cookie = request.cookies?.locale;
  const chosen = offered.find((each) => each === cookie);
  return chosen ?? negotiateLocale(request.headers['accept-language'], offered) ?? offered[0] ?? 'ko';
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

export type CookieKind = 'member' | 'operator';

/** `__Host-` needs Secure, which plain http on localhost cannot have. */
function cookieName(request: FastifyRequest, kind: CookieKind): string {
  const name = kind === 'member' ? 'hanpan-session' : 'hanpan-console';
  return isSecure(request) ? `__Host-${name}` : name;
}

function markerName(kind: CookieKind): string {
  return kind === 'member' ? 'hanpan-signed-in' : 'hanpan-console-signed-in';
}

/** Browsers say where a request comes from; a client that does not is an API client and carries its token itself. */
export function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
}

export function tokenOf(request: FastifyRequest, kind: CookieKind): string | undefined {
  const header = request.headers.token;
  if (typeof header === 'string' && header !== '') return header;
  return request.cookies?.[cookieName(request, kind)];
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: CookieKind,
  token: string,
  expires: Date,
): void {
  reply.setCookie(cookieName(request, kind), token, {
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'strict',
    path: '/',
    expires,
  });
  // Says only that there is a session, so that a guest's page need not ask for one.
  reply.setCookie(markerName(kind), '1', {
    secure: isSecure(request),
    sameSite: 'strict',
    path: '/',
    expires,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, kind: CookieKind): void {
  reply.clearCookie(cookieName(request, kind), { path: '/', sameSite: 'strict', httpOnly: true });
  reply.clearCookie(markerName(kind), { path: '/', sameSite: 'strict' });
}

function deviceCookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-hanpan-device' : 'hanpan-device';
}

/** The cookie of a device from which somebody has signed in. Without a session it allows nothing. */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies?.[deviceCookieName(request)];
}

export function setDeviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  reply.setCookie(deviceCookieName(request), token, {
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'strict',
    path: '/',
    expires,
  });
}

/** A state change may come from our own pages or from a client that is no browser; never from another site. */
export function isForeignOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== request.host;
  } catch {
    return true;
  }
}
