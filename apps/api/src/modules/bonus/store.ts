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

export interface OpenBonus {
  readonly id: number;
  readonly member_id: number;
}

/** Open bonuses whose time is over. */
export function expiredBonuses(queryable: Queryable, at: Date, limit: number): Promise<OpenBonus[]> {
  return queryable.rows(
    `select id, member_id from member_bonus where ${isOpenSql} and expires_at <= $1 order by expires_at, id limit $2`,
    [at, limit],
  );
}

/**
 * The open bonuses that were not looked at for the longest time, and whether their turnover is met: however many are open, only
 * theirs is summed.
 */
export function bonusesToCheck(
  queryable: Queryable,
  at: Date,
  limit: number,
): Promise<(OpenBonus & { readonly is_met: boolean })[]> {
  return queryable.rows(
    `with lot as materialized (
       select id from member_bonus where ${isOpenSql} order by checked_at, id limit $2)
     select id, member_id, turnover_done >= turnover_required as is_met
       from (select ${columns('$1::timestamptz')} from lot join member_bonus b using (id)) open order by id`,
    [at, limit],
  );
}

/** One that another worker looks at or ends at this moment has its turn there: nobody waits for anybody. */
export async function markChecked(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await tx.run(
    `update member_bonus set checked_at = $2 where id = any(array(
       select id from member_bonus where id = any($1) and ${isOpenSql} order by id for no key update skip locked))`,
    [ids, at],
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
       expires_at, weights, checked_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $8) returning id`,
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
