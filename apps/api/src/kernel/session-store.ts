import type { StaffRole } from '@hanpan/contract';
import { bytesList, plainList, type Queryable, type Tx } from '@hanpan/db';

export interface Session {
  readonly sessionId: number;
  readonly siteId: number;
  readonly memberId: number | null;
  readonly operatorId: number | null;
  readonly operatorRoles: readonly StaffRole[] | null;
  readonly operatorName: string | null;
  readonly operatorIsPlatform: boolean | null;
  readonly operatorHasTotp: boolean | null;
  /** When an operator last showed who it is. */
  readonly confirmedAtMs: number | null;
  readonly expiresAt: Date;
}

export type EndReason = 'TK999' | 'E401';

/** A session with its times in milliseconds: as texts of dates they would cost more than the rest of the row. */
export interface SessionRow extends Omit<Session, 'expiresAt'> {
  /** Which of the tokens it belongs to, from 1. */
  readonly place: number;
  readonly expiresAtMs: number;
  readonly seenAtMs: number;
  /** The token itself ends then, where it was exchanged for another one. */
  readonly tokenUntilMs: number | null;
  /** The token that this one was exchanged for, as long as this one has not been used. */
  readonly replaces: Buffer | null;
  readonly hasEnded: boolean;
  readonly endReason: EndReason | null;
  /** Null where the session is a member's. */
  readonly operatorActive: boolean | null;
}

const columns = `s.id as "sessionId", s.site_id as "siteId", s.member_id as "memberId",
            s.operator_id as "operatorId", o.roles as "operatorRoles", o.name as "operatorName",
            (date_part('epoch', s.expires_at) * 1000)::bigint as "expiresAtMs",
            (date_part('epoch', s.seen_at) * 1000)::bigint as "seenAtMs",
            (date_part('epoch', s.confirmed_at) * 1000)::bigint as "confirmedAtMs",
            s.ended_at is not null as "hasEnded", s.end_reason as "endReason",
            o.active as "operatorActive", o.is_platform as "operatorIsPlatform",
            case when o.id is not null then o.totp_sealed is not null end as "operatorHasTotp"`;
const operator = 'left join operator o on o.id = s.operator_id';

/** The sessions of these tokens, in no order; an unknown token has none. */
export function sessionsByHash(queryable: Queryable, tokenHashes: readonly Buffer[]): Promise<SessionRow[]> {
  return queryable.prepared(
    'session-find',
    `select h.place::int, (date_part('epoch', s.token_until) * 1000)::bigint as "tokenUntilMs",
            null::bytea as replaces, ${columns}
       from unnest($1::bytea[]) with ordinality h(token_hash, place)
       join session s on s.token_hash = h.token_hash
       ${operator}`,
    [bytesList(tokenHashes)],
  );
}

/** The same for tokens that are not the first ones of their sessions. */
export function sessionsByLaterHash(
  queryable: Queryable,
  tokenHashes: readonly Buffer[],
): Promise<SessionRow[]> {
  return queryable.prepared(
    'session-find-later',
    `select h.place::int, (date_part('epoch', t.valid_until) * 1000)::bigint as "tokenUntilMs",
            case when t.used_at is null then t.replaces end as replaces, ${columns}
       from unnest($1::bytea[]) with ordinality h(token_hash, place)
       join session_token t on t.token_hash = h.token_hash
       join session s on s.id = t.session_id
       ${operator}`,
    [bytesList(tokenHashes)],
  );
}

/** Sessions by their ids, in no order, whichever tokens they have. */
export function sessionsById(queryable: Queryable, ids: readonly number[]): Promise<SessionRow[]> {
  return queryable.prepared(
    'session-find-by-id',
    `select h.place::int, null::bigint as "tokenUntilMs", null::bytea as replaces, ${columns}
       from unnest($1::bigint[]) with ordinality h(id, place)
       join session s on s.id = h.id
       ${operator}`,
    [plainList(ids)],
  );
}

export async function touchSessions(queryable: Queryable, ids: readonly number[], at: Date): Promise<void> {
  await queryable.prepared('session-touch', 'update session set seen_at = $2 where id = any($1::bigint[])', [
    plainList(ids),
    at,
  ]);
}

/** The names that a browser gives of itself. */
export interface SessionDevice {
  readonly system: string | null;
  readonly browser: string | null;
}

