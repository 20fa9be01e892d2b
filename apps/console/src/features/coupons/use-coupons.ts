import { callQuery, useCaller, useText } from '@hanpan/client';
import type { RequestOf } from '@hanpan/contract';
import { rewardTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeptKeys } from '../../app/kept-keys.ts';
import { useDeed } from '../../app/use-deed.ts';
import type { CouponRow, CouponState } from './model.ts';

const path = '/api/console/coupon/list';
const issuePath = '/api/console/coupon/issue';

interface CouponFilter {
  readonly state: CouponState;
  readonly search: string;
  readonly page: number;
}

export function useCoupons(filter: CouponFilter) {
  return useQuery({ ...callQuery(useCaller(), path, filter), placeholderData: keepPreviousData });
}

function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [path] });
}

export type IssueOrder = Omit<RequestOf<typeof issuePath>, 'idempotencyKey'>;

/** Issues once; a repeat after a lost answer is the same order. */
export function useIssueCoupons(onDone: () => void) {
  const t = useText(rewardTexts);
  const caller = useCaller();
  const [keys] = useState(() => new KeptKeys());
  const refresh = useRefresh();
  return useDeed<{ list: CouponRow[] }, IssueOrder>({
    mutationFn: (order) => caller(issuePath, { ...order, idempotencyKey: keys.keyOf(JSON.stringify(order)) }),
    onSuccess: ({ list }, order) => {
      keys.settle(JSON.stringify(order));
      toast({ text: t('reward.console.issued', { count: list.length }) });
      onDone();
    },
    onError: (error, order) => {
      if (!error.unknown) keys.settle(JSON.stringify(order));
    },
    onSettled: refresh,
  });
}

export function useCancelCoupon({ couponIdx }: CouponRow, onDone: () => void) {
  const t = useText(rewardTexts);
  const caller = useCaller();
  const refresh = useRefresh();
  return useDeed<unknown, string>({
    mutationFn: (reason) => caller('/api/console/coupon/cancel', { couponIdx, reason }),
    onSuccess: () => {
      toast({ text: t('reward.console.cancelled') });
      onDone();
    },
    onSettled: refresh,
  });
}
