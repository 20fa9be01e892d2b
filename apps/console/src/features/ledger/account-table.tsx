import { useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { type Column, Icon, Money, Table } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { type LedgerNames, useLedgerNames } from '../../app/ledger-names.ts';
import styles from './account-table.module.css';
import { accountKeyOf, differenceOf, type LedgerAccount } from './model.ts';

interface AccountTableProps {
  rows: readonly LedgerAccount[];
  selectedKey: string | undefined;
  onSelect: (row: LedgerAccount) => void;
  empty: ReactNode;
}

/** Balance and sum of entries side by side, so that anybody can compare what the check compares. */
export function AccountTable({ rows, selectedKey, onSelect, empty }: AccountTableProps) {
  const t = useText(consoleLedgerTexts);
  const columns = useColumns(useLedgerNames());
  return (
    <Table
      caption={t('consoleLedger.accountTable')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={accountKeyOf}
      selectedKey={selectedKey}
      onRowSelect={onSelect}
      empty={empty}
    />
  );
}

function useColumns(names: LedgerNames): Column<LedgerAccount>[] {
  const t = useText(consoleLedgerTexts);
  return [
    {
      key: 'id',
      header: t('consoleLedger.accountId'),
      phone: 'hidden',
      cell: (row) => <span className={cells.quiet}>#{row.accountId}</span>,
    },
    {
      key: 'owner',
      header: t('consoleLedger.owner'),
      phone: 'main',
      cell: (row) => <b className={cells.name}>{names.owner(row.owner)}</b>,
    },
    { key: 'kind', header: t('consoleLedger.kind'), phone: 'meta', cell: (row) => names.kind(row.kind) },
    {
      key: 'balance',
      header: t('consoleLedger.balance'),
      align: 'end',
      phone: 'money',
      cell: (row) => <Money amount={row.balance} tone="plain" className={styles.amount} />,
    },
    {
      key: 'entriesSum',
      header: t('consoleLedger.entriesSum'),
      align: 'end',
      phone: 'wide',
      cell: (row) => <Money amount={row.entriesSum} tone="plain" className={styles.amount} />,
    },
    {
      key: 'compare',
      header: t('consoleLedger.compare'),
      phone: 'state',
      cell: (row) => <Compared row={row} />,
    },
    {
      key: 'entryCount',
      header: t('consoleLedger.entryCount'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => t('consoleLedger.count', { count: row.entryCount }),
    },
  ];
}

function Compared({ row }: { row: LedgerAccount }) {
  const t = useText(consoleLedgerTexts);
  const difference = differenceOf(row);
  if (difference === 0) {
    return (
      <span className={styles.same}>
        <Icon name="check" size={14} /> {t('consoleLedger.same')}
      </span>
    );
  }
  return (
    <span className={styles.differs}>
      <Icon name="alert" size={14} /> {t('consoleLedger.differenceIs', { amount: difference })}
    </span>
  );
}
