import { callKey } from '@hanpan/client';
import type { CashRequest, DataOf } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CashKind, isOpen, shownRequest } from './model.ts';
import { useCashRequests } from './use-cash-requests.ts';

type CashListData = DataOf<'/api/cash/list/'>;

export interface Desk {
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** The newest requests of this kind. */
  readonly recent: readonly CashRequest[];
  /** Shown in place of the form. */
  readonly shown: CashRequest | undefined;
  /** It was made here just now. */
  readonly isNew: boolean;
  /** A request was just made: show it at once, before the list is read again. */
  readonly follow: (request: CashRequest) => void;
  readonly dismiss: () => void;
}

export function useDesk(kind: CashKind): Desk {
  const queryClient = useQueryClient();
  const { data, isPending, isError, isFetching, refetch } = useCashRequests(kind);
  const [followedIdx, setFollowed] = useState<number>();
  const [madeIdx, setMade] = useState<number>();
  const recent = data?.list ?? [];
  const shown = shownRequest(recent, kind, followedIdx);
  // An open request that was found on arrival is followed to its end as well.
  if (shown && isOpen(shown) && shown.cashIdx !== followedIdx) setFollowed(shown.cashIdx);
  return {
    isPending,
    isFailed: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
    recent,
    shown,
    isNew: shown !== undefined && shown.cashIdx === madeIdx,
    follow: (request) => {
      const key = callKey('/api/cash/list/', { cashType: kind, page: 1 });
      queryClient.setQueryData<CashListData>(
        key,
        (held) =>
          held && {
            ...held,
            list: [request, ...held.list.filter((each) => each.cashIdx !== request.cashIdx)],
          },
      );
      setFollowed(request.cashIdx);
      setMade(request.cashIdx);
    },
    dismiss: () => setFollowed(undefined),
  };
}
