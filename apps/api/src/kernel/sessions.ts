import { hash, randomBytes } from 'node:crypto';
import { bytesList, plainList, type Queryable, type Tx } from '@hanpan/db';
import type { Clock } from './clock.ts';
import { emit } from './outbox.ts';

/** 120 minutes of token life, 30 minutes without a call, 8 hours in all (standards SEC-8, specification section 9). */
export const sessionTimes = {
  tokenMs: 120 * 60_000,
  idleMs: 30 * 60_000,
  absoluteMs: 8 * 3_600_000,
} as const;
const touchEveryMs = 60_000;

export interface Session {
  readonly sessionId: number;
  readonly siteId: number;
  readonly memberId: number | null;
  readonly operatorId: number | null;
  readonly operatorRole: 'operator' | 'supervisor' | null;
  readonly operatorName: string | null;
  readonly expiresAt: Date;
}

export interface IssuedSession {
  readonly sessionId: number;
  readonly token: string;
  readonly expiresAt: Date;
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

interface SessionRow extends Session {
  tokenHash: Buffer;
  seenAt: Date;
  endedAt: Date | null;
  endReason: 'TK999' | 'E401' | null;
}

const find = `
  select s.token_hash as "tokenHash", s.id as "sessionId", s.site_id as "siteId", s.member_id as "memberId",
         s.operator_id as "operatorId", o.role as "operatorRole", o.name as "operatorName", s.expires_at as "expiresAt",
         s.seen_at as "seenAt", s.ended_at as "endedAt", s.end_reason as "endReason"
    from session s left join operator o on o.id = s.operator_id
   where s.token_hash = any($1::bytea[])`;

/** Why a session is none that lives, or undefined. */
function endOf(row: SessionRow, now: number): 'TK999' | 'E401' | undefined {
  if (row.endedAt !== null) return row.endReason ?? 'E401';
  const isOver = row.expiresAt.getTime() <= now || row.seenAt.getTime() + sessionTimes.idleMs <= now;
  return isOver ? 'E401' : undefined;
}

async function touch(queryable: Queryable, sessionIds: readonly number[], now: number): Promise<void> {
  await queryable.prepared('session-touch', 'update session set seen_at = $2 where id = any($1::bigint[])', [
    plainList(sessionIds),
    new Date(now),
  ]);
}

/** The living session of each token, in order, or why there is none. */
export async function findSessions(
  queryable: Queryable,
  clock: Clock,
  tokens: readonly string[],
): Promise<(Session | 'TK999' | 'E401')[]> {
  const hashes = tokens.map(hashToken);
  const rows = await queryable.prepared<SessionRow>('session-find', find, [bytesList(hashes)]);
  const now = clock();
  const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]));
  const unseen = new Set<number>();
  const found = hashes.map((tokenHash) => {
    const row = byHash.get(tokenHash.toString('hex'));
    const end = row === undefined ? 'E401' : endOf(row, now);
    if (row === undefined || end !== undefined) return end ?? 'E401';
    if (row.seenAt.getTime() + touchEveryMs < now) unseen.add(row.sessionId);
    return row;
  });
  if (unseen.size > 0)
    await touch(
      queryable,
      [...unseen].sort((a, b) => a - b),
      now,
    );
  return found;
}

/** The living session of a token, or why there is none. */
export async function findSession(
  queryable: Queryable,
  clock: Clock,
  token: string,
): Promise<Session | 'TK999' | 'E401'> {
  const [session] = await findSessions(queryable, clock, [token]);
  return session ?? 'E401';
}

interface Owner {
  readonly siteId: number;
  readonly memberId?: number;
  readonly operatorId?: number;
}

/**
 * Issues a session. A member has one: older ones end with TK999 and are told so at once (RL-03). Operators may be
 * signed in on several screens.
 */
export async function issueSession(
  tx: Tx,
  clock: Clock,
  owner: Owner,
  address: string,
): Promise<IssuedSession> {
  const now = clock();
  if (owner.memberId !== undefined) {
    // Two sign-ins at once: the second one waits, and then sees the session that it has to end.
    await tx.run('select 1 from member where id = $1 for no key update', [owner.memberId]);
    await endMemberSessions(tx, clock, owner.memberId, 'TK999');
  }
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + sessionTimes.tokenMs);
  const row = await tx.row<{ id: number }>(
    `insert into session (token_hash, site_id, member_id, operator_id, created_at, seen_at, expires_at, ends_at, address)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8) returning id`,
    [
      hashToken(token),
      owner.siteId,
      owner.memberId ?? null,
      owner.operatorId ?? null,
      new Date(now),
      expiresAt,
      new Date(now + sessionTimes.absoluteMs),
      address,
    ],
  );
  if (row === undefined) throw new Error('the session was not stored');
  return { sessionId: row.id, token, expiresAt };
}

/** A new lifetime within the absolute one. The token stays: it is random, and only its holder can ask. */
export async function renewSession(tx: Tx, clock: Clock, sessionId: number): Promise<Date> {
  const row = await tx.row<{ expiresAt: Date }>(
    `update session set expires_at = least($2, ends_at), seen_at = $3 where id = $1 returning expires_at as "expiresAt"`,
    [sessionId, new Date(clock() + sessionTimes.tokenMs), new Date(clock())],
  );
  if (row === undefined) throw new Error('the session is gone');
  return row.expiresAt;
}

export async function endSession(tx: Tx, clock: Clock, sessionId: number): Promise<void> {
  await tx.run(`update session set ended_at = $2, end_reason = 'E401' where id = $1 and ended_at is null`, [
    sessionId,
    new Date(clock()),
  ]);
  await emit(tx, `session:${sessionId}`, 'LOGOUT', { data1: 'E401' });
}

export async function endMemberSessions(
  tx: Tx,
  clock: Clock,
  memberId: number,
  reason: 'TK999' | 'E401',
): Promise<void> {
  const ended = await tx.rows<{ id: number }>(
    'update session set ended_at = $2, end_reason = $3 where member_id = $1 and ended_at is null returning id',
    [memberId, new Date(clock()), reason],
  );
  for (const { id } of ended) await emit(tx, `session:${id}`, 'LOGOUT', { data1: reason });
}
