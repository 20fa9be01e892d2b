import type { AcceptedDocument } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { fail } from '../../kernel/failure.ts';
import { insertAcceptances } from './acceptance-store.ts';
import { currentDocuments } from './store.ts';

interface Acceptor {
  readonly siteId: number;
  readonly memberId: number;
  readonly address: string;
  readonly at: Date;
}

/**
 * Stores that a member, or an applicant that becomes one, accepts these versions. Fails with D002 where one of them is not current.
 * A version that is published at the same moment comes after: it is due, and this acceptance is of the one before.
 */
export async function acceptCurrent(
  tx: Tx,
  { at, ...acceptor }: Acceptor,
  documents: readonly AcceptedDocument[],
) {
  if (documents.length === 0) return undefined;
  const current = await currentDocuments(tx, acceptor.siteId);
  const isCurrent = ({ kind, version }: AcceptedDocument) =>
    current.some((each) => each.kind === kind && each.version === version);
  if (!documents.every(isCurrent)) return fail('D002');
  await insertAcceptances(tx, { ...acceptor, documents, acceptedAt: at });
  return undefined;
}
