import type { BodyOf } from '@hanpan/contract';
import { type Queryable, type Tx, textList } from '@hanpan/db';

type Check = Pick<BodyOf<'/api/console/members/verifyIdentity'>, 'document' | 'method' | 'confirms' | 'note'>;

interface Whose {
  readonly siteId: number;
  readonly memberId: number;
  readonly operatorId: number;
}

interface NewIdentity extends Check {
  readonly by: string;
  readonly at: Date;
}

/** One verification of a member's identity, and its withdrawal. */
interface IdentityRow extends NewIdentity {
  readonly id: number;
  readonly revokedBy: string | null;
  readonly revokedAt: Date | null;
  readonly revokedFor: string | null;
}

export async function insertIdentity(
  tx: Tx,
  whose: Whose,
  { document, method, confirms, note, by, at }: NewIdentity,
): Promise<void> {
  await tx.run(
    `insert into member_identity (site_id, member_id, operator_id, document, method, confirms, note, by, at)
     values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9)`,
    [whose.siteId, whose.memberId, whose.operatorId, document, method, textList(confirms), note, by, at],
  );
}

/** A verification of a member that was wrong counts no more; its row stays. */
export async function insertRevocation(
  tx: Tx,
  { siteId, memberId, operatorId }: Whose,
  { revokes, reason, by, at }: { revokes: number; reason: string; by: string; at: Date },
): Promise<void> {
  await tx.run(
    `insert into member_identity (site_id, member_id, operator_id, confirms, revokes, note, by, at)
     values ($1, $2, $3, '{}', $4, $5, $6, $7)`,
    [siteId, memberId, operatorId, revokes, reason, by, at],
  );
}

const notRevoked = 'not exists (select from member_identity r where r.revokes = i.id)';

/** Whether a verification of a member counts; undefined where it has no such one. */
export async function countsNow(
  queryable: Queryable,
  memberId: number,
  identityId: number,
): Promise<boolean | undefined> {
  const row = await queryable.row<{ counts: boolean }>(
    `select ${notRevoked} as counts from member_identity i where i.member_id = $1 and i.id = $2 and i.revokes is null`,
    [memberId, identityId],
  );
  return row?.counts;
}

/** What was verified of a member, the newest first. */
export function identitiesOf(queryable: Queryable, memberId: number, limit: number): Promise<IdentityRow[]> {
  return queryable.rows(
    `select i.id, i.document, i.method, i.confirms, i.note, i.by, i.at,
            r.by as "revokedBy", r.at as "revokedAt", r.note as "revokedFor"
       from member_identity i left join member_identity r on r.revokes = i.id
      where i.member_id = $1 and i.revokes is null order by i.id desc limit $2`,
    [memberId, limit],
  );
}

/** Whether each of these details was verified by what was not withdrawn, together or one after the other. */
export async function isVerified(
  queryable: Queryable,
  memberId: number,
  needs: readonly string[],
): Promise<boolean> {
  const row = await queryable.row<{ verified: boolean }>(
    `select $2::text[] <@ coalesce(array_agg(confirmed), '{}') as verified
       from member_identity i, unnest(i.confirms) confirmed where i.member_id = $1 and ${notRevoked}`,
    [memberId, textList(needs)],
  );
  return row?.verified === true;
}
