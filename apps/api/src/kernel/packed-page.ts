import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesCoding } from './codings.ts';
import { pagePolicy } from './page-policy.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * The best there is: with it and its headers a main page fits into what a server sends before the first acknowledgement, and
 * a page is packed once. A window as large as a page spares the memory of a larger one.
 */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 17 };

/** The markup of a page before any response has arrived, and the style that dresses it. */
export interface FirstScreen {
  readonly html: string;
  readonly style: string;
}

/** A page as it is sent, in every coding: no two readers of a site have different ones. */
export interface PackedPage {
  readonly plain: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly entityTag: string;
  readonly policy: (policy: string) => string;
}

/** Where the pages mount; what stands in it until then is replaced. */
const mount = '<div id="root"></div>';
/** What the page fetches. Beside a first screen it lies in a template until that screen has been painted. */
const files = /<!-- files -->([\s\S]*?)<!-- \/files -->/;

export function withFirstScreen(html: string, screen: FirstScreen | undefined): string {
  if (screen === undefined) return html;
  return html
    .replace(mount, () => mount.replace('><', `>${screen.html}<`))
    .replace(
      files,
      (_, links: string) => `<style>${screen.style}</style><template id="files">${links}</template>`,
    );
}

export async function packPage(html: string): Promise<PackedPage> {
  const [br, gzipped] = await Promise.all([packBrotli(html, { params: brotli }), packGzip(html)]);
  const entityTag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  return { plain: html, br, gzip: gzipped, entityTag, policy: pagePolicy(html) };
}

/** The better coding that the browser takes. */
function codingFor(request: FastifyRequest): 'br' | 'gzip' | undefined {
  return (['br', 'gzip'] as const).find((coding) => takesCoding(request, coding));
}

const policyHeader = 'content-security-policy';

/** The page itself is asked for each time; who has it already is told so. */
export function sendPacked(page: PackedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader(policyHeader) ?? '');
  reply
    .header(policyHeader, page.policy(policy))
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-encoding');
  const coding = codingFor(request);
  // Each coding is a representation of its own.
  const entityTag = coding === undefined ? page.entityTag : page.entityTag.replace(/"$/, `-${coding}"`);
  reply.header('etag', entityTag);
  if (request.headers['if-none-match'] === entityTag) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  if (coding === undefined) return reply.send(page.plain);
  return reply.header('content-encoding', coding).send(page[coding]);
}
