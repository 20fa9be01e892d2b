import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  ListHelp,
  ListPages,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  readText,
  SearchField,
  SplitView,
  ToolRow,
  usePageSearch,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleShellTexts, rewardTexts } from '@hanpan/messages';
import { Button, EmptyState, LoadingOverlay, Money, Select, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { CancelCoupon, CouponDetail } from '../features/coupons/coupon-detail.tsx';
import { CouponTable } from '../features/coupons/coupon-table.tsx';
import { IssueDialog } from '../features/coupons/issue-dialog.tsx';
import { couponKeyOf, couponStates } from '../features/coupons/model.ts';
import { useCoupons } from '../features/coupons/use-coupons.ts';

function readSearch(raw: RawSearch) {
  return {
    state: readChoice(raw.state, couponStates, 'all'),
    q: readText(raw.q),
    page: readPage(raw.page),
  };
}

/** Every coupon of the site, what the open ones may still cost, and the way to issue more. */
export function CouponsPage() {
  const t = useText(rewardTexts);
  const shell = useText(consoleShellTexts);
  const [{ state, q, page }, setSearch] = usePageSearch(readSearch);
  const query = useCoupons({ state, search: q, page });
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, couponKeyOf);
  const [isIssuing, setIssuing] = useState(false);
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  const openAmount = query.data?.openAmount;
  return (
    <SplitView
      {...split}
      label={shell('consoleShell.detail')}
      detail={
        row && {
          title: row.couponCode ?? `#${row.couponIdx}`,
          body: <CouponDetail row={row} />,
          footer: row.state === 'open' && <CancelCoupon key={row.couponIdx} row={row} />,
        }
      }
    >
      <PageFrame
        title={t('reward.console.title')}
        stats={
          openAmount === undefined
            ? []
            : [{ label: t('reward.console.openAmount'), value: <Money amount={openAmount} /> }]
        }
        tools={
          <ToolRow
            end={
              <Button size="sm" variant="filled" icon="plus" onClick={() => setIssuing(true)}>
                {t('reward.console.issue')}
              </Button>
            }
          >
            <SearchField
              value={q}
              hint={t('reward.console.search')}
              onChange={(next) => setSearch({ q: next, page: 1 })}
            />
            <Select
              size="sm"
              caption={t('reward.coupon.state')}
              options={couponStates.map((value) => ({ value, label: t(`reward.coupon.state.${value}`) }))}
              value={state}
              onChange={(next) => setSearch({ state: next, page: 1 })}
            />
          </ToolRow>
        }
        footer={<ListHelp shown={rows.length} total={query.data?.pageInfo.total} />}
      >
        <DeskLoaded query={query} skeleton={<SkeletonRows rows={12} columns={6} />}>
          {({ pageInfo }) => (
            <LoadingOverlay active={query.isPlaceholderData}>
              <div ref={keys}>
                <CouponTable
                  rows={rows}
                  selectedKey={selection.key}
                  onSelect={look}
                  empty={
                    <EmptyState title={t('reward.console.emptyTitle')} level={2}>
                      {t('reward.console.emptyBody')}
                    </EmptyState>
                  }
                />
              </div>
              <ListPages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
            </LoadingOverlay>
          )}
        </DeskLoaded>
        {isIssuing && <IssueDialog onClose={() => setIssuing(false)} />}
      </PageFrame>
    </SplitView>
  );
}
