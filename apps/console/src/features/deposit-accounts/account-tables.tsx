import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleDepositAccountTexts } from '@hanpan/messages';
import { Badge, Button, type Column, EmptyState, Table, TimeText } from '@hanpan/ui';
import { type DepositAccountRow, nameOfAccount, type ShownRow } from './use-deposit-accounts.ts';

interface AccountListProps {
  readonly rows: readonly DepositAccountRow[];
  /** Undefined where the operator may only look. */
  readonly onClose: ((row: DepositAccountRow) => void) | undefined;
}

export function AccountList({ rows, onClose }: AccountListProps) {
  const t = useText(consoleDepositAccountTexts);
  const columns: Column<DepositAccountRow>[] = [
    {
      key: 'account',
      header: t('depositAccounts.account'),
      phone: 'main',
      cell: (row) => `${nameOfAccount(row)} · ${row.accountHolder}`,
    },
    {
      key: 'levels',
      header: t('depositAccounts.levels'),
      phone: 'meta',
      cell: ({ levels }) => (levels.length === 0 ? t('depositAccounts.everyone') : levels.join(', ')),
    },
    {
      key: 'members',
      header: t('depositAccounts.members'),
      align: 'end',
      phone: 'hidden',
      cell: ({ memberCount }) => memberCount,
    },
    {
      key: 'shown',
      header: t('depositAccounts.shownCount'),
      align: 'end',
      phone: 'hidden',
      cell: ({ shownCount }) => shownCount,
    },
    {
      key: 'opened',
      header: t('depositAccounts.opened'),
      phone: 'hidden',
      cell: ({ openedAt, openedBy }) => (
        <span className={cells.quiet}>
          <TimeText atMs={Date.parse(openedAt)} format="dateTimeSeconds" /> · {openedBy}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('depositAccounts.state'),
      phone: 'money',
      cell: ({ closedAt }) => (
        <Badge size="sm" kind={closedAt === null ? 'now' : 'done'}>
          {closedAt === null ? t('depositAccounts.state.open') : t('depositAccounts.state.closed')}
        </Badge>
      ),
    },
    ...(onClose === undefined
      ? []
      : [
          {
            key: 'action',
            header: t('depositAccounts.action'),
            align: 'end' as const,
            phone: 'state' as const,
            cell: (row: DepositAccountRow) =>
              row.closedAt === null && (
                <Button size="xs" variant="text" onClick={() => onClose(row)}>
                  {t('depositAccounts.close')}
                </Button>
              ),
          },
        ]),
  ];
  return (
    <Table
      caption={t('depositAccounts.list')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.accountIdx)}
      empty={
        <EmptyState title={t('depositAccounts.emptyTitle')} level={2}>
          {t('depositAccounts.empty')}
        </EmptyState>
      }
    />
  );
}

export function ShownList({ rows }: { rows: readonly ShownRow[] }) {
  const t = useText(consoleDepositAccountTexts);
  const columns: Column<ShownRow>[] = [
    {
      key: 'at',
      header: t('depositAccounts.shownAt'),
      phone: 'meta',
      cell: ({ shownAt }) => (
        <TimeText atMs={Date.parse(shownAt)} format="dateTimeSeconds" className={cells.quiet} />
      ),
    },
    {
      key: 'member',
      header: t('depositAccounts.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    {
      key: 'account',
      header: t('depositAccounts.account'),
      phone: 'state',
      cell: (row) => `${nameOfAccount(row)} · ${row.accountHolder}`,
    },
    {
      key: 'by',
      header: t('depositAccounts.shownBy'),
      phone: 'hidden',
      cell: ({ shownBy }) => <span className={cells.quiet}>{shownBy}</span>,
    },
  ];
  return (
    <Table
      caption={t('depositAccounts.history')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.shownIdx)}
      empty={
        <EmptyState title={t('depositAccounts.historyEmptyTitle')} level={2}>
          {t('depositAccounts.historyEmpty')}
        </EmptyState>
      }
    />
  );
}
