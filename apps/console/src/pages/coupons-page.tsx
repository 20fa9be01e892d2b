import { useText } from '@hanpan/client';
import {
  ListHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readText,
  SearchField,
  SplitView,
  Sum,
  ToolRow,
  usePageSearch,
  useSplitView,
} from '@hanpan/kit';
import { commonTexts, rewardTexts } from '@hanpan/messages';
import { Button, EmptyState, Select } from '@hanpan/ui';
import { useState } from 'react';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useCouponColumns } from '../features/coupons/coupon-columns.tsx';
import { CancelCoupon, CouponDetail } from '../features/coupons/coupon-detail.tsx';
import { IssueDialog } from '../features/coupons/issue-dialog.tsx';
import { couponKeyOf, couponStates } from '../features/coupons/model.ts';

function readSearch(raw: RawSearch) {
  return {
    state: readChoice(raw.state, couponStates, 'all'),
    q: readText(raw.q),
  };
}

/** Every coupon of the site, what the open ones may still cost, and the way to issue more. */
export function CouponsPage() {
  const t = useText(rewardTexts);
  const common = useText(commonTexts);
  const [{ state, q }, setSearch] = usePageSearch(readSearch);
  const desk = useDeskList({
    name: 'coupons',
    path: '/api/console/coupon/list',
    filter: { state, search: q },
    columns: useCouponColumns(),
    keyOf: couponKeyOf,
  });
  const { list, selection } = desk;
  const [isIssuing, setIssuing] = useState(false);
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection);
  const open = list.query.data;
  return (
    <SplitView
      {...split}
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
        stats={[
          { label: t('reward.console.openAmount'), value: <Sum amount={open?.openAmount} /> },
          {
            label: t('reward.console.openPoints'),
            value: <Sum amount={open?.openPoints} tone="plain" unit={common('common.point')} />,
          },
        ]}
        tools={
          <ToolRow
            end={
              <>
                <ListTools desk={desk} />
                <Button size="sm" variant="filled" icon="plus" onClick={() => setIssuing(true)}>
                  {t('reward.console.issue')}
                </Button>
              </>
            }
          >
            <SearchField
              value={q}
              hint={t('reward.console.search')}
              onChange={(next) => setSearch({ q: next })}
            />
            <Select
              size="sm"
              caption={t('reward.coupon.state')}
              options={couponStates.map((value) => ({ value, label: t(`reward.coupon.state.${value}`) }))}
              value={state}
              onChange={(next) => setSearch({ state: next })}
            />
          </ToolRow>
        }
        footer={<ListHelp total={list.query.data?.pageInfo.total} />}
      >
        <DeskTable
          desk={desk}
          caption={t('reward.console.table')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('reward.console.emptyTitle')} level={2}>
              {t('reward.console.emptyBody')}
            </EmptyState>
          }
        />
        {isIssuing && <IssueDialog onClose={() => setIssuing(false)} />}
      </PageFrame>
    </SplitView>
  );
}
