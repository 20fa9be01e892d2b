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
  /** Everything that fits was read, and nobody has this id. */
  readonly isMissing: boolean;
  /** It is still being read whose id it is. */
  readonly isReading: boolean;
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
  const isWhole = [members.data, partners.data].every(
    (read) => read !== undefined && read.pageInfo.total <= read.list.length,
  );
  return {
    account: enabled && found ? { ...found, memName: member?.memName } : undefined,
    isMissing: enabled && found === undefined && isWhole,
    isReading: enabled && found === undefined && (members.isFetching || partners.isFetching),
  };
}
