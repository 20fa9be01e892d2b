import { useLocalText, useText } from '@hanpan/client';
import type { Coupon } from '@hanpan/contract';
import { rewardTexts } from '@hanpan/messages';
import { Badge, Button, type Column, CopyButton, TimeText } from '@hanpan/ui';
import { useMemo } from 'react';
import styles from './coupon-list.module.css';
import { CouponWorth } from './coupon-worth.tsx';
import { badgeOf, isUsable } from './model.ts';

export function useCouponColumns(onUse: (coupon: Coupon) => void): readonly Column<Coupon>[] {
  const t = useText(rewardTexts);
  const local = useLocalText();
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('reward.coupon.name'),
        phone: 'main',
        cell: (coupon) => <b className={styles.name}>{local(coupon.name)}</b>,
      },
      {
        key: 'amount',
        header: t('reward.coupon.amount'),
        align: 'end',
        phone: 'money',
        cell: (coupon) => <CouponWorth coupon={coupon} />,
      },
      {
        key: 'state',
        header: t('reward.coupon.state'),
        phone: 'state',
        cell: ({ state }) => (
          <Badge size="sm" kind={badgeOf[state]}>
            {t(`reward.coupon.state.${state}`)}
          </Badge>
        ),
      },
      {
        key: 'expiresAt',
        header: t('reward.coupon.expiresAt'),
        phone: 'meta',
        cell: (coupon) => (
          <span className={styles.until} data-until={t('reward.coupon.expiresAt')}>
            <TimeText atMs={Date.parse(coupon.expiresAt)} className={styles.quiet} />
          </span>
        ),
      },
      {
        key: 'usedAt',
        header: t('reward.coupon.usedAt'),
        phone: 'hidden',
        cell: ({ usedAt }) =>
          usedAt === null ? (
            <span className={styles.quiet}>–</span>
          ) : (
            <TimeText atMs={Date.parse(usedAt)} className={styles.quiet} />
          ),
      },
      {
        key: 'people',
        header: t('reward.coupon.givenBy'),
        phone: 'hidden',
        cell: ({ givenBy, givenTo }) =>
          givenBy ?? (givenTo === null ? <span className={styles.quiet}>–</span> : `→ ${givenTo}`),
      },
      {
        key: 'code',
        header: t('reward.coupon.code'),
        phone: 'wide',
        cell: (coupon) =>
          isUsable(coupon) && (
            <span className={styles.code}>
              <span className={styles.number}>{coupon.couponCode}</span>
              <CopyButton size="sm" value={coupon.couponCode ?? ''}>
                {t('reward.coupon.codeCopy')}
              </CopyButton>
              <Button size="sm" variant="filled" onClick={() => onUse(coupon)}>
                {t('reward.coupon.use')}
              </Button>
            </span>
          ),
      },
    ],
    [t, local, onUse],
  );
}
