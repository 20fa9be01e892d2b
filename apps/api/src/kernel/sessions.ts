import { hash, randomBytes } from 'node:crypto';
import type { Queryable, Tx } from '@hanpan/db';
import type { Clock } from './clock.ts';
import { emit } from './outbox.ts';
import {
  type EndReason,
  extendUntil,
  insertSession,
  markEnded,
  markEndedOfMember,
  type Session,
  type SessionRow,
  sessionsByHash,
  touchSessions,
} from './session-store.ts';

export type { Session } from './session-store.ts';

/** 120 minutes of token life, 30 minutes without a call, 8 hours in all (standards SEC-8, specification section 9). */
export const sessionTimes = {
  tokenMs: 120 * 60_000,
  idleMs: 30 * 60_000,
  absoluteMs: 8 * 3_600_000,
} as const;
const touchEveryMs = 60_000;

export interface IssuedSession {
  readonly sessionId: number;
  readonly token: string;
  readonly expiresAt: Date;
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Why a session is not alive, or undefined. */
function endOf(row: SessionRow, now: number): EndReason | undefined {
  if (row.hasEnded) return row.endReason ?? 'E401';
  const isOver = row.expiresAtMs <= now || row.seenAtMs + sessionTimes.idleMs <= now;
  return isOver ? 'E401' : undefined;
}

function sessionOf(row: SessionRow): Session {
  const { sessionId, siteId, memberId, operatorId, operatorRole, operatorName } = row;
  const expiresAt = new Date(row.expiresAtMs);
  return { sessionId, siteId, memberId, operatorId, operatorRole, operatorName, expiresAt };
}

/** The live session of each token, in order, or why there is none. */
export async function findSessions(
  queryable: Queryable,
  clock: Clock,
  tokens: readonly string[],
): Promise<(Session | EndReason)[]> {
  const rows = await sessionsByHash(queryable, tokens.map(hashToken));
  const now = clock();
  const found = tokens.map((): Session | EndReason => 'E401');
  const unseen = new Set<number>();
  for (const row of rows) {
    const end = endOf(row, now);
    found[row.place - 1] = end ?? sessionOf(row);
    if (end === undefined && row.seenAtMs + touchEveryMs < now) unseen.add(row.sessionId);
  }
  const ids = [...unseen].sort((a, b) => a - b);
  if (ids.length > 0) await touchSessions(queryable, ids, new Date(now));
  return found;
}

/** The live session of a token, or why there is none. */
export async function findSession(
  queryable: Queryable,
  clock: Clock,
  token: string,
): Promise<Session | EndReason> {
  const [session] = await findSessions(queryable, clock, [token]);
  return session ?? 'E401';
}

interface Owner {
  readonly siteId: number;
  readonly memberId?: number;
  readonly operatorId?: number;
}

/**
 * Issues a session. A member has one: older ones end with TK999 and their pages are told at once (RL-03); the caller
 * holds the member's lock, so that of two sign-ins at once the second one sees the session that it has to end.
 * Operators may be signed in on several screens.
 */
export async function issueSession(
  tx: Tx,
  clock: Clock,
  owner: Owner,
  address: string,
): Promise<IssuedSession> {
  const now = clock();
  if (owner.memberId !== undefined) {
    await endMemberSessions(tx, clock, owner.memberId, 'TK999');
  }
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + sessionTimes.tokenMs);
  const sessionId = await insertSession(tx, {
    tokenHash: hashToken(token),
    siteId: owner.siteId,
    memberId: owner.memberId ?? null,
    operatorId: owner.operatorId ?? null,
    createdAt: new Date(now),
    expiresAt,
    endsAt: new Date(now + sessionTimes.absoluteMs),
    address,
  });
  return { sessionId, token, expiresAt };
}

/** A new lifetime within the absolute one. The token stays: it is random, and only its holder can ask. */
export function renewSession(tx: Tx, clock: Clock, sessionId: number): Promise<Date> {
  return extendUntil(tx, sessionId, new Date(clock() + sessionTimes.tokenMs), clock.date());
}

export async function endSession(tx: Tx, clock: Clock, sessionId: number): Promise<void> {
  await markEnded(tx, sessionId, clock.date());
  await emit(tx, `session:${sessionId}`, 'LOGOUT', { data1: 'E401' });
}

export async function endMemberSessions(
  tx: Tx,
  clock: Clock,
  memberId: number,
  reason: EndReason,
): Promise<void> {
  for (const id of await markEndedOfMember(tx, memberId, clock.date(), reason))
    await emit(tx, `session:${id}`, 'LOGOUT', { data1: reason });
}
