import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type Locale, locales } from '@hanpan/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleServices } from './identify.ts';
import { pagePolicy } from './page-policy.ts';

export interface PageApp {
  readonly prefix: string;
  readonly folder: string;
}

export const builtApps: readonly PageApp[] = [
  { prefix: '/console/', folder: fileURLToPath(new URL('../../../console/dist/', import.meta.url)) },
  { prefix: '/', folder: fileURLToPath(new URL('../../../web/dist/', import.meta.url)) },
];

/** A build has a page for each language, with the texts of that one alone (ADR 11). */
const pageFile = ({ folder }: PageApp, locale: Locale) => `${folder}index.${locale}.html`;

function isBuilt(app: PageApp): boolean {
  return locales.every((locale) => existsSync(pageFile(app, locale)));
}

interface Page {
  readonly html: string;
  /** The markup of the first screen by address, where the build has drawn any. */
  readonly firstScreens: Readonly<Record<string, string>>;
  readonly policy: (policy: string) => string;
}

async function readFirstScreens({ folder }: PageApp, locale: Locale): Promise<Page['firstScreens']> {
  const file = `${folder}first-screens.${locale}.json`;
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

async function readPages(app: PageApp): Promise<ReadonlyMap<Locale, Page>> {
  return new Map(
    await Promise.all(
      locales.map(async (locale) => {
        const html = await readFile(pageFile(app, locale), 'utf8');
        const firstScreens = await readFirstScreens(app, locale);
        return [locale, { html, firstScreens, policy: pagePolicy(html) }] as const;
      }),
    ),
  );
}

/** LG-01: the cookie's language where the site offers it, else the site's own. */
function pageLocaleOf(request: FastifyRequest, offered: readonly Locale[]): Locale {
  const cookie = request.cookies?.locale;
  return offered.find((locale) => locale === cookie) ?? offered[0] ?? 'ko';
}

/** Where the pages mount; what stands in it until then is replaced. */
const mount = '<div id="root"></div>';
const homeOf = { guest: '/', member: '/member/main' } as const;

/** The page with its first screen. Who is not where they belong is about to be sent there, and sees that one at once. */
function withFirstScreen({ html, firstScreens }: Page, request: FastifyRequest): string {
  const [address = ''] = request.url.split('?');
  const isMember = request.cookies?.['hanpan-signed-in'] !== undefined;
  const isForMembers = address.startsWith('/member/');
  const shown = isForMembers === isMember ? address : homeOf[isMember ? 'member' : 'guest'];
  const screen = firstScreens[shown];
  return screen === undefined ? html : html.replace(mount, () => mount.replace('><', `>${screen}<`));
}

const policyHeader = 'content-security-policy';
const yearSeconds = 31_536_000;

async function sendPage(
  reply: FastifyReply,
  { sites, localesOf }: LocaleServices,
  request: FastifyRequest,
  pages: ReadonlyMap<Locale, Page>,
): Promise<FastifyReply> {
  const site = await sites.byHost(request.host);
  const page = pages.get(pageLocaleOf(request, site === undefined ? locales : localesOf(site)));
  if (page === undefined) throw new Error('the build has no page of this language');
  const policy = String(reply.getHeader(policyHeader) ?? '');
  return reply
    .header(policyHeader, page.policy(policy))
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie')
    .send(withFirstScreen(page, request).replaceAll('%HANPAN_SITE_KEY%', site?.key ?? ''));
}

/** The page that a path shows, to be sent; undefined where it shows none. */
export type PageOf = (
  path: string,
) => ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined;

/** What the server answers itself, and what names a file that does not exist. */
const noPage = /^\/(api|wallet|realtime|health|ready)(\/|$)|\.[a-z0-9]{2,5}$/i;

/**
 * Serves the built apps. Files with a hash in their name may be kept for a year; the page itself is revalidated, and
 * carries the key of the site that its host name belongs to. Paths that are no files are the apps' own routes.
 */
export async function registerPages(
  app: FastifyInstance,
  services: LocaleServices,
  apps: readonly PageApp[],
): Promise<PageOf> {
  const pages = await Promise.all(
    apps.filter(isBuilt).map(async (each) => ({ ...each, html: await readPages(each) })),
  );
  for (const [index, { prefix, folder }] of pages.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      index: false,
      wildcard: false,
      decorateReply: index === 0,
      immutable: true,
      maxAge: yearSeconds * 1000,
      globIgnore: ['**/*.html', '**/*.map', '**/first-screens.*'],
    });
  }
  app.get('/console', (_request, reply) => reply.redirect('/console/'));
  return (path) => {
    const page = noPage.test(path) ? undefined : pages.find(({ prefix }) => path.startsWith(prefix));
    if (page === undefined) return undefined;
    return (request, reply) => sendPage(reply, services, request, page.html);
  };
}
