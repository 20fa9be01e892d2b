import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const assets = new URL('../../apps/web/dist/', import.meta.url);

/**
 * Kilobytes, gzipped, of the scripts that a page of the member site names itself: nothing works before they are there.
 * What is fetched beside them with low priority is not among them.
 */
export async function firstScriptsKb(page: string): Promise<number> {
  const html = await readFile(new URL(page, assets), 'utf8');
  const tags = html.match(/<(?:script|link)\b[^>]*\.js"[^>]*>/g) ?? [];
  const files = tags
    .filter((tag) => !tag.includes('fetchpriority="low"'))
    .flatMap((tag) => tag.match(/assets\/[\w.-]+\.js/g) ?? []);
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => gzipSync(await readFile(new URL(file, assets)), { level: 9 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}
