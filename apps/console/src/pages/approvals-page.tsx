import { useText } from '@hanpan/client';
import type { FourEyesRule } from '@hanpan/contract';
import {
  MoveHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  ToolRow,
  useListKeys,
  usePageSearch,
  useRowSelection,
} from '@hanpan/kit';
import { consoleApprovalTexts } from '@hanpan/messages';
import { EmptyState, Select } from '@hanpan/ui';
import { useState } from 'react';
import { PagedList } from '../app/desk-list/paged-list.tsx';
import { ApprovalTable } from '../features/approvals/approval-table.tsx';
import { DecideDialog, type Deciding } from '../features/approvals/decide-dialog.tsx';
import { approvalKeyOf, stateFilters, useApprovals } from '../features/approvals/use-approvals.ts';
import styles from './approvals-page.module.css';

function readSearch(raw: RawSearch) {
  return { state: readChoice(raw.state, stateFilters, 'waiting'), page: readPage(raw.page) };
}

/** Points and coupons above the limits: each waits here for an operator other than the one who asked. */
export function ApprovalsPage() {
  const t = useText(consoleApprovalTexts);
  const [{ state, page }, setSearch] = usePageSearch(readSearch);
  const query = useApprovals({ state, page });
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, approvalKeyOf);
  const [deciding, setDeciding] = useState<Deciding>();
  const keys = useListKeys(selection, {});
  const states = stateFilters.map((value) => ({ value, label: t(`consoleApproval.state.${value}`) }));
  return (
    <PageFrame
      title={t('consoleApproval.title')}
      urgentCount={query.data?.waitingCount ?? 0}
      urgentLabel={t('consoleApproval.waiting')}
      tools={
        <ToolRow>
          <Select
            size="sm"
            caption={t('consoleApproval.state')}
            options={states}
            value={state}
            onChange={(next) => setSearch({ state: next, page: 1 })}
          />
        </ToolRow>
      }
      footer={<MoveHelp />}
    >
      <PagedList
        query={query}
        columns={7}
        keys={keys}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
      >
        {({ rule }) => (
          <>
            <Rule rule={rule} />
            <ApprovalTable
              rows={rows}
              selectedKey={selection.key}
              onSelect={selection.select}
              onDecide={setDeciding}
              empty={
                <EmptyState title={t('consoleApproval.emptyTitle')} level={2}>
                  {t('consoleApproval.empty')}
                </EmptyState>
              }
            />
          </>
        )}
      </PagedList>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </PageFrame>
  );
}

function Rule({ rule }: { rule: FourEyesRule }) {
  const t = useText(consoleApprovalTexts);
  const { singleAmount: single, windowHours: hours, operatorAmount, memberAmount } = rule;
  return (
    <p className={styles.rule}>
      {t('consoleApproval.rule', { single, hours, operator: operatorAmount, member: memberAmount })}
    </p>
  );
}
