import { callQuery, useCaller } from '@hanpan/client';
import type { Amount } from '@hanpan/money';
import { useQuery } from '@tanstack/react-query';

export interface Account {
  readonly memId: string;
  readonly memNick: string;
  /** Masked as everywhere; a partner has none here. */
  readonly memName: string | undefined;
  readonly cashAmt: Amount;
}

interface FoundAccount {
  readonly account: Account | undefined;
  /** Nobody has this id: the lists have whose id it is on their first page. */
  readonly isMissing: boolean;
  /** It is still being read whose id it is. */
  readonly isReading: boolean;
  /** It could not be read, and is asked again by this. */
  readonly retry: (() => void) | undefined;
}

/** Whose id it is, a member or a partner; nobody while none was typed. */
export function useAccount(memId: string): FoundAccount {
  const caller = useCaller();
  const enabled = memId !== '';
  const search = { search: memId } as const;
  const members = useQuery({ ...callQuery(caller, '/api/console/members', search), enabled });
  const partners = useQuery({ ...callQuery(caller, '/api/console/partner/tree', search), enabled });
  const isIt = (row: { readonly memId: string }) => row.memId.toLowerCase() === memId.toLowerCase();
  const member = members.data?.list.find(isIt);
  const found = member ?? partners.data?.list.find(isIt);
  const isOpen = enabled && found === undefined;
  const isReading = isOpen && (members.isFetching || partners.isFetching);
  const failed = [members, partners].filter(({ data }) => data === undefined);
  return {
    account: enabled && found ? { ...found, memName: member?.memName } : undefined,
    isMissing: isOpen && failed.length === 0,
    isReading,
    retry:
      isOpen && !isReading && failed.length > 0
        ? () => {
            for (const query of failed) void query.refetch();
          }
        : undefined,
  };
}
