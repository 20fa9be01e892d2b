import { useCallQuery, usePush, useRefresh } from '@hanpan/client';

export const accountPath = '/api/cash/account';

/** The deposit account as it was shown last, when it was asked for last, and whether that still waits for its message. */
export function useAskedAccount() {
  const { data } = useCallQuery(accountPath, {});
  usePush('MSG', useRefresh(accountPath));
  const account = data?.account ?? undefined;
  const askedAtMs = data?.requestedAt ? Date.parse(data.requestedAt) : undefined;
  const isWaiting =
    askedAtMs !== undefined && (account === undefined || Date.parse(account.shownAt) < askedAtMs);
  return { account, askedAtMs, isWaiting };
}
