import { hash, randomBytes } from 'node:crypto';
import { sessionTimes } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Clock } from './clock.ts';
import { emit } from './outbox.ts';
import {
  type EndReason,
  endToken,
  extendUntil,
  insertSession,
  insertToken,
  markConfirmed,
  markEnded,
  markEndedBeside,
  markEndedOfMember,
  markEndedOfOperator,
  markOneEndedOfOperator,
  markTokenUsed,
  type Session,
  type SessionDevice,
  type SessionRow,
  sessionsByHash,
  sessionsById,
  sessionsByLaterHash,
  touchSessions,
} from './session-store.ts';

export type { EndReason, Session } from './session-store.ts';

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export interface IssuedSession {
  readonly sessionId: number;
  readonly token: string;
  readonly expiresAt: Date;
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** A live session and when it ends unless it is used or renewed, or why there is none. */
export type SessionState = { readonly session: Session; readonly endsAtMs: number } | EndReason;

function stateOf(row: SessionRow | undefined, nowMs: number): SessionState {
  if (row === undefined) return 'E401';
  if (row.hasEnded) return row.endReason ?? 'E401';
  if (row.operatorActive === false) return 'E401';
  const { tokenUntilMs } = row;
  if (tokenUntilMs !== null && tokenUntilMs <= nowMs) return 'E401';
  const untilMs = tokenUntilMs ?? Number.POSITIVE_INFINITY;
  const endsAtMs = Math.min(row.expiresAtMs, row.seenAtMs + sessionTimes.idleMs, untilMs);
  if (endsAtMs <= nowMs) return 'E401';
  const { sessionId, siteId, memberId, operatorId, operatorRoles, operatorName } = row;
  // Of a token that was exchanged, its own end: its holder may never have heard of the new one.
  const expiresAt = new Date(Math.min(row.expiresAtMs, untilMs));
  const { operatorIsPlatform, operatorHasTotp, confirmedAtMs } = row;
  const operator = {
    ...{ operatorId, operatorRoles, operatorName, operatorIsPlatform, operatorHasTotp },
    confirmedAtMs,
  };
  const session = { sessionId, siteId, memberId, ...operator, expiresAt };
  return { session, endsAtMs };
}

async function rowsOf(queryable: Queryable, tokens: readonly string[]): Promise<(SessionRow | undefined)[]> {
  const found = tokens.map((): SessionRow | undefined => undefined);
  const hashes = tokens.map(hashToken);
  for (const row of await sessionsByHash(queryable, hashes)) found[row.place - 1] = row;
  const others = hashes.flatMap((hash, place) => (found[place] === undefined ? [{ hash, place }] : []));
  if (others.length === 0) return found;
  const later = await sessionsByLaterHash(
    queryable,
    others.map(({ hash }) => hash),
  );
  for (const row of later) {
    const place = others[row.place - 1]?.place;
    if (place !== undefined) found[place] = row;
  }
  return found;
}

/**
 * The rows of tokens that a client has sent. Whoever sends a token has received it: the one that it was exchanged for ends a
 * moment later, for calls that are on their way with it. Each is a row of its own, so that no two lookups wait for each other
 * in a circle; a token is used for the first time once.
 */
async function rowsOfSent(
  queryable: Queryable,
  tokens: readonly string[],
  nowMs: number,
): Promise<(SessionRow | undefined)[]> {
  const rows = await rowsOf(queryable, tokens);
  for (const [index, row] of rows.entries()) {
    const token = tokens[index];
    if (token === undefined || row?.replaces == null || typeof stateOf(row, nowMs) === 'string') continue;
    // The older one first: were the rest lost, the next use would do it again.
    await endToken(queryable, row.replaces, new Date(nowMs + sessionTimes.graceMs));
    await markTokenUsed(queryable, hashToken(token), new Date(nowMs));
  }
  return rows;
}

/** The session of each token, in order. Looking is no use of the session: one that nobody uses ends. */
export async function sessionStates(
  queryable: Queryable,
  clock: Clock,
  tokens: readonly string[],
): Promise<SessionState[]> {
  const now = clock();
  return (await rowsOfSent(queryable, tokens, now)).map((row) => stateOf(row, now));
}

/** The sessions themselves, in order, whichever of their tokens has been exchanged since. */
export async function statesOfSessions(
  queryable: Queryable,
  clock: Clock,
  ids: readonly number[],
): Promise<SessionState[]> {
  const found = ids.map((): SessionRow | undefined => undefined);
  for (const row of await sessionsById(queryable, ids)) found[row.place - 1] = row;
  return found.map((row) => stateOf(row, clock()));
}

/**
 * Why a session with which a call began has ended meanwhile; undefined while it lives. Whoever ends sessions locks their member
 * first, so that under that lock nobody is told of the past.
 */
export async function endedMeanwhile(
  tx: Tx,
  clock: Clock,
  sessionId: number,
): Promise<EndReason | undefined> {
  const [state] = await statesOfSessions(tx, clock, [sessionId]);
  return typeof state === 'string' ? state : undefined;
}

/** The live session of each token that is used now, in order, or why there is none. */
export async function findSessions(
  queryable: Queryable,
  clock: Clock,
  tokens: readonly string[],
): Promise<(Session | EndReason)[]> {
  const now = clock();
  const rows = await rowsOfSent(queryable, tokens, now);
  const unseen = new Set<number>();
  const found = rows.map((row): Session | EndReason => {
    const state = stateOf(row, now);
    if (typeof state === 'string') return state;
    if (row !== undefined && row.seenAtMs + sessionTimes.touchEveryMs < now) unseen.add(row.sessionId);
    return state.session;
  });
  const ids = [...unseen].sort((a, b) => a - b);
  if (ids.length > 0) await touchSessions(queryable, ids, new Date(now));
  return found;
}

interface Owner {
  readonly siteId: number;
  readonly memberId?: number;
  readonly operatorId?: number;
  /** What it has logged in with, where its list of sessions says so. */
  readonly device?: SessionDevice;
}

/**
 * Issues a session. A member has one (RL-03): its sign-in ends the older ones before, under the member's lock, so that of two
 * sign-ins at once the second one sees the session that it has to end. Operators may be signed in on several screens.
 */
export async function issueSession(
  tx: Tx,
  clock: Clock,
  owner: Owner,
  address: string,
): Promise<IssuedSession> {
  const now = clock();
  const token = newToken();
  const expiresAt = new Date(now + sessionTimes.tokenMs);
  const sessionId = await insertSession(tx, {
    tokenHash: hashToken(token),
    siteId: owner.siteId,
    memberId: owner.memberId ?? null,
    operatorId: owner.operatorId ?? null,
    system: owner.device?.system ?? null,
    browser: owner.device?.browser ?? null,
    createdAt: new Date(now),
    expiresAt,
    endsAt: new Date(now + sessionTimes.absoluteMs),
    address,
  });
  return { sessionId, token, expiresAt };
}

export interface RenewedSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * A new lifetime within the absolute one, under a new token. The token that was used keeps the end that it had, and ends
 * sooner only when the new one is used for the first time: until then nobody knows whether the response arrived, and a phone
 * whose connection was lost on the way holds nothing but the old one. A stolen token gains nothing by that: it lives no longer
 * than if it had not been exchanged, and its owner's next call with the new one ends it as before. Two that renew at once get a
 * good token each.
 */
export async function renewSession(
  tx: Tx,
  clock: Clock,
  sessionId: number,
  usedToken: string,
): Promise<RenewedSession> {
  const token = newToken();
  const until = new Date(clock() + sessionTimes.tokenMs);
  const { expiresAt, before } = await extendUntil(tx, sessionId, until, clock.date());
  await insertToken(tx, sessionId, hashToken(token), hashToken(usedToken));
  await endToken(tx, hashToken(usedToken), before);
  return { token, expiresAt };
}

/** Its operator has shown who it is. Returns until when that holds. */
export async function confirmSession(tx: Tx, clock: Clock, sessionId: number): Promise<Date> {
  const now = clock();
  await markConfirmed(tx, sessionId, new Date(now));
  return new Date(now + sessionTimes.confirmedMs);
}

/** Whether the operator of a session has shown who it is not long ago; a login does. */
export function isConfirmed({ confirmedAtMs }: Session, nowMs: number): boolean {
  return confirmedAtMs !== null && nowMs < confirmedAtMs + sessionTimes.confirmedMs;
}

export async function endSession(tx: Tx, clock: Clock, sessionId: number): Promise<void> {
  await markEnded(tx, sessionId, clock.date());
  await emit(tx, `session:${sessionId}`, 'LOGOUT', { data1: 'E401' });
}

/** Ends the sessions of a member; returns how many were open. */
export async function endMemberSessions(
  tx: Tx,
  clock: Clock,
  memberId: number,
  reason: EndReason,
): Promise<number> {
  const ended = await markEndedOfMember(tx, memberId, clock.date(), reason);
  for (const id of ended) await emit(tx, `session:${id}`, 'LOGOUT', { data1: reason });
  return ended.length;
}

/** Ends every session of a member but the one that asks for it. */
export async function endOtherSessions(
  tx: Tx,
  clock: Clock,
  memberId: number,
  keptId: number,
): Promise<void> {
  for (const id of await markEndedBeside(tx, memberId, keptId, clock.date()))
    await emit(tx, `session:${id}`, 'LOGOUT', { data1: 'E401' });
}

/** Ends the sessions of an operator, all or all but the one that asks for it. */
export async function endOperatorSessions(
  tx: Tx,
  clock: Clock,
  operatorId: number,
  keptId: number | null = null,
): Promise<void> {
  for (const id of await markEndedOfOperator(tx, operatorId, clock.date(), keptId))
    await emit(tx, `session:${id}`, 'LOGOUT', { data1: 'E401' });
}

/** Ends one session of an operator. Returns whether it was open. */
export async function endOperatorSession(
  tx: Tx,
  clock: Clock,
  operatorId: number,
  sessionId: number,
): Promise<boolean> {
  if (!(await markOneEndedOfOperator(tx, operatorId, sessionId, clock.date()))) return false;
  await emit(tx, `session:${sessionId}`, 'LOGOUT', { data1: 'E401' });
  return true;
}
