import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const weighed = ['document', 'script', 'stylesheet', 'image'];

/** Kilobytes, gzipped, of everything but the typeface that a page loads from here on. */
export function weigh(page: Page): () => Promise<number> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!response.ok() || !weighed.includes(response.request().resourceType())) return;
    const weight = response.body().then((bytes) => gzipSync(bytes).length);
    // What arrives while the page is closed is not weighed; what was asked for before fails where it is summed up.
    weight.catch(() => undefined);
    files.set(response.url(), weight);
  });
  return async () => (await Promise.all(files.values())).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
