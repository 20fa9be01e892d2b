import type { Queryable } from '@hanpan/db';

/** A request that was refused, as it is kept. */
export interface KeptRefusal {
  readonly correlationId: string;
  readonly at: Date;
  readonly siteId: number | null;
  readonly memberId: number | null;
  readonly code: string;
  readonly method: string;
  readonly path: string;
}

export async function insertRefusals(queryable: Queryable, refusals: readonly KeptRefusal[]): Promise<void> {
  const list = <Value>(of: (refusal: KeptRefusal) => Value) => refusals.map(of);
  await queryable.run(
    `insert into refusal (correlation_id, at, site_id, member_id, code, method, path)
     select * from unnest($1::uuid[], $2::timestamptz[], $3::smallint[], $4::bigint[], $5::text[], $6::text[], $7::text[])
     on conflict do nothing`,
    [
      list((each) => each.correlationId),
      list((each) => each.at.toISOString()),
      list((each) => each.siteId),
      list((each) => each.memberId),
      list((each) => each.code),
      list((each) => each.method),
      list((each) => each.path),
    ],
  );
}

/** Deletes refusals of before a moment, so many at most. Returns how many. */
export function pruneRefusals(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    'delete from refusal where correlation_id in (select correlation_id from refusal where at < $1 order by at limit $2)',
    [before, limit],
  );
}