export interface NewSession extends SessionDevice {
  readonly tokenHash: Buffer;
  readonly siteId: number;
  readonly memberId: number | null;
  readonly operatorId: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly address: string;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `insert into session (token_hash, site_id, member_id, operator_id, created_at, seen_at, expires_at, ends_at, address,
                          system, browser, confirmed_at)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10,
             case when $4::bigint is null then null else $5::timestamptz end) returning id`,
    [
      session.tokenHash,
      session.siteId,
      session.memberId,
      session.operatorId,
      session.createdAt,
      session.expiresAt,
      session.endsAt,
      session.address,
      session.system,
      session.browser,
    ],
  );
  if (row === undefined) throw new Error('the session was not stored');
  return row.id;
}

export async function markConfirmed(tx: Tx, sessionId: number, at: Date): Promise<void> {
  await tx.run('update session set confirmed_at = $2 where id = $1', [sessionId, at]);
}

/** Never beyond the session's absolute end. Returns when it expires now, and when it was to expire before. */
export async function extendUntil(
  tx: Tx,
  sessionId: number,
  until: Date,
  at: Date,
): Promise<{ readonly expiresAt: Date; readonly before: Date }> {
  const row = await tx.row<{ expiresAt: Date; before: Date }>(
    `update session s set expires_at = least($2, s.ends_at), seen_at = $3
       from (select id, expires_at from session where id = $1 for update) held
      where s.id = held.id returning s.expires_at as "expiresAt", held.expires_at as before`,
    [sessionId, until, at],
  );
  if (row === undefined) throw new Error('the session is gone');
  return row;
}

/** Adds a token to a session, in exchange for another one. */
export async function insertToken(
  tx: Tx,
  sessionId: number,
  tokenHash: Buffer,
  replaces: Buffer,
): Promise<void> {
  await tx.run(
    `insert into session_token (token_hash, site_id, session_id, replaces)
     select $2, site_id, id, $3 from session where id = $1`,
    [sessionId, tokenHash, replaces],
  );
}

/** Ends one of the tokens of a session; never later than it was to end. */
export async function endToken(queryable: Queryable, tokenHash: Buffer, until: Date): Promise<void> {
  await queryable.run('update session set token_until = least(token_until, $2) where token_hash = $1', [
    tokenHash,
    until,
  ]);
  await queryable.run('update session_token set valid_until = least(valid_until, $2) where token_hash = $1', [
    tokenHash,
    until,
  ]);
}

export async function markTokenUsed(queryable: Queryable, tokenHash: Buffer, at: Date): Promise<void> {
  await queryable.run('update session_token set used_at = $2 where token_hash = $1 and used_at is null', [
    tokenHash,
    at,
  ]);
}

export async function markEnded(tx: Tx, sessionId: number, at: Date): Promise<void> {
  await tx.run(`update session set ended_at = $2, end_reason = 'E401' where id = $1 and ended_at is null`, [
    sessionId,
    at,
  ]);
}

/** Returns the ids of those that were still open. */
export async function markEndedOfMember(
  tx: Tx,
  memberId: number,
  at: Date,
  reason: EndReason,
): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    'update session set ended_at = $2, end_reason = $3 where member_id = $1 and ended_at is null returning id',
    [memberId, at, reason],
  );
  return rows.map(({ id }) => id);
}

/** Returns the ids of the open sessions of an operator, all but one. */
export async function markEndedOfOperator(
  tx: Tx,
  operatorId: number,
  at: Date,
  keptId: number | null,
): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `update session set ended_at = $2, end_reason = 'E401'
      where operator_id = $1 and id is distinct from $3 and ended_at is null returning id`,
    [operatorId, at, keptId],
  );
  return rows.map(({ id }) => id);
}

/** Ends one session of an operator. Returns whether it was open. */
export async function markOneEndedOfOperator(
  tx: Tx,
  operatorId: number,
  sessionId: number,
  at: Date,
): Promise<boolean> {
  const count = await tx.run(
    `update session set ended_at = $3, end_reason = 'E401' where id = $2 and operator_id = $1 and ended_at is null`,
    [operatorId, sessionId, at],
  );
  return count === 1;
}

/** The same, of all but one. */
export async function markEndedBeside(tx: Tx, memberId: number, keptId: number, at: Date): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `update session set ended_at = $3, end_reason = 'E401'
      where member_id = $1 and id <> $2 and ended_at is null returning id`,
    [memberId, keptId, at],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the oldest sessions that began before; the caller says a time that no live one can be from. Returns how many. */
export function pruneSessions(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from session where id = any(array(
       select id from session where created_at < $1 order by created_at limit $2))`,
    [before, limit],
  );
}
