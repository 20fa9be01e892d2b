import { useLocalText, useText } from '@hanpan/client';
import type { Coupon } from '@hanpan/contract';
import { commonTexts, rewardTexts } from '@hanpan/messages';
import { ConfirmDialog } from '@hanpan/ui';
import { useCouponUse } from './use-coupons.ts';

/** Says what the coupon brings before it is gone. */
export function UseCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const t = useText(rewardTexts);
  const common = useText(commonTexts);
  const local = useLocalText();
  const deed = useCouponUse();
  const { refusal } = deed;
  const error = refusal && [refusal.message, refusal.isUnknown && common('common.unknownOutcome')];
  const use = async () => {
    if (coupon.couponCode !== null && (await deed.submit({ couponCode: coupon.couponCode }))) onClose();
  };
  const told = { name: local(coupon.name), amount: coupon.amount };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('reward.coupon.useTitle')}
      confirmLabel={t('reward.coupon.use')}
      error={error?.filter(Boolean).join(' ')}
      onConfirm={use}
    >
      {t(coupon.worth === 'cash' ? 'reward.coupon.useCash' : 'reward.coupon.usePoint', told)}
    </ConfirmDialog>
  );
}
