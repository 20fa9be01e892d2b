import {
  type Audience,
  isOfConsole,
  isOfPartners,
  isRefusedInMaintenance,
  isRefusedUnenrolled,
  leadsOthers,
  mayCall,
  namesShownTo,
  storedAnswerHeader,
} from '@hanpan/contract';
import type { Locale } from '@hanpan/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestContext } from './call-context.ts';
import type { Clock } from './clock.ts';
import { need } from './need.ts';
import { logForeignSite } from './refusal-log.ts';
import {
  type CookieKind,
  clearSessionCookie,
  deviceTokenOf,
  isBrowser,
  isForeign,
  isRead,
  isSentByPage,
  localeOf,
  setDeviceCookie,
  setSessionCookie,
  tokenOf,
} from './request-facts.ts';
import type { SessionLookup } from './session-lookup.ts';
import type { Session } from './sessions.ts';
import { isClosed, type Site, type SiteDirectory, siteByHost, siteByKey } from './sites.ts';

/** What the language of a response depends on. */
export interface LocaleServices {
  readonly sites: SiteDirectory;
  /** The languages that a site offers, its own first. */
  readonly localesOf: (site: Site) => readonly Locale[];
}

export interface IdentityServices extends LocaleServices {
  readonly sessions: Pick<SessionLookup, 'look' | 'use'>;
  /** Whether a site opens its console to an address. */
  readonly mayEnterConsole: (site: Site, address: string) => boolean;
  /** Whether operators of a site need a second factor. */
  readonly demandsSecondFactor: (site: Site) => boolean;
  /** Whether a member is a partner without the second factor that its site demands of partners. */
  readonly lacksDemandedFactor: (site: Site, memberId: number) => Promise<boolean>;
  readonly clock: Clock;
}

/** What is requested, and who may request it. */
export interface Asked {
  readonly path: `/api/${string}`;
  readonly audience: Audience;
  readonly always?: true;
  readonly passive?: true;
  readonly enrolling?: true;
}

export function cookieKindOf({ path }: Pick<Asked, 'path'>): CookieKind {
  return path.startsWith('/api/console/') ? 'operator' : 'member';
}

function contextOf(
  { localesOf, sites }: LocaleServices,
  call: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  session: Session | undefined,
): GuestContext {
  const kind = cookieKindOf(call);
  const token = tokenOf(request, kind) ?? '';
  return {
    site,
    locale: localeOf(request, localesOf(site)),
    address: request.address,
    log: request.log,
    session,
    keepSession(token, expiresAt) {
      if (!isBrowser(request)) return token;
      setSessionCookie(request, reply, kind, token, expiresAt);
      return null;
    },
    token,
    readableToken: isBrowser(request) || token === '' ? null : token,
    dropSession: () => clearSessionCookie(request, reply, kind),
    tellStored: () => void reply.header(storedAnswerHeader, 'true'),
    forgetSites: () => sites.forget(),
    device: deviceTokenOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    keepDevice(token, expiresAt) {
      if (!isBrowser(request)) return false;
      setDeviceCookie(request, reply, token, expiresAt);
      return true;
    },
  };
}

function withIdentity(call: Asked, context: GuestContext): GuestContext | 'E401' | 'E403' {
  const { session } = context;
  if (call.audience === 'guest') return context;
  if (call.audience === 'member') {
    if (session?.memberId == null) return 'E401';
    return Object.assign(context, { memberId: session.memberId });
  }
  if (session?.operatorId == null) return 'E401';
  const roles = session.operatorRoles ?? [];
  const isPlatform = session.operatorIsPlatform === true;
  if (!mayCall(roles, call.path)) return 'E403';
  if (call.audience === 'platform' && !isPlatform) return 'E403';
  return Object.assign(context, {
    operatorId: session.operatorId,
    operatorName: need(session.operatorName, 'the name of an operator'),
    isSupervisor: leadsOthers(roles),
    shownNames: namesShownTo(roles),
    isPlatform,
  });
}

/** A browser that saves a file sends no key: then the host name decides the site. */
function siteAsked(sites: readonly Site[], request: FastifyRequest): Site | undefined {
  const key = request.headers.authorization;
  const isByHost = key === undefined && isRead(request);
  return isByHost ? siteByHost(sites, request.host) : siteByKey(sites, key ?? '');
}

/** The language of a refusal that has no context yet. It must not wait where the site cannot be read. */
export async function localeFor(services: LocaleServices, request: FastifyRequest): Promise<Locale> {
  const site = siteAsked(await services.sites.remembered().catch(() => []), request);
  return localeOf(request, site === undefined ? undefined : services.localesOf(site));
}

/** The tenant comes from the site key; a payload that names another site is refused and logged. */
async function siteOf(services: IdentityServices, request: FastifyRequest): Promise<Site | undefined> {
  const site = siteAsked(await services.sites.all(), request);
  const body = request.body;
  const claimed = typeof body === 'object' && body !== null && 'siteId' in body ? body.siteId : undefined;
  // A model with empty fields of its site, as the specification's sign-up has them, names none.
  if (site !== undefined && claimed !== undefined && claimed !== '' && claimed !== site.key) {
    logForeignSite(request, site.key);
    return undefined;
  }
  return site;
}

async function sessionOf(
  services: IdentityServices,
  call: Asked,
  request: FastifyRequest,
  site: Site,
): Promise<Session | 'TK999' | 'E401' | undefined> {
  const token = tokenOf(request, cookieKindOf(call));
  if (token === undefined) return undefined;
  const isByItself = call.passive === true || isSentByPage(request);
  const session = await (isByItself ? services.sessions.look(token) : services.sessions.use(token));
  if (typeof session !== 'string' && session.siteId !== site.id) return 'E401';
  return session;
}

export type IdentityFailure = 'E401' | 'E403' | 'TK999' | 'B0093' | 'L009' | 'L011';

/**
 * Site, address, maintenance, session, second factor and person of a request, in this order; a code where one of them is missing or not allowed. The
 * context of a handler is made here and nowhere else.
 */
export async function identify(
  services: IdentityServices,
  asked: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GuestContext | IdentityFailure> {
  if (isForeign(request)) return 'E403';
  const site = await siteOf(services, request);
  if (site === undefined) return 'E403';
  if (isOfConsole(asked) && !services.mayEnterConsole(site, request.address)) return 'L009';
  if (isRefusedInMaintenance(asked) && isClosed(site, services.clock())) return 'B0093';
  const session = await sessionOf(services, asked, request, site);
  if (typeof session === 'string' && asked.audience !== 'guest') return session;
  const known = typeof session === 'string' ? undefined : session;
  const isUnenrolled = known?.operatorId != null && known.operatorHasTotp !== true;
  if (isUnenrolled && isRefusedUnenrolled(asked) && services.demandsSecondFactor(site)) return 'L011';
  const partner = isOfPartners(asked) ? known?.memberId : undefined;
  if (partner != null && (await services.lacksDemandedFactor(site, partner))) return 'L011';
  return withIdentity(asked, contextOf(services, asked, request, reply, site, known));
}
