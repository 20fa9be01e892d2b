import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const weighed = ['document', 'script', 'stylesheet', 'image'];

/** Kilobytes, gzipped, of everything but the typeface that a page loads from here on. */
export function weigh(page: Page): () => Promise<number> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.ok() || !weighed.includes(response.request().resourceType())) return;
    files.set(
      response.url(),
      response.body().then((bytes) => gzipSync(bytes).length),
    );
  });
  return async () => (await Promise.all(files.values())).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
