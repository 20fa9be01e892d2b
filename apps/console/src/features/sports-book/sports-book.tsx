import { useLocalText, useText } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { consoleSportsBookTexts } from '@hanpan/messages';
import { Badge, type Column, LiveDot, Money, Table, type TableSort, TimeText } from '@hanpan/ui';
import { type ReactNode, useState } from 'react';
import { useLedgerNames } from '../../app/ledger-names.ts';
import styles from './sports-book.module.css';

export type BookEvent = DataOf<'/api/console/sports/book'>['list'][number];

const ranks: Record<string, (row: BookEvent) => number> = {
  starts: (row) => Date.parse(row.startsAt),
  bets: (row) => row.betCount,
  stakes: (row) => row.stakeAmount,
  liability: (row) => row.liabilityAmount,
};

/** The greatest risk comes first unless another column is sorted. */
export function sortedBook(rows: readonly BookEvent[], sort: TableSort): readonly BookEvent[] {
  const value = ranks[sort.key] ?? (() => 0);
  const sign = sort.direction === 'descending' ? -1 : 1;
  return [...rows].sort((a, b) => sign * (value(a) - value(b)) || a.eventId - b.eventId);
}

export function SportsBook({ rows, empty }: { rows: readonly BookEvent[]; empty: ReactNode }) {
  const t = useText(consoleSportsBookTexts);
  const [sort, setSort] = useState<TableSort>({ key: 'liability', direction: 'descending' });
  const worst = Math.max(0, ...rows.map((row) => row.liabilityAmount));
  return (
    <Table
      caption={t('consoleSportsBook.table')}
      density="dense"
      columns={useColumns(worst)}
      rows={sortedBook(rows, sort)}
      rowKey={(row) => String(row.eventId)}
      sort={sort}
      onSortChange={setSort}
      empty={empty}
    />
  );
}

function useColumns(worst: number): Column<BookEvent>[] {
  const t = useText(consoleSportsBookTexts);
  const local = useLocalText();
  const names = useLedgerNames();
  return [
    {
      key: 'event',
      header: t('consoleSportsBook.event'),
      phone: 'main',
      cell: (row) => <b className={styles.name}>{local(row.name)}</b>,
    },
    {
      key: 'starts',
      header: t('consoleSportsBook.starts'),
      sortable: true,
      phone: 'meta',
      cell: (row) => <TimeText atMs={Date.parse(row.startsAt)} className={styles.quiet} />,
    },
    {
      key: 'phase',
      header: t('consoleSportsBook.phase'),
      phone: 'state',
      cell: (row) =>
        row.phase === 'prematch' || row.phase === 'ended' ? (
          <Badge size="sm" kind="plain">
            {names.phase(row.phase)}
          </Badge>
        ) : (
          <LiveDot>{names.phase(row.phase)}</LiveDot>
        ),
    },
    {
      key: 'bets',
      header: t('consoleSportsBook.bets'),
      align: 'end',
      sortable: true,
      phone: 'hidden',
      cell: (row) => t('consoleSportsBook.count', { count: row.betCount }),
    },
    {
      key: 'stakes',
      header: t('consoleSportsBook.stakes'),
      align: 'end',
      sortable: true,
      phone: 'wide',
      cell: (row) => <Money amount={row.stakeAmount} tone="plain" />,
    },
    {
      key: 'liability',
      header: t('consoleSportsBook.liability'),
      align: 'end',
      sortable: true,
      phone: 'money',
      cell: (row) => <Liability row={row} worst={worst} />,
    },
  ];
}

/** The bar compares events with each other; the amount says it by itself. */
function Liability({ row, worst }: { row: BookEvent; worst: number }) {
  const share = worst === 0 ? 0 : Math.max(0, row.liabilityAmount) / worst;
  return (
    <span className={styles.liability}>
      <span aria-hidden="true" className={styles.bar}>
        <span className={styles.used} style={{ width: `${share * 100}%` }} />
      </span>
      <Money amount={row.liabilityAmount} tone="plain" />
    </span>
  );
}
