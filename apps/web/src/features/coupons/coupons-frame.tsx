import { useText } from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import { SectionHead, TabLink, TabLinks } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useMember } from '../../app/session.ts';
import { pathOn } from '../../app/urls.ts';
import styles from './coupons-frame.module.css';

const listTab = { to: 'coupon', name: 'reward.coupon.tab.list' } as const;
const useTab = { to: 'couponUse', name: 'reward.coupon.tab.use' } as const;
const giftTab = { to: 'couponGift', name: 'reward.coupon.tab.gift' } as const;

interface CouponsFrameProps {
  /** The phone's page holds everything and needs no navigation between the parts. */
  readonly hasTabs?: boolean;
  readonly children: ReactNode;
}

/** Title and the pages of coupons; only partners are shown the way to give one. */
export function CouponsFrame({ hasTabs = true, children }: CouponsFrameProps) {
  const t = useText(rewardTexts);
  const { isPartnerMember } = useMember();
  const tabs = isPartnerMember === 'Y' ? [listTab, useTab, giftTab] : [listTab, useTab];
  return (
    <div className={styles.frame}>
      <SectionHead level={1} title={t('reward.coupon.title')} note={t('reward.coupon.lead')} />
      {hasTabs && (
        <TabLinks label={t('reward.coupon.tabs')}>
          {tabs.map(({ to, name }) => (
            // By path: on the phone all three names lead to the one page that holds everything.
            <TabLink key={to} as={AppLink} to={pathOn('desktop', to)}>
              {t(name)}
            </TabLink>
          ))}
        </TabLinks>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
