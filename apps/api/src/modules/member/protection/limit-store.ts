import type { Queryable, Tx } from '@hanpan/db';
import type { OwnLimitName, StandingLimit } from '@hanpan/rules';

export interface StoredLimit extends OwnLimitName, StandingLimit {}

interface LimitRow extends OwnLimitName {
  readonly amount: number | null;
  readonly wantedAmount: number | null;
  readonly wantedFrom: Date | null;
}

/** The limits that a member has, or once had. */
export async function storedLimits(queryable: Queryable, memberId: number): Promise<StoredLimit[]> {
  const rows = await queryable.rows<LimitRow>(
    `select kind, period, amount, wanted_amount as "wantedAmount", wanted_from as "wantedFrom"
       from member_limit where member_id = $1`,
    [memberId],
  );
  return rows.map(({ kind, period, amount, wantedAmount, wantedFrom }) => ({
    ...{ kind, period, amount },
    wanted: wantedFrom === null ? null : { amount: wantedAmount, fromMs: wantedFrom.getTime() },
  }));
}

/** The database refuses what is less strict and has not waited, and shows what holds in the member's facts. */
export async function storeLimit(
  tx: Tx,
  { siteId, memberId }: { readonly siteId: number; readonly memberId: number },
  { kind, period, amount, wanted }: StoredLimit,
  at: Date,
): Promise<void> {
  await tx.run(
    `insert into member_limit as l (site_id, member_id, kind, period, amount, changed_at, tightened_at, wanted_amount, wanted_from)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8)
     on conflict (member_id, kind, period) do update set amount = excluded.amount, changed_at = excluded.changed_at,
       tightened_at = case when l.amount is null or excluded.amount < l.amount then excluded.changed_at else l.tightened_at end,
       wanted_amount = excluded.wanted_amount, wanted_from = excluded.wanted_from`,
    [
      ...[siteId, memberId, kind, period, amount, at],
      wanted?.amount ?? null,
      wanted === null ? null : new Date(wanted.fromMs),
    ],
  );
}

/** When what the member stakes or loses at most last became stricter; undefined where it limits neither. */
export async function playTightenedAt(queryable: Queryable, memberId: number): Promise<Date | undefined> {
  const row = await queryable.row<{ at: Date | null }>(
    `select max(tightened_at) as at from member_limit
      where member_id = $1 and kind in ('stake', 'loss') and amount is not null`,
    [memberId],
  );
  return row?.at ?? undefined;
}
