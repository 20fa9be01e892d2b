import { useText } from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import type { ReactNode } from 'react';
import { PartFrame } from '../../app/part-frame.tsx';
import { useMember } from '../../app/session.ts';
import { pathOn } from '../../app/urls.ts';

const listTab = { to: 'coupon', name: 'reward.coupon.tab.list' } as const;
const useTab = { to: 'couponUse', name: 'reward.coupon.tab.use' } as const;
const giftTab = { to: 'couponGift', name: 'reward.coupon.tab.gift' } as const;

interface CouponsFrameProps {
  readonly hasTabs?: boolean;
  readonly children: ReactNode;
}

/** Title and the pages of coupons; only partners are shown the way to give one. */
export function CouponsFrame({ hasTabs, children }: CouponsFrameProps) {
  const t = useText(rewardTexts);
  const { isPartnerMember } = useMember();
  const tabs = isPartnerMember === 'Y' ? [listTab, useTab, giftTab] : [listTab, useTab];
  return (
    <PartFrame
      title={t('reward.coupon.title')}
      lead={t('reward.coupon.lead')}
      label={t('reward.coupon.tabs')}
      // By path: on the phone all names lead to the one page that holds everything.
      tabs={tabs.map(({ to, name }) => ({ to: pathOn('desktop', to), name: t(name) }))}
      hasTabs={hasTabs}
    >
      {children}
    </PartFrame>
  );
}
