import type { FastifyInstance } from 'fastify';
import { sendCode } from './envelope.ts';
import { localeOf } from './request-facts.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { canonicalHost, type SiteDirectory } from './sites.ts';

export interface HostSettings {
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** The address of the installation itself. */
  readonly publicUrl: string;
  readonly development: boolean;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether only this machine reaches that address. */
export function isAtHome(publicUrl: string): boolean {
  return loopback.test(canonicalHost(new URL(publicUrl).host));
}

/** Whoever watches over the server asks for these by its address, also while no names can be read. */
const probes: ReadonlySet<string | undefined> = new Set(['/health', '/ready']);

/**
 * The names under which browsers reach this installation: that of its public URL and those of its sites. The names of
 * the machine itself are among them only in development, or where the installation is at home on this machine.
 */
export class HostList {
  readonly #sites: Pick<SiteDirectory, 'all'>;
  readonly #own: string;
  readonly #isLocal: boolean;

  constructor({ sites, publicUrl, development }: HostSettings) {
    this.#sites = sites;
    this.#own = canonicalHost(new URL(publicUrl).host);
    this.#isLocal = development || isAtHome(publicUrl);
  }

  /** Whether it is the name of the installation itself, or of the machine where that counts. */
  isOwn(host: string): boolean {
    const name = canonicalHost(host);
    return name === this.#own || (this.#isLocal && loopback.test(name));
  }

  /** Whether a `Host` header names this installation. Only names that are not its own are looked for in the database. */
  async has(host: string): Promise<boolean> {
    const name = canonicalHost(host);
    if (this.isOwn(host)) return true;
    return name !== '' && (await this.#sites.all()).some((site) => canonicalHost(site.host ?? '') === name);
  }
}

/**
 * Puts the security headers on every response, and refuses what was sent to a name that is not ours: a page of somebody
 * else could have led its own name here, and would be of one origin with what it reads.
 */
export function registerHosts(app: FastifyInstance, hosts: HostList, headersOf: SecurityHeaders): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request;
    const isProbe = probes.has(request.routeOptions.url);
    const isOurs = hosts.isOwn(host) || (!isProbe && (await hosts.has(host)));
    const isCall = request.method === 'POST' && request.url.startsWith('/api/');
    reply.headers(isCall ? headersOf.ofCalls : headersOf(isOurs ? canonicalHost(host) : undefined));
    if (isOurs || isProbe) return;
    return sendCode(reply, host === '' ? 'E400' : 'E421', localeOf(request));
  });
}
