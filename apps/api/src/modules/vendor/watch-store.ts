import type { Queryable } from '@hanpan/db';
import type { OwnLimits } from '@hanpan/rules';

/** A game that is open at a vendor of the transfer kind, which never tells us anything by itself. */
export interface WatchedSession {
  readonly session_id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly vendor_code: string;
  readonly seen_at: Date;
  readonly expires_at: Date;
  /** Whether the member may go on playing, unless it has excluded itself. */
  readonly may_play: boolean;
  readonly excludedUntil: Date | null;
  readonly ownLimits: OwnLimits | null;
  readonly checkDueAt: Date | null;
  readonly opened_at: Date;
}

const select = `select s.id as session_id, s.site_id, s.member_id, v.code as vendor_code, s.seen_at, s.expires_at,
    m.status = 'active' and m.betting_allowed and m.dormant_at is null as may_play, m.excluded_until as "excludedUntil", m.own_limits as "ownLimits",
    m.check_due_at as "checkDueAt", s.opened_at
  from game_session s join vendor v on v.id = s.vendor_id join member_card m on m.id = s.member_id`;

export function openSessionAt(
  queryable: Queryable,
  memberId: number,
  vendorCode: string,
): Promise<WatchedSession | undefined> {
  return queryable.row(
    `${select} where s.member_id = $1 and v.code = $2 and s.closed_at is null order by s.opened_at desc, s.id desc limit 1`,
    [memberId, vendorCode],
  );
}

/**
 * Open games at vendors of the transfer kind that were not asked after since `before`, at most `limit` of each vendor, so that
 * those of one do not keep out the others; the longest unasked first.
 */
export function listWatchedSessions(
  queryable: Queryable,
  before: Date,
  limit: number,
): Promise<WatchedSession[]> {
  return queryable.rows(
    `${select} where s.id in (
        select o.id from vendor w cross join lateral (
          select id from game_session
           where vendor_id = w.id and closed_at is null and seen_at <= $1 and (watched_at is null or watched_at <= $1)
           order by watched_at nulls first, id limit $2) o
         where w.wallet_mode = 'transfer')
      order by s.watched_at nulls first, s.id`,
    [before, limit],
  );
}

/** The vendor has just seen the player. */
export async function rememberSeen(queryable: Queryable, sessionId: number, at: Date): Promise<void> {
  await queryable.run('update game_session set seen_at = $2 where id = $1', [sessionId, at]);
}

export async function rememberWatch(queryable: Queryable, sessionId: number, at: Date): Promise<void> {
  await queryable.run('update game_session set watched_at = $2 where id = $1', [sessionId, at]);
}

/** Closes what a member has open at a vendor; a game that was opened after the watched one goes on. */
export async function closeSessionsAt(
  queryable: Queryable,
  { session_id, member_id, vendor_code }: WatchedSession,
  at: Date,
): Promise<void> {
  await queryable.run(
    `update game_session set closed_at = $4 where member_id = $1 and closed_at is null and id <= $3
        and vendor_id = (select id from vendor where code = $2)`,
    [member_id, vendor_code, session_id, at],
  );
}
