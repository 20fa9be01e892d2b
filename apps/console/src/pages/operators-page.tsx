import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  ListHelp,
  PageFrame,
  SplitView,
  ToolRow,
  useRowSelection,
  useSplitView,
} from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { Button, EmptyState, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { GivenPasswordDialog } from '../features/staff/given-password-dialog.tsx';
import { StaffDetail } from '../features/staff/staff-detail.tsx';
import { StaffDialog } from '../features/staff/staff-dialog.tsx';
import { StaffTable } from '../features/staff/staff-table.tsx';
import {
  type StaffRow,
  staffKeyOf,
  useStaff,
  useStaffActions,
  useStaffLocks,
} from '../features/staff/use-staff.ts';

/** Who runs the site, with which roles; owners manage it. */
export function OperatorsPage() {
  const t = useText(consoleStaffTexts);
  const query = useStaff();
  const rows = query.data?.list ?? [];
  const locks = useStaffLocks().data?.list ?? [];
  const actions = useStaffActions();
  const [editing, setEditing] = useState<{ readonly row: StaffRow | undefined }>();
  const edit = (row: StaffRow | undefined) => {
    actions.clear();
    setEditing({ row });
  };
  const selection = useRowSelection(rows, staffKeyOf);
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection, { N: () => edit(undefined) });
  return (
    <SplitView
      {...split}
      detail={
        row && {
          title: row.name,
          body: (
            <StaffDetail
              key={row.operatorKey}
              row={row}
              locks={locks.filter(({ operatorKey }) => operatorKey === row.operatorKey)}
              actions={actions}
              onChange={() => edit(row)}
            />
          ),
        }
      }
    >
      <PageFrame
        title={t('consoleStaff.title')}
        tools={
          <ToolRow
            end={
              <Button size="sm" variant="filled" icon="plus" onClick={() => edit(undefined)}>
                {t('consoleStaff.new')}
              </Button>
            }
          >
            {t('consoleStaff.rule')}
          </ToolRow>
        }
        footer={<ListHelp shown={rows.length} total={rows.length} hasSearch={false} />}
      >
        <DeskLoaded query={query} skeleton={<SkeletonRows rows={6} columns={4} />}>
          {({ list }) => (
            <div ref={keys}>
              <StaffTable
                rows={list}
                locks={locks}
                selectedKey={selection.key}
                onSelect={look}
                empty={
                  <EmptyState title={t('consoleStaff.emptyTitle')} level={2}>
                    {t('consoleStaff.empty')}
                  </EmptyState>
                }
              />
            </div>
          )}
        </DeskLoaded>
        {editing && <StaffDialog {...editing} actions={actions} onClose={() => setEditing(undefined)} />}
        {actions.given && <GivenPasswordDialog {...actions.given} onClose={actions.handedOver} />}
      </PageFrame>
    </SplitView>
  );
}
