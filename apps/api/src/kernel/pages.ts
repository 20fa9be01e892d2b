import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type Locale, locales } from '@hanpan/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LocaleServices } from './identify.ts';
import { type FirstScreen, type PackedPage, packPage, sendPacked, withFirstScreen } from './packed-page.ts';

export interface PageApp {
  readonly prefix: string;
  readonly folder: string;
}

export const builtApps: readonly PageApp[] = [
  { prefix: '/console/', folder: fileURLToPath(new URL('../../../console/dist/', import.meta.url)) },
  { prefix: '/RN0/', folder: fileURLToPath(new URL('../../../partner/dist/', import.meta.url)) },
  { prefix: '/', folder: fileURLToPath(new URL('../../../web/dist/', import.meta.url)) },
];

/** A build has a page for each language, with the texts of that one alone (ADR 11). */
const pageFile = ({ folder }: PageApp, locale: Locale) => `${folder}index.${locale}.html`;

function isBuilt(app: PageApp): boolean {
  return locales.every((locale) => existsSync(pageFile(app, locale)));
}

interface Page {
  readonly html: string;
  /** The first screen by address, where the build has drawn any. */
  readonly firstScreens: Readonly<Record<string, FirstScreen>>;
  /** By site and address of the first screen: packing takes longer than everything else about a page. */
  readonly packed: Map<string, Promise<PackedPage>>;
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
        return [locale, { html, firstScreens, packed: new Map() }] as const;
      }),
    ),
  );
}

/** LG-01: the cookie's language where the site offers it, else the site's own. */
function pageLocaleOf(request: FastifyRequest, offered: readonly Locale[]): Locale {
  const cookie = request.cookies?.locale;
  return offered.find((locale) => locale === cookie) ?? offered[0] ?? 'ko';
}

const homeOf = { guest: '/', member: '/member/main' } as const;

/** The first screen of a request. Who is not where they belong is about to be sent there, and sees that one at once. */
function screenOf(request: FastifyRequest): string {
  const [address = ''] = request.url.split('?');
  const isMember = request.cookies?.['hanpan-signed-in'] !== undefined;
  const isForMembers = address.startsWith('/member/');
  return isForMembers === isMember ? address : homeOf[isMember ? 'member' : 'guest'];
}

/** The page with the key of its site and its first screen, packed the first time that somebody asks for it. */
function packedOf(
  { html, firstScreens, packed }: Page,
  siteKey: string,
  address: string,
): Promise<PackedPage> {
  const screen = Object.hasOwn(firstScreens, address) ? firstScreens[address] : undefined;
  const key = `${siteKey} ${screen === undefined ? '' : address}`;
  const held = packed.get(key);
  if (held !== undefined) return held;
  const made = packPage(withFirstScreen(html, screen).replaceAll('%HANPAN_SITE_KEY%', siteKey));
  packed.set(key, made);
  return made;
}

async function sendPage(
  reply: FastifyReply,
  { sites, localesOf }: LocaleServices,
  request: FastifyRequest,
  pages: ReadonlyMap<Locale, Page>,
): Promise<FastifyReply> {
  const site = await sites.byHost(request.host);
  const page = pages.get(pageLocaleOf(request, site === undefined ? locales : localesOf(site)));
  if (page === undefined) throw new Error('the build has no page of this language');
  return sendPacked(await packedOf(page, site?.key ?? '', screenOf(request)), request, reply);
}

/** The page that a path shows, to be sent; undefined where it shows none. */
export type PageOf = (
  path: string,
) => ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined;

/** What the server answers itself, and what names a file that does not exist. */
const noPage = /^\/(api|wallet|realtime|health|ready)(\/|$)|\.[a-z0-9]{2,5}$/i;

const yearSeconds = 31_536_000;
/** The build puts a hash into the name of every file of this folder, and of no other. */
const hashedFile = /[\\/]assets[\\/][^\\/]+$/;

const cacheControlOf = (file: string) =>
  hashedFile.test(file) ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';

/**
 * Serves the built apps, each file in the coding that the build has packed it in. Files with a hash in their name may be
 * kept for a year, others are revalidated; so is the page itself, which carries the key of the site that its host name
 * belongs to. Paths that are no files are the apps' own routes.
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
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, file) => response.header('cache-control', cacheControlOf(file)),
      globIgnore: ['**/*.html', '**/*.map', '**/*.br', '**/*.gz', '**/first-screens.*'],
    });
  }
  for (const { prefix } of apps.filter(({ prefix: each }) => each !== '/'))
    app.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix));
  return (path) => {
    const page = noPage.test(path) ? undefined : pages.find(({ prefix }) => path.startsWith(prefix));
    if (page === undefined) return undefined;
    return (request, reply) => sendPage(reply, services, request, page.html);
  };
}
