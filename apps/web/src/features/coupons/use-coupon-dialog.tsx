import { useLocalText, useText } from '@hanpan/client';
import type { Coupon } from '@hanpan/contract';
import { useFailureText, useSite } from '@hanpan/kit';
import { rewardTexts } from '@hanpan/messages';
import { requiredTurnover } from '@hanpan/rules';
import { ConfirmDialog } from '@hanpan/ui';
import { useCouponUse } from './use-coupons.ts';

/** Says what the coupon brings before it is gone. */
export function UseCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const t = useText(rewardTexts);
  const local = useLocalText();
  const failureText = useFailureText();
  const using = useCouponUse();
  const rewardPercent = useSite()?.turnover.rewardPercent ?? 0;
  const use = async () => {
    if (coupon.couponCode !== null && (await using.use(coupon.couponCode))) onClose();
  };
  const told = { name: local(coupon.name), amount: coupon.amount };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reward.coupon.useTitle')}
      confirmLabel={t('reward.coupon.use')}
      error={using.failure && failureText(using.failure)}
      onConfirm={use}
    >
      {t(coupon.worth === 'cash' ? 'reward.coupon.useCash' : 'reward.coupon.usePoint', told)}
      {coupon.worth === 'cash' && rewardPercent > 0 && (
        <p>{t('reward.coupon.turnover', { amount: requiredTurnover(coupon.amount, rewardPercent) })}</p>
      )}
    </ConfirmDialog>
  );
}
