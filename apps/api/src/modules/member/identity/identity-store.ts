import type { BodyOf } from '@hanpan/contract';
import { type Queryable, type Tx, textList } from '@hanpan/db';

type Check = Pick<BodyOf<'/api/console/members/verifyIdentity'>, 'document' | 'method' | 'confirms' | 'note'>;

/** One verification of a member's identity. */
export interface IdentityRow extends Check {
  readonly by: string;
  readonly at: Date;
}

export async function insertIdentity(
  tx: Tx,
  whose: { readonly siteId: number; readonly memberId: number; readonly operatorId: number },
  { document, method, confirms, note, by, at }: IdentityRow,
): Promise<void> {
  await tx.run(
    `insert into member_identity (site_id, member_id, operator_id, document, method, confirms, note, by, at)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9)`,
    [whose.siteId, whose.memberId, whose.operatorId, document, method, textList(confirms), note, by, at],
  );
}

/** What was verified of a member, the newest first. */
export function identitiesOf(queryable: Queryable, memberId: number, limit: number): Promise<IdentityRow[]> {
  return queryable.rows(
    `select document, method, confirms, note, by, at from member_identity
      where member_id = $1 order by id desc limit $2`,
    [memberId, limit],
  );
}

/** Whether each of these details was verified, together or one after the other. */
export async function isVerified(
  queryable: Queryable,
  memberId: number,
  needs: readonly string[],
): Promise<boolean> {
  const row = await queryable.row<{ verified: boolean }>(
    `select $2::text[] <@ coalesce(array_agg(confirmed), '{}') as verified
       from member_identity, unnest(confirms) confirmed where member_id = $1`,
    [memberId, textList(needs)],
  );
  return row?.verified === true;
}
