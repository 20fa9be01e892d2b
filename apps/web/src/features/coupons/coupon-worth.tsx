import { useText } from '@hanpan/client';
import type { Coupon } from '@hanpan/contract';
import { commonTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';

/** Money in gold, points in plain paper. */
export function CouponWorth({ coupon: { worth, amount } }: { coupon: Coupon }) {
  const common = useText(commonTexts);
  if (worth === 'cash') return <Money amount={amount} />;
  return <Money amount={amount} tone="plain" unit={common('common.point')} />;
}
