import type { Queryable, Tx } from '@hanpan/db';

/** Whether somebody stands anywhere below a partner. */
export async function hasBelow(queryable: Queryable, partnerId: number, memberId: number): Promise<boolean> {
  const row = await queryable.row('select 1 from partner_below($1) where member_id = $2', [
    partnerId,
    memberId,
  ]);
  return row !== undefined;
}

/** The ranks of those right below, each once. */
export async function ranksBelow(queryable: Queryable, partnerId: number): Promise<string[]> {
  const rows = await queryable.rows<{ rank: string }>(
    "select distinct partner_rank as rank from member_card where parent_id = $1 and status <> 'rejected'",
    [partnerId],
  );
  return rows.map(({ rank }) => rank);
}

export interface NewMove {
  readonly siteId: number;
  readonly partnerId: number;
  readonly fromParent: number | null;
  readonly toParent: number | null;
  readonly fromRank: string;
  readonly toRank: string;
  readonly movedBy: string;
  readonly reason: string;
  readonly at: Date;
}

export async function insertMove(tx: Tx, move: NewMove): Promise<void> {
  await tx.run(
    `insert into partner_move (site_id, partner_id, from_parent, to_parent, from_rank, to_rank, moved_by, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      move.siteId,
      move.partnerId,
      move.fromParent,
      move.toParent,
      move.fromRank,
      move.toRank,
      move.movedBy,
      move.reason,
      move.at,
    ],
  );
}

export interface MoveRow {
  readonly at: Date;
  readonly from_mem_id: string | null;
  readonly to_mem_id: string | null;
  readonly moved_by: string;
}

/** The latest moves of a partner, newest first. */
export function listMoves(queryable: Queryable, partnerId: number, limit: number): Promise<MoveRow[]> {
  return queryable.rows(
    `select v.at, f.mem_id as from_mem_id, t.mem_id as to_mem_id, v.moved_by
       from partner_move v left join member_card f on f.id = v.from_parent left join member_card t on t.id = v.to_parent
      where v.partner_id = $1 order by v.id desc limit $2`,
    [partnerId, limit],
  );
}
