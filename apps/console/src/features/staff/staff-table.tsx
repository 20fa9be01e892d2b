import { useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleStaffTexts } from '@hanpan/messages';
import { Badge, type Column, Table, TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { type StaffLock, type StaffRow, staffKeyOf } from './use-staff.ts';

interface StaffTableProps {
  readonly rows: readonly StaffRow[];
  readonly locks: readonly StaffLock[];
  readonly selectedKey: string | undefined;
  readonly onSelect: (row: StaffRow) => void;
  readonly empty: ReactNode;
}

export function StaffTable({ rows, locks, selectedKey, onSelect, empty }: StaffTableProps) {
  const t = useText(consoleStaffTexts);
  const columns: Column<StaffRow>[] = [
    {
      key: 'operator',
      header: t('consoleStaff.operator'),
      phone: 'main',
      cell: (row) => (
        <>
          <b className={cells.name}>{row.name}</b> <span className={cells.quiet}>{row.operatorId}</span>
        </>
      ),
    },
    {
      key: 'roles',
      header: t('consoleStaff.roles'),
      phone: 'wide',
      cell: (row) => row.roles.map((role) => t(`consoleStaff.role.${role}`)).join(', '),
    },
    {
      key: 'seen',
      header: t('consoleStaff.lastSeen'),
      phone: 'meta',
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <span className={cells.quiet}>{t('consoleStaff.never')}</span>
        ) : (
          <TimeText atMs={Date.parse(lastSeenAt)} className={cells.quiet} />
        ),
    },
    {
      key: 'state',
      header: t('consoleStaff.state'),
      phone: 'state',
      cell: (row) => (
        <StaffState row={row} isLocked={locks.some(({ operatorKey }) => operatorKey === row.operatorKey)} />
      ),
    },
  ];
  return (
    <Table
      caption={t('consoleStaff.table')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={staffKeyOf}
      selectedKey={selectedKey}
      onRowSelect={onSelect}
      empty={empty}
    />
  );
}

export function StaffState({ row, isLocked }: { row: StaffRow; isLocked: boolean }) {
  const t = useText(consoleStaffTexts);
  if (row.active && isLocked)
    return (
      <Badge size="sm" kind="now">
        {t('consoleStaff.locked')}
      </Badge>
    );
  return (
    <Badge size="sm" kind={row.active ? 'done' : 'now'}>
      {t(row.active ? 'consoleStaff.active' : 'consoleStaff.blocked')}
    </Badge>
  );
}
