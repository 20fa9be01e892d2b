import { hash } from 'node:crypto';
import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { locales } from '@hanpan/messages';
import { documentPlaceNames, isWholeDocument } from '@hanpan/rules';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { placeValues } from './place-values.ts';
import { insertDocument, publishedText } from './store.ts';

/**
 * The next version of a document. Fails with D003 where a language does not begin with a heading or has one with nothing below it,
 * D004 where nobody fills a name in braces, and D005 where the version that the operator began from is not the newest one any more.
 */
export async function publishDocument(
  tx: Tx,
  context: OperatorContext,
  { kind, baseVersion, isMaterial, texts }: BodyOf<'/api/console/documents/publish'>,
  publishedAt: Date,
) {
  const { site, operatorName } = context;
  if (!locales.every((locale) => isWholeDocument(texts[locale]))) return fail('D003');
  const known = placeValues(site, 'ko');
  const unknown = locales
    .flatMap((locale) => documentPlaceNames(texts[locale]))
    .find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) return fail('D004', { place: `{${unknown}}` });
  const newest = await publishedText(tx, site.id, { kind });
  if ((newest?.version ?? 0) !== baseVersion) return fail('D005');
  const version = baseVersion + 1;
  const row = { siteId: site.id, kind, version, texts, publishedAt, publishedBy: operatorName };
  // The first one is new to everybody.
  const isStored = await insertDocument(tx, { ...row, isMaterial: isMaterial || version === 1 });
  if (!isStored) return fail('D005');
  // The texts stand in the table for good; the log names what they were.
  const digest = hash('sha256', JSON.stringify([texts.ko, texts.en, texts.vi]));
  await recordAction(tx, context, 'document.publish', `document:${kind}:${version}`, { isMaterial, digest });
  return { version };
}
