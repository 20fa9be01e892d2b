import { useCallQuery, usePush, useResync, useText } from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApplyBalance } from '../../app/session.ts';
import { useMoneyDeed } from '../../app/use-money-deed.ts';
import type { StateFilter } from './model.ts';

const path = '/api/coupon/list';

export function useCoupons(state: StateFilter, page = 1) {
  const refresh = useRefreshCoupons();
  usePush('CASH', refresh);
  useResync(refresh);
  return useCallQuery(path, { state, page });
}

function useRefreshCoupons(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: [path] }), [queryClient]);
}

/** Uses the coupon with a code, and says what it brought. */
export function useCouponUse() {
  const t = useText(rewardTexts);
  const applyBalance = useApplyBalance();
  const refresh = useRefreshCoupons();
  return useMoneyDeed(
    (caller, { couponCode }: { couponCode: string }, idempotencyKey) =>
      caller('/api/coupon/use', { couponCode, idempotencyKey }),
    (used) => {
      applyBalance(used);
      const { worth, amount } = used.coupon;
      toast({ text: t(worth === 'cash' ? 'reward.coupon.usedCash' : 'reward.coupon.usedPoint', { amount }) });
      refresh();
    },
  );
}

interface Gift {
  readonly couponIdx: number;
  readonly memId: string;
}

export function useCouponGift() {
  const t = useText(rewardTexts);
  const refresh = useRefreshCoupons();
  return useMoneyDeed(
    (caller, gift: Gift, idempotencyKey) => caller('/api/coupon/gift', { ...gift, idempotencyKey }),
    ({ coupon }) => {
      toast({ text: t('reward.coupon.gifted', { memId: coupon.givenTo ?? '' }) });
      refresh();
    },
  );
}
