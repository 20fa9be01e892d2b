import type {} from '@fastify/cookie';
import { idleHeader } from '@hanpan/contract';
import { type Locale, locales, negotiateLocale } from '@hanpan/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalHost } from './sites.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How browsers reach the installation: what its public URL says, not what a header on the way says. */
    readonly publicProtocol: string;
  }
}

/** Tells every request by which protocol browsers come: cookies and origins depend on it. */
export function registerPublicProtocol(app: FastifyInstance, publicUrl: string): void {
  app.decorateRequest('publicProtocol', new URL(publicUrl).protocol);
}

/** Locale cookie, then Accept-Language, then the first that the site offers; never one that it does not offer. */
export function localeOf(request: FastifyRequest, offered: readonly Locale[] = locales): Locale {
  const cookie = request.cookies?.locale;
  const chosen = offered.find((each) => each === cookie);
  return chosen ?? negotiateLocale(request.headers['accept-language'], offered) ?? offered[0] ?? 'ko';
}

function isSecure(request: FastifyRequest): boolean {
  return request.publicProtocol === 'https:';
}

const sessionNames = { member: 'hanpan-session', operator: 'hanpan-console' };
export type CookieKind = keyof typeof sessionNames;

/** `__Host-` needs Secure, which plain http on localhost cannot have. */
function hostCookie(name: string, protocol: string): string {
  return protocol === 'https:' ? `__Host-${name}` : name;
}

/** The names of the session cookies, of one kind or of all, by the protocol of the public URL. */
export function sessionCookies(protocol: string, kind: unknown): string[] {
  const names = Object.entries(sessionNames).filter(([each]) => kind === undefined || each === kind);
  return names.map(([, name]) => hostCookie(name, protocol));
}

function cookieName({ publicProtocol }: FastifyRequest, kind: CookieKind): string {
  return hostCookie(sessionNames[kind], publicProtocol);
}

function markerName(kind: CookieKind): string {
  return kind === 'member' ? 'hanpan-signed-in' : 'hanpan-console-signed-in';
}

/** Browsers say where a request comes from; a client that does not is an API client and carries its token itself. */
export function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
}

/** A page says of itself that nobody is at it. */
export function isSentByPage(request: FastifyRequest): boolean {
  return request.headers[idleHeader] !== undefined;
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

/** A browser takes nothing under a `__Host-` name that is not Secure, the end of a cookie included. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, kind: CookieKind): void {
  const secure = isSecure(request);
  reply.clearCookie(cookieName(request, kind), { path: '/', sameSite: 'strict', httpOnly: true, secure });
  reply.clearCookie(markerName(kind), { path: '/', sameSite: 'strict', secure });
}

function deviceCookieName(request: FastifyRequest): string {
  return hostCookie('hanpan-device', request.publicProtocol);
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

/** Whether a request only reads: it changes nothing, and a HEAD is a GET without the body. */
export function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

const ownFetchSites: readonly unknown[] = [undefined, 'same-origin', 'none'];

/**
 * A state change may come from our own pages or from a client that is no browser; never from another site. A browser
 * says where a request comes from by `Sec-Fetch-Site`, also where it sends no `Origin`; both must agree.
 */
export function isForeign({ headers, publicProtocol, host }: FastifyRequest): boolean {
  if (!ownFetchSites.includes(headers['sec-fetch-site'])) return true;
  return headers.origin !== undefined && headers.origin !== `${publicProtocol}//${canonicalHost(host)}`;
}
