import type { DocumentKind, LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface Publication {
  readonly kind: DocumentKind;
  readonly version: number;
  readonly isMaterial: boolean;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
}

export interface PublishedText extends Publication {
  readonly texts: LocalText;
  readonly isCurrent: boolean;
}

const columns = `d.kind, d.version, d.is_material as "isMaterial", d.published_at as "publishedAt",
    d.published_by as "publishedBy"`;

/** One document with its texts: the version that is named, else the one that is current. */
export function publishedText(
  queryable: Queryable,
  siteId: number,
  { kind, version }: { readonly kind: DocumentKind; readonly version?: number | undefined },
): Promise<PublishedText | undefined> {
  return queryable.row(
    `select ${columns}, d.texts,
            not exists (select from document n
                         where n.site_id = d.site_id and n.kind = d.kind and n.version > d.version) as "isCurrent"
       from document d
      where d.site_id = $1 and d.kind = $2 and ($3::integer is null or d.version = $3)
      order by d.version desc limit 1`,
    [siteId, kind, version ?? null],
  );
}

/** The newest version of each kind, the terms first. */
export function currentDocuments(queryable: Queryable, siteId: number): Promise<Publication[]> {
  return queryable.rows(
    `select distinct on (d.kind) ${columns} from document d where d.site_id = $1
      order by d.kind desc, d.version desc`,
    [siteId],
  );
}

/** Every version, the terms first and the newest of each first, with how many of the members who may log in have accepted it. */
export function listPublications(
  queryable: Queryable,
  siteId: number,
): Promise<(Publication & { readonly acceptedCount: number })[]> {
  return queryable.rows(
    `select ${columns},
            (select count(*)::integer from document_acceptance a join member m on m.id = a.member_id
              where m.status = 'active' and a.site_id = d.site_id and a.kind = d.kind and a.version = d.version) as "acceptedCount"
       from document d where d.site_id = $1 order by d.kind desc, d.version desc`,
    [siteId],
  );
}

/** Members of a site who may log in. */
export async function countAdmitted(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*)::integer as count from member where site_id = $1 and status = 'active'`,
    [siteId],
  );
  return row?.count ?? 0;
}

/** False where the version is taken: another one was published at this moment. */
export async function insertDocument(
  tx: Tx,
  {
    siteId,
    kind,
    version,
    texts,
    isMaterial,
    publishedAt,
    publishedBy,
  }: Publication & { readonly siteId: number; readonly texts: LocalText },
): Promise<boolean> {
  const stored = await tx.run(
    `insert into document (site_id, kind, version, texts, is_material, published_at, published_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [siteId, kind, version, JSON.stringify(texts), isMaterial, publishedAt, publishedBy],
  );
  return stored === 1;
}
