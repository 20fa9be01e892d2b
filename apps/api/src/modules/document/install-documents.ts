import { readFile } from 'node:fs/promises';
import { type DocumentKind, documentKinds } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import type { Locale } from '@hanpan/messages';
import { currentDocuments, insertDocument } from './store.ts';

/** Beside the sources and beside what is built of them. */
const folder = new URL('../../../data/documents/', import.meta.url);

/** The text that comes with the product. */
export function productText(kind: DocumentKind, locale: Locale): Promise<string> {
  return readFile(new URL(`${kind}.${locale}.txt`, folder), 'utf8').then((text) => text.trim());
}

/** The first version of each document that a site has none of: what comes with the product. */
export async function installDocuments(tx: Tx, siteId: number, publishedAt: Date): Promise<void> {
  const current = await currentDocuments(tx, siteId);
  for (const kind of documentKinds) {
    if (current.some((each) => each.kind === kind)) continue;
    const [ko, en, vi] = await Promise.all([
      productText(kind, 'ko'),
      productText(kind, 'en'),
      productText(kind, 'vi'),
    ]);
    const first = { version: 1, isMaterial: true, publishedAt, publishedBy: null };
    await insertDocument(tx, { ...first, siteId, kind, texts: { ko, en, vi } });
  }
}
