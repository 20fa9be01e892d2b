import { useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { type Column, Icon } from '@hanpan/ui';
import { useLedgerNames } from '../../app/ledger-names.ts';
import { AccountMoney } from '../../app/parts/account-money.tsx';
import styles from './account-columns.module.css';
import { differenceOf, type LedgerAccount } from './model.ts';

/** Balance and sum of entries side by side, so that anybody can compare what the check compares. */
export function useAccountColumns(): Column<LedgerAccount>[] {
  const names = useLedgerNames();
  const t = useText(consoleLedgerTexts);
  return [
    {
      key: 'id',
      sortable: true,
      header: t('consoleLedger.accountId'),
      phone: 'hidden',
      cell: (row) => <span className={cells.quiet}>#{row.accountId}</span>,
    },
    {
      key: 'owner',
      sortable: true,
      header: t('consoleLedger.owner'),
      phone: 'main',
      cell: (row) => <b className={cells.name}>{names.owner(row.owner)}</b>,
    },
    {
      key: 'kind',
      sortable: true,
      header: t('consoleLedger.kind'),
      phone: 'meta',
      cell: (row) => names.kind(row.kind),
    },
    {
      key: 'balance',
      sortable: true,
      header: t('consoleLedger.balance'),
      align: 'end',
      phone: 'money',
      cell: (row) => (
        <AccountMoney kind={row.kind} amount={row.balance} tone="plain" className={styles.amount} />
      ),
    },
    {
      key: 'entriesSum',
      header: t('consoleLedger.entriesSum'),
      align: 'end',
      phone: 'wide',
      cell: (row) => (
        <AccountMoney kind={row.kind} amount={row.entriesSum} tone="plain" className={styles.amount} />
      ),
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
