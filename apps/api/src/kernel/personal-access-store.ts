import type { Queryable } from '@hanpan/db';

export interface PersonalAccess {
  readonly siteId: number;
  readonly operatorId: number;
  readonly address: string;
  readonly call: string;
  /** The ids of the members, each once. */
  readonly members: readonly string[];
  readonly at: Date;
}

/** The same members on the same screen within a minute are one row. */
export async function insertAccess(
  queryable: Queryable,
  { siteId, operatorId, address, call, members, at }: PersonalAccess,
): Promise<void> {
  await queryable.run(
    `insert into personal_access (site_id, operator_id, address, call, members, members_hash, at, minute)
     values ($1, $2, $3, $4, $5::text[], sha256(convert_to(array_to_string($5::text[], chr(10)), 'UTF8')),
             $6::timestamptz, date_trunc('minute', $6::timestamptz))
     on conflict do nothing`,
    [siteId, operatorId, address, call, members, at],
  );
}

/** Forgets at most so many rows of before then, and none that is younger than two years; returns how many. */
export async function forgetAccess(queryable: Queryable, before: Date, limit: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select personal_access_forget($1::timestamptz, $2::int) as count',
    [before, limit],
  );
  return row?.count ?? 0;
}
