import {
  callQuery,
  type UsedMoneyCall,
  useCaller,
  useCallQuery,
  useMoneyCall,
  usePush,
  useRefresh,
  useResync,
  useText,
} from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApplyBalance } from '../../app/session.ts';
import type { StateFilter } from './model.ts';

const path = '/api/coupon/list';

/** Whatever moved the member's money may have used a coupon. */
function useFreshCoupons(): void {
  const refresh = useRefresh(path);
  usePush('CASH', refresh);
  useResync(refresh);
}

export function useCoupons(state: StateFilter, page: number) {
  useFreshCoupons();
  return useCallQuery(path, { state, page });
}

/** Those that can be given; a page stays while the next one is read, and what is typed beside it. */
export function useOpenCoupons(page: number) {
  useFreshCoupons();
  const query = callQuery(useCaller(), path, { state: 'open', page });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

type Sending = Pick<UsedMoneyCall, 'isSending' | 'failure' | 'clear'>;

/** T999 alone would leave open what was processed. */
function useCouponFailure(): (failure: Sending['failure']) => Sending['failure'] {
  const t = useText(rewardTexts);
  return (failure) =>
    failure?.code === 'T999' ? { ...failure, message: t('reward.coupon.isUsed') } : failure;
}

/** Uses the coupon with a code, and says what it brought. Resolves to whether it is used. */
export function useCouponUse(): Sending & { readonly use: (couponCode: string) => Promise<boolean> } {
  const t = useText(rewardTexts);
  const applyBalance = useApplyBalance();
  const told = useCouponFailure();
  const { submit, ...sending } = useMoneyCall({ refreshes: [path] });
  const use = async (couponCode: string) => {
    const { data } = await submit('/api/coupon/use', { couponCode });
    if (data === undefined) return false;
    applyBalance(data);
    const { worth, amount } = data.coupon;
    toast({ text: t(worth === 'cash' ? 'reward.coupon.usedCash' : 'reward.coupon.usedPoint', { amount }) });
    return true;
  };
  return { ...sending, failure: told(sending.failure), use };
}

interface Gift {
  readonly couponIdx: number;
  readonly memId: string;
}

/** Gives a coupon to another member. Resolves to whether it is given. */
export function useCouponGift(): Sending & { readonly give: (gift: Gift) => Promise<boolean> } {
  const t = useText(rewardTexts);
  const told = useCouponFailure();
  const { submit, ...sending } = useMoneyCall({ refreshes: [path] });
  const give = async (gift: Gift) => {
    const { data } = await submit('/api/coupon/gift', gift);
    if (data === undefined) return false;
    toast({ text: t('reward.coupon.gifted', { memId: data.coupon.givenTo ?? gift.memId }) });
    return true;
  };
  return { ...sending, failure: told(sending.failure), give };
}
