import type { AcceptedDocument, DocumentKind } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface Acceptance extends AcceptedDocument {
  readonly acceptedAt: Date;
}

/** What a member has accepted, the newest first. */
export function acceptancesOf(queryable: Queryable, memberId: number): Promise<Acceptance[]> {
  return queryable.rows(
    `select kind, version, accepted_at as "acceptedAt" from document_acceptance
      where member_id = $1 order by accepted_at desc, kind desc, version desc`,
    [memberId],
  );
}

/** The kinds of which a material version is not accepted. */
export async function kindsDue(queryable: Queryable, memberId: number): Promise<ReadonlySet<DocumentKind>> {
  const rows = await queryable.rows<{ kind: DocumentKind }>(
    `select distinct kind from member_documents_due where member_id = $1`,
    [memberId],
  );
  return new Set(rows.map(({ kind }) => kind));
}

interface NewAcceptances {
  readonly siteId: number;
  readonly memberId: number;
  readonly documents: readonly AcceptedDocument[];
  readonly acceptedAt: Date;
  readonly address: string;
}

/** What was accepted before keeps its date. */
export async function insertAcceptances(
  tx: Tx,
  { siteId, memberId, documents, acceptedAt, address }: NewAcceptances,
): Promise<void> {
  await tx.run(
    `insert into document_acceptance (member_id, site_id, kind, version, accepted_at, address)
     select $1, $2, kind, version, $5, $6 from unnest($3::text[], $4::integer[]) as accepted (kind, version)
     on conflict do nothing`,
    [
      memberId,
      siteId,
      documents.map(({ kind }) => kind),
      documents.map(({ version }) => version),
      acceptedAt,
      address,
    ],
  );
}
