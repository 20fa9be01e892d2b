import { useText } from '@hanpan/client';
import { MemberName } from '@hanpan/kit';
import { commonTexts, rewardTexts } from '@hanpan/messages';
import { Badge, Money } from '@hanpan/ui';
import { badgeOf, type CouponRow } from './model.ts';

export function CouponWorth({ row: { worth, amount } }: { row: CouponRow }) {
  const common = useText(commonTexts);
  if (worth === 'cash') return <Money amount={amount} />;
  return <Money amount={amount} tone="plain" unit={common('common.point')} />;
}

export function CouponStateBadge({ row: { state } }: { row: CouponRow }) {
  const t = useText(rewardTexts);
  return (
    <Badge size="sm" kind={badgeOf[state]}>
      {t(`reward.coupon.state.${state}`)}
    </Badge>
  );
}

/** Who may use it: one member, or anybody with the code. */
export function CouponHolder({ row: { memId, memNick } }: { row: CouponRow }) {
  const t = useText(rewardTexts);
  if (memId === null || memNick === null) return t('reward.console.anybody');
  return <MemberName row={{ memId, memNick }} />;
}
