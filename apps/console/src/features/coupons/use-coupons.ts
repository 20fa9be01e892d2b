import { type IntentionOf, useAction, useMoneyCall, useText } from '@hanpan/client';
import { consoleApprovalTexts, rewardTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import type { CouponRow } from './model.ts';

const path = '/api/console/coupon/list';
const issuePath = '/api/console/coupon/issue';

export type IssueOrder = IntentionOf<typeof issuePath>;

/** Issues once; a retry after a lost response is the same order. */
export function useIssueCoupons(onDone: () => void) {
  const t = useText(rewardTexts);
  const approval = useText(consoleApprovalTexts);
  const { submit, ...sending } = useMoneyCall({ refreshes: [path, '/api/console/queue'] });
  const issue = async (order: IssueOrder) => {
    const { data } = await submit(issuePath, order);
    if (data === undefined) return;
    if (data.waiting === null) toast({ text: t('reward.console.issued', { count: data.list.length }) });
    else {
      const cause = approval(`consoleApproval.cause.${data.waiting.cause}`);
      toast({ kind: 'warn', text: approval('consoleApproval.nowWaiting', { cause }) });
    }
    onDone();
  };
  return { ...sending, issue: (order: IssueOrder) => void issue(order) };
}

export function useCancelCoupon({ couponIdx }: CouponRow, onDone: () => void) {
  const t = useText(rewardTexts);
  const { send, ...sending } = useAction({ refreshes: [path] });
  const cancel = async (reason: string) => {
    const { data } = await send('/api/console/coupon/cancel', { couponIdx, reason });
    if (data === undefined) return;
    toast({ text: t('reward.console.cancelled') });
    onDone();
  };
  return { ...sending, cancel: (reason: string) => void cancel(reason) };
}
