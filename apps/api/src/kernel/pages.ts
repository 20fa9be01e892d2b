import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendCode } from './envelope.ts';
import { type LocaleServices, localeFor } from './identify.ts';
import type { SiteDirectory } from './sites.ts';

interface PageApp {
  readonly prefix: string;
  readonly folder: string;
}

const builtApps: readonly PageApp[] = [
  { prefix: '/console/', folder: fileURLToPath(new URL('../../../console/dist/', import.meta.url)) },
  { prefix: '/', folder: fileURLToPath(new URL('../../../web/dist/', import.meta.url)) },
];

const yearSeconds = 31_536_000;

async function sendPage(
  reply: FastifyReply,
  sites: SiteDirectory,
  host: string,
  html: string,
): Promise<FastifyReply> {
  const site = await sites.byHost(host);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(html.replaceAll('%HANPAN_SITE_KEY%', site?.key ?? ''));
}

/**
 * Serves the built apps. Files with a hash in their name may be kept for a year; the page itself is asked for anew, and
 * carries the key of the site that its host name belongs to. Paths that are no files are the apps' own routes.
 */
export async function registerPages(app: FastifyInstance, services: LocaleServices): Promise<void> {
  const pages = await Promise.all(
    builtApps
      .filter(({ folder }) => existsSync(`${folder}index.html`))
      .map(async (each) => ({ ...each, html: await readFile(`${each.folder}index.html`, 'utf8') })),
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
      globIgnore: ['**/*.html'],
    });
  }
  app.get('/console', (_request, reply) => reply.redirect('/console/'));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const page = pages.find(({ prefix }) => path.startsWith(prefix));
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
    if (request.method !== 'GET' || page === undefined || isFile)
      return sendCode(reply, 'E404', await localeFor(services, request));
    return sendPage(reply, services.sites, request.host, page.html);
  });
}
