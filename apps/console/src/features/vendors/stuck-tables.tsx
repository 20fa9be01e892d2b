import { useText } from '@hanpan/client';
import { cells, MemberName } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Money, Table, TimeText } from '@hanpan/ui';
import type { Stuck } from './use-vendors.ts';
import styles from './vendors.module.css';

type Transfer = Stuck['transfers'][number];
type Held = Stuck['held'][number];

/** One thing that can be done about a row; undefined where this operator may not. */
type Decide<Row> = ((row: Row) => void) | undefined;

interface TransferTableProps {
  readonly rows: readonly Transfer[];
  readonly onRetry: Decide<Transfer>;
  readonly onEnd: Decide<Transfer>;
}

interface HeldTableProps {
  readonly rows: readonly Held[];
  readonly onRelease: Decide<Held>;
  readonly onDismiss: Decide<Held>;
}

export function TransferTable({ rows, onRetry, onEnd }: TransferTableProps) {
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
    {
      key: 'said',
      header: t('consoleVendor.stuck.said'),
      phone: 'wide',
      cell: ({ said }) => said && <Said said={said} />,
    },
    {
      key: 'decide',
      header: '',
      align: 'end',
      phone: 'wide',
      cell: (row) => (
        <span className={styles.decisions}>
          {onRetry && (
            <Button size="sm" onClick={() => onRetry(row)}>
              {t('consoleVendor.stuck.retry')}
            </Button>
          )}
          {onEnd && (
            <Button size="sm" onClick={() => onEnd(row)}>
              {t('consoleVendor.stuck.end')}
            </Button>
          )}
        </span>
      ),
    },
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

export function HeldTable({ rows, onRelease, onDismiss }: HeldTableProps) {
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
      cell: (row) => (
        <span className={styles.decisions}>
          {row.releasedAt !== null ? (
            <Badge size="sm" kind="wait">
              {t('consoleVendor.stuck.released')}
            </Badge>
          ) : (
            onRelease && (
              <Button size="sm" onClick={() => onRelease(row)}>
                {t('consoleVendor.stuck.release')}
              </Button>
            )
          )}
          {onDismiss && (
            <Button size="sm" onClick={() => onDismiss(row)}>
              {t('consoleVendor.stuck.dismiss')}
            </Button>
          )}
        </span>
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

/** What an operator has said of a movement, which a second one has to say too. */
function Said({ said: { by, movedAmount, reason } }: { readonly said: NonNullable<Transfer['said']> }) {
  const t = useText(consoleVendorTexts);
  return (
    <span title={reason}>
      {by}:{' '}
      {movedAmount === null ? t('consoleVendor.stuck.notMoved') : <Money amount={movedAmount} tone="plain" />}
    </span>
  );
}
