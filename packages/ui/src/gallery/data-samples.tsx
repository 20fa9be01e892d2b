import { type Amount, amount } from '@hanpan/money';
import { useState } from 'react';
import { Badge, type BadgeKind } from '../data/badge.tsx';
import { CopyBox } from '../data/copy-box.tsx';
import { CopyButton } from '../data/copy-button.tsx';
import { Pagination } from '../data/pagination.tsx';
import { Table } from '../data/table.tsx';
import type { Column, TableSort } from '../data/table-column.ts';
import { TimeText } from '../data/time-text.tsx';
import { Card } from '../layout/card.tsx';
import { CardHeader } from '../layout/card-header.tsx';
import { Money } from '../money/money.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

interface Deposit {
  id: string;
  askedAtMs: number;
  amount: Amount;
  kind: Exclude<BadgeKind, 'plain'>;
  reason: string | undefined;
}

const [asked, id, money, state, reason] = sample.columns;

const columns: readonly Column<Deposit>[] = [
  {
    key: 'asked',
    header: asked,
    cell: (row) => <TimeText atMs={row.askedAtMs} />,
    sortable: true,
    phone: 'meta',
  },
  { key: 'id', header: id, cell: (row) => row.id, phone: 'main' },
  { key: 'amount', header: money, cell: amountCell, align: 'end', sortable: true, phone: 'money' },
  {
    key: 'state',
    header: state,
    cell: (row) => <Badge kind={row.kind}>{sample.badges[row.kind]}</Badge>,
    phone: 'state',
  },
  { key: 'reason', header: reason, cell: (row) => row.reason },
];

function amountCell(row: Deposit) {
  return <Money amount={row.amount} tone={row.kind === 'lose' ? 'plain' : 'gold'} />;
}

export function DataSamples({ now }: { now: () => number }) {
  const [startedAtMs] = useState(now);
  const [sort, setSort] = useState<TableSort>({ key: 'asked', direction: 'descending' });
  const [selected, setSelected] = useState('C-251012-1204');
  const [page, setPage] = useState(3);
  const rows: readonly Deposit[] = [
    { id: 'C-251017-1128', askedAtMs: startedAtMs, amount: amount(200_000), kind: 'done', reason: undefined },
    {
      id: 'C-251012-1204',
      askedAtMs: startedAtMs,
      amount: amount(100_000),
      kind: 'lose',
      reason: sample.reasons[1],
    },
    {
      id: 'C-251009-0901',
      askedAtMs: startedAtMs,
      amount: amount(1_000_000),
      kind: 'wait',
      reason: undefined,
    },
  ];
  const table = { columns, rows, rowKey: (row: Deposit) => row.id, sort, onSortChange: setSort };
  return (
    <section className={styles.section}>
      <Card as="div">
        <CardHeader
          title={sample.caption}
          actions={<CopyButton value="301-0482-7719-21">{sample.copy}</CopyButton>}
        />
        <Table {...table} caption={sample.caption} />
        <div style={{ padding: '10px 20px' }}>
          <CopyBox label={sample.caption} value="301-0482-7719-21">
            {sample.copy}
          </CopyBox>
          <Pagination page={page} pageCount={12} onPageChange={setPage} summary={sample.summary} />
        </div>
      </Card>
      <Card as="div" className={styles.stack}>
        <Table
          {...table}
          caption={sample.data}
          density="dense"
          selectedKey={selected}
          onRowSelect={(row) => setSelected(row.id)}
        />
      </Card>
    </section>
  );
}
