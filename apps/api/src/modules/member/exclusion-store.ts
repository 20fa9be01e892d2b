import type { Tx } from '@hanpan/db';

/** What the member asked for, and from then on what holds; the database refuses to shorten it. */
export async function setExclusion(
  tx: Tx,
  exclusion: {
    readonly siteId: number;
    readonly memberId: number;
    readonly period: string;
    readonly reason: string | null;
    readonly askedAt: Date;
    readonly endsAt: Date;
  },
): Promise<void> {
  const { siteId, memberId, period, reason, askedAt, endsAt } = exclusion;
  await tx.run(
    `insert into member_exclusion (site_id, member_id, period, reason, asked_at, ends_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [siteId, memberId, period, reason, askedAt, endsAt],
  );
  await tx.run('update member set excluded_until = $2 where id = $1', [memberId, endsAt]);
}
