import { useText } from '@hanpan/client';
import type { Coupon } from '@hanpan/contract';
import {
  ListPages,
  ListTools,
  Loaded,
  type RawSearch,
  readChoice,
  readPage,
  useHeldSearch,
} from '@hanpan/kit';
import { rewardTexts } from '@hanpan/messages';
import { Card, Chip, ChipGroup, EmptyState, SkeletonRows, Table } from '@hanpan/ui';
import { useState } from 'react';
import { useCouponColumns } from './coupon-columns.tsx';
import styles from './coupon-list.module.css';
import { stateFilters } from './model.ts';
import { UseCouponDialog } from './use-coupon-dialog.tsx';
import { useCoupons } from './use-coupons.ts';

const readSearch = (raw: RawSearch) => ({
  state: readChoice(raw.state, stateFilters, 'all'),
  page: readPage(raw.page),
});

/** The member's coupons by state; a ready one is used from its own line. */
export function CouponList() {
  const t = useText(rewardTexts);
  const [{ state, page }, change] = useHeldSearch(readSearch);
  const [using, setUsing] = useState<Coupon>();
  const query = useCoupons(state, page);
  const columns = useCouponColumns(setUsing);
  const ending = state === 'all' ? '' : '.filter';
  // Whoever may give none has none that it gave.
  const offered = stateFilters.filter(
    (each) => each !== 'given' || each === state || query.data?.canGift === 'Y',
  );
  return (
    <Card aria-label={t('reward.coupon.tab.list')}>
      <ListTools>
        <ChipGroup label={t('reward.coupon.state')}>
          {offered.map((each) => (
            <Chip key={each} pressed={each === state} onClick={() => change({ state: each, page: 1 })}>
              {t(`reward.coupon.state.${each}`)}
            </Chip>
          ))}
        </ChipGroup>
        <p className={styles.count}>
          {query.data && t('reward.coupon.openCount', { count: query.data.openCount })}
        </p>
      </ListTools>
      <Loaded
        query={query}
        errorTitle={t('reward.coupon.errorTitle')}
        skeleton={<SkeletonRows rows={5} columns={5} />}
      >
        {({ list, pageInfo }) => (
          <>
            <Table
              caption={t('reward.coupon.tab.list')}
              columns={columns}
              rows={list}
              rowKey={(coupon) => String(coupon.couponIdx)}
              empty={
                <EmptyState level={2} title={t(`reward.coupon.emptyTitle${ending}`)}>
                  {t(`reward.coupon.emptyBody${ending}`)}
                </EmptyState>
              }
            />
            <ListPages
              info={pageInfo}
              page={page}
              onPageChange={(next) => change({ page: next })}
              summary={t('reward.coupon.total', { count: pageInfo.total })}
            />
          </>
        )}
      </Loaded>
      {using && <UseCouponDialog coupon={using} onClose={() => setUsing(undefined)} />}
    </Card>
  );
}
