import { useLocalText, useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { rewardTexts } from '@hanpan/messages';
import { type Column, TimeText } from '@hanpan/ui';
import { CouponHolder, CouponStateBadge, CouponWorth } from './coupon-parts.tsx';
import type { CouponRow } from './model.ts';

export function useCouponColumns(): Column<CouponRow>[] {
  const t = useText(rewardTexts);
  const local = useLocalText();
  const columns: Column<CouponRow>[] = [
    {
      key: 'issuedAt',
      sortable: true,
      header: t('reward.coupon.issuedAt'),
      phone: 'meta',
      cell: (row) => <TimeText atMs={Date.parse(row.issuedAt)} format="date" className={cells.quiet} />,
    },
    {
      key: 'name',
      header: t('reward.coupon.name'),
      phone: 'main',
      cell: (row) => <b className={cells.name}>{local(row.name)}</b>,
    },
    {
      key: 'holder',
      header: t('reward.console.holder'),
      phone: 'wide',
      cell: (row) => <CouponHolder row={row} />,
    },
    {
      key: 'amount',
      sortable: true,
      header: t('reward.coupon.amount'),
      align: 'end',
      phone: 'money',
      cell: (row) => <CouponWorth row={row} />,
    },
    { key: 'code', header: t('reward.coupon.code'), phone: 'hidden', cell: (row) => row.couponCode },
    {
      key: 'state',
      header: t('reward.coupon.state'),
      phone: 'state',
      cell: (row) => <CouponStateBadge row={row} />,
    },
    {
      key: 'expiresAt',
      sortable: true,
      header: t('reward.coupon.expiresAt'),
      phone: 'hidden',
      cell: (row) => <TimeText atMs={Date.parse(row.expiresAt)} format="date" className={cells.quiet} />,
    },
  ];
  return columns;
}
