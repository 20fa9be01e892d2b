import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { TurnoverWeights } from '@hanpan/rules';

export interface BonusRow {
  readonly id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly code: string;
  readonly names: LocalText;
  readonly amount: Amount;
  readonly turnover_required: Amount;
  readonly granted_at: Date;
  readonly expires_at: Date;
  readonly released_at: Date | null;
  readonly forfeited_at: Date | null;
  readonly forfeit_reason: 'expired' | 'given-up' | null;
  /** Counted up to the bonus's end, its expiry or the time asked about, whichever is first. */
  readonly turnover_done: Amount;
}

const isOpenSql = 'released_at is null and forfeited_at is null';
const columns = (
  now: string,
) => `b.id, b.site_id, b.member_id, b.code, b.names, b.amount, b.turnover_required,
  b.granted_at, b.expires_at, b.released_at, b.forfeited_at, b.forfeit_reason,
  play_turnover(b.member_id, b.granted_at, least(b.released_at, b.forfeited_at, b.expires_at, ${now}), b.weights) as turnover_done`;

/** The newest bonuses of a member, with their progress. */
export function listBonuses(
  queryable: Queryable,
  memberId: number,
  at: Date,
  limit: number,
): Promise<BonusRow[]> {
  return queryable.rows(
    `select ${columns('$2::timestamptz')} from member_bonus b where b.member_id = $1 order by b.id desc limit $3`,
    [memberId, at, limit],
  );
}

export function openBonus(queryable: Queryable, memberId: number, at: Date): Promise<BonusRow | undefined> {
  return queryable.row(
    `select ${columns('$2::timestamptz')} from member_bonus b where b.member_id = $1 and ${isOpenSql}`,
    [memberId, at],
  );
}

export function bonusOfMember(
  queryable: Queryable,
  memberId: number,
  id: number,
  at: Date,
): Promise<BonusRow | undefined> {
  return queryable.row(
    `select ${columns('$3::timestamptz')} from member_bonus b where b.member_id = $1 and b.id = $2`,
    [memberId, id, at],
  );
}

/** Open bonuses whose end has come: their turnover is met, or their time is over. */
export function endingBonuses(
  queryable: Queryable,
  at: Date,
  limit: number,
): Promise<{ id: number; site_id: number; member_id: number }[]> {
  return queryable.rows(
    `select id, site_id, member_id from (select ${columns('$1::timestamptz')} from member_bonus b where ${isOpenSql}) open
      where turnover_done >= turnover_required or expires_at <= $1 order by id limit $2`,
    [at, limit],
  );
}

export async function insertBonus(
  tx: Tx,
  bonus: {
    siteId: number;
    memberId: number;
    requestId: number;
    code: string;
    names: LocalText;
    amount: Amount;
    turnoverRequired: Amount;
    grantedAt: Date;
    expiresAt: Date;
    weights: TurnoverWeights;
  },
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into member_bonus (site_id, member_id, request_id, code, names, amount, turnover_required, granted_at,
       expires_at, weights) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      bonus.siteId,
      bonus.memberId,
      bonus.requestId,
      bonus.code,
      JSON.stringify(bonus.names),
      bonus.amount,
      bonus.turnoverRequired,
      bonus.grantedAt,
      bonus.expiresAt,
      JSON.stringify(bonus.weights),
    ],
  );
  if (row === undefined) throw new Error('the bonus was not stored');
  return row.id;
}

export async function markReleased(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.run('update member_bonus set released_at = $2 where id = $1', [id, at]);
}

export async function markForfeited(
  tx: Tx,
  id: number,
  at: Date,
  reason: 'expired' | 'given-up',
): Promise<void> {
  await tx.run('update member_bonus set forfeited_at = $2, forfeit_reason = $3 where id = $1', [
    id,
    at,
    reason,
  ]);
}
