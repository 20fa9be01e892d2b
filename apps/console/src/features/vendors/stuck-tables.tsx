import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Money, Table, TimeText } from '@hanpan/ui';
import type { Stuck } from './use-vendors.ts';

type Transfer = Stuck['transfers'][number];
type Held = Stuck['held'][number];

interface TableProps<Row> {
  readonly rows: readonly Row[];
  /** Undefined where this operator may not. */
  readonly onDecide: ((row: Row) => void) | undefined;
}

export function TransferTable({ rows, onDecide }: TableProps<Transfer>) {
  const t = useText(consoleVendorTexts);
  const columns: Column<Transfer>[] = [
    {
      key: 'since',
      header: t('consoleVendor.stuck.since'),
      phone: 'meta',
      cell: ({ askedAt }) => <TimeText atMs={Date.parse(askedAt)} className={cells.quiet} />,
    },
    {
      key: 'member',
      header: t('consoleVendor.stuck.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    { key: 'vendor', header: t('consoleVendor.name'), phone: 'hidden', cell: ({ vendorCode }) => vendorCode },
    {
      key: 'direction',
      header: t('consoleVendor.stuck.direction'),
      phone: 'state',
      cell: ({ direction }) => t(`consoleVendor.stuck.direction.${direction}`),
    },
    {
      key: 'amount',
      header: t('consoleVendor.stuck.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ amount }) =>
        amount === null ? t('consoleVendor.stuck.everything') : <Money amount={amount} tone="plain" />,
    },
    {
      key: 'attempts',
      header: t('consoleVendor.stuck.attempts'),
      align: 'end',
      phone: 'hidden',
      cell: ({ attempts }) => attempts,
    },
    ...(onDecide ? [buttonColumn(t('consoleVendor.stuck.retry'), onDecide)] : []),
  ];
  return (
    <Table
      caption={t('consoleVendor.stuck.transfers')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ transferId }) => transferId}
    />
  );
}

export function HeldTable({ rows, onDecide }: TableProps<Held>) {
  const t = useText(consoleVendorTexts);
  const columns: Column<Held>[] = [
    {
      key: 'since',
      header: t('consoleVendor.stuck.since'),
      phone: 'meta',
      cell: ({ firstAt }) => <TimeText atMs={Date.parse(firstAt)} className={cells.quiet} />,
    },
    {
      key: 'member',
      header: t('consoleVendor.stuck.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    {
      key: 'game',
      header: t('consoleVendor.stuck.round'),
      phone: 'hidden',
      cell: ({ vendorCode, gameKey, round }) => `${vendorCode} · ${gameKey} · ${round}`,
    },
    {
      key: 'kind',
      header: t('consoleVendor.stuck.kind'),
      phone: 'state',
      cell: ({ kind, cause }) => (
        <Badge size="sm" kind="now">
          {`${t(`consoleVendor.stuck.kind.${kind}`)} · ${t(`consoleVendor.stuck.cause.${cause}`)}`}
        </Badge>
      ),
    },
    {
      key: 'amount',
      header: t('consoleVendor.stuck.amount'),
      align: 'end',
      phone: 'money',
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      key: 'times',
      header: t('consoleVendor.stuck.attempts'),
      align: 'end',
      phone: 'hidden',
      cell: ({ times }) => times,
    },
    {
      key: 'decide',
      header: '',
      align: 'end',
      phone: 'wide',
      cell: (row) =>
        row.releasedAt !== null ? (
          <Badge size="sm" kind="wait">
            {t('consoleVendor.stuck.released')}
          </Badge>
        ) : (
          onDecide && (
            <Button size="sm" onClick={() => onDecide(row)}>
              {t('consoleVendor.stuck.release')}
            </Button>
          )
        ),
    },
  ];
  return (
    <Table
      caption={t('consoleVendor.stuck.held')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ vendorCode, transactionId }) => `${vendorCode} ${transactionId}`}
    />
  );
}

function buttonColumn<Row>(label: string, onDecide: (row: Row) => void): Column<Row> {
  return {
    key: 'decide',
    header: '',
    align: 'end',
    phone: 'wide',
    cell: (row) => (
      <Button size="sm" onClick={() => onDecide(row)}>
        {label}
      </Button>
    ),
  };
}
