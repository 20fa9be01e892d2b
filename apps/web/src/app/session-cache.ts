import { type Caller, callKey, codeOf } from '@hanpan/client';
import type { CallPath, DataOf } from '@hanpan/contract';
import { beginActivity, forgetSession, mayBeSignedIn } from '@hanpan/kit';
import type { Amount } from '@hanpan/money';
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';

export type SessionData = DataOf<'/api/member/info'>;
export type BalanceData = DataOf<'/api/wallet/balance'>;

/** What a response or push may carry of a balance; one without points leaves the points as they are. */
export interface BalanceNews {
  readonly cashAmt: Amount;
  readonly pointAmt?: Amount;
  readonly version: number;
}

export const sessionKey = callKey('/api/member/info', {});
export const balanceKey = callKey('/api/wallet/balance', {});

/** Whether a member may be signed in here, which the browser knows before the server has been asked. */
export function mayBeMember(): boolean {
  return mayBeSignedIn('hanpan-signed-in');
}

/** The session as server state: null is a guest, undefined is "not known yet". */
export function sessionQuery(caller: Caller) {
  return queryOptions<SessionData | null>({
    queryKey: sessionKey,
    queryFn: async ({ signal, client }) => {
      if (!mayBeMember()) return null;
      const session = await caller('/api/member/info', {}, { signal }).catch((error: unknown) => {
        if (codeOf(error) === 'E401' || codeOf(error) === 'TK999') return null;
        throw error;
      });
      if (session !== null) {
        beginActivity();
        seedBalance(client, session);
      }
      return session;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The five-second poll (CL-37). Its result is merged into the cache, so an overtaken response changes nothing. */
export function balanceQuery(caller: Caller) {
  return queryOptions<BalanceData>({
    queryKey: balanceKey,
    queryFn: async ({ signal, client }) => {
      const polled = await caller('/api/wallet/balance', {}, { signal });
      return mergePoll(client.getQueryData<BalanceData>(balanceKey), polled);
    },
  });
}

export function readSession(queryClient: QueryClient): SessionData | null | undefined {
  return queryClient.getQueryData<SessionData | null>(sessionKey);
}

/** A lower version is outdated and changes nothing; an equal one may still add missing fields. */
export function newerBalance(held: BalanceData | undefined, news: BalanceNews): BalanceData | undefined {
  if (held !== undefined && news.version < held.version) return held;
  const before = held ?? { balance: news.cashAmt, point: news.pointAmt, isPlayGame: 'N' as const, newMsg: 0 };
  const point = news.pointAmt ?? before.point;
  if (point === undefined) return held;
  return { ...before, balance: news.cashAmt, point, version: news.version };
}

export function applyBalance(queryClient: QueryClient, news: BalanceNews): void {
  queryClient.setQueryData<BalanceData>(balanceKey, (held) => newerBalance(held, news));
}

/** The poll's unread count and open game are current, even where its balance is outdated. */
export function mergePoll(held: BalanceData | undefined, polled: BalanceData): BalanceData {
  const news = { cashAmt: polled.balance, pointAmt: polled.point, version: polled.version };
  const balance = newerBalance(held, news) ?? polled;
  return { ...balance, isPlayGame: polled.isPlayGame, newMsg: polled.newMsg };
}

export function setUnread(queryClient: QueryClient, newMsg: number): void {
  queryClient.setQueryData<BalanceData>(balanceKey, (held) => held && { ...held, newMsg });
}

/** Logging in, and the first response of `info`, both begin a session here. */
export function enterSession(queryClient: QueryClient, session: SessionData): void {
  beginActivity();
  queryClient.setQueryData<SessionData | null>(sessionKey, session);
  seedBalance(queryClient, session);
}

export function seedBalance(queryClient: QueryClient, session: SessionData): void {
  const { member, version, msgInfo } = session;
  applyBalance(queryClient, { cashAmt: member.cashAmt, pointAmt: member.pointAmt, version });
  setUnread(queryClient, msgInfo.newMsg);
}

/** What everybody may see; all other cached responses belong to the member. */
const publicPaths: ReadonlySet<unknown> = new Set<CallPath | 'site'>([
  'site',
  '/api/common/siteCheckInfo',
  '/api/common/code',
  '/api/etc/bank',
  '/api/etc/banner',
  '/api/etc/popupList',
  '/api/main',
  '/api/main/nt/list',
  '/api/main/cashList',
  '/api/main/winList',
  '/api/sport/events',
]);

function isOwn([path]: QueryKey): boolean {
  return path !== sessionKey[0] && !publicPaths.has(path);
}

/** ST-02: nothing of a member stays in the page after the session, because someone else may use this screen next. */
export function clearSession(queryClient: QueryClient): void {
  queryClient.setQueryData<SessionData | null>(sessionKey, null);
  forgetSession(queryClient, isOwn);
}

/**
 * The page is a guest's at once; what it knew of the member leaves it once the member's components are gone, because one
 * that still looked for it would ask the server again, without a session.
 */
export async function leaveSession(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData<SessionData | null>(sessionKey, null);
  await queryClient.cancelQueries({ predicate: ({ queryKey }) => isOwn(queryKey) });
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (readSession(queryClient) === null) clearSession(queryClient);
}
