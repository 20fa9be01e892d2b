import { useText } from '@hanpan/client';
import { TreePath } from '@hanpan/kit';
import { consoleCashFactsTexts, consoleCashTexts } from '@hanpan/messages';
import { Badge, Button, type Column, Money, TimeText } from '@hanpan/ui';
import { leads, useMay, useOperator } from '../../app/session.ts';
import { ClaimedBy, ClosingBadge, ServiceTime, StateBadges } from './cash-cells.tsx';
import styles from './cash-columns.module.css';
import { type CashKind, type CashRow, type CashView, claimOf, isMine, isOpen, isWork } from './model.ts';

interface CashColumnsSettings {
  kind: CashKind;
  view: CashView;
  onSelect: (row: CashRow) => void;
  onClaim: (row: CashRow) => void;
  busyIdx: number | undefined;
}

/** Columns that only open requests fill are left out of the views of closed ones. */
export function useCashColumns(settings: CashColumnsSettings): Column<CashRow>[] {
  const t = useText(consoleCashTexts);
  const work = isWork(settings.view);
  const common: Column<CashRow>[] = [
    {
      key: 'receipt',
      header: t('consoleCash.col.receipt'),
      phone: 'hidden',
      cell: (row) => <span className={styles.quiet}>{row.receiptId}</span>,
    },
    {
      key: 'member',
      header: t('consoleCash.col.member'),
      phone: 'main',
      cell: (row) => <MemberCell row={row} />,
    },
    {
      key: 'tree',
      header: t('consoleCash.col.tree'),
      phone: 'hidden',
      cell: (row) => <TreePath tree={row.tree} short />,
    },
    {
      key: 'amount',
      header: t('consoleCash.col.amount'),
      align: 'end',
      sortable: true,
      phone: 'money',
      cell: (row) => <Money amount={row.amount} tone={row.state === -1 ? 'plain' : 'gold'} />,
    },
    bonusColumn(t('consoleCash.col.bonus')),
    {
      key: 'holder',
      header: t(`consoleCash.col.holder.${settings.kind}`),
      phone: 'hidden',
      cell: (row) => <PayerCell row={row} />,
    },
    {
      key: 'applied',
      header: t('consoleCash.col.applied'),
      sortable: true,
      phone: 'hidden',
      cell: (row) => <Stamp at={row.appliedAt} today={work} />,
    },
    {
      key: 'elapsed',
      header: work ? t('consoleCash.col.elapsed') : t('consoleCash.col.processed'),
      sortable: work,
      phone: 'meta',
      cell: (row) => <ServiceTime row={row} short={!work} />,
    },
    {
      key: 'state',
      header: t('consoleCash.col.state'),
      phone: work ? 'hidden' : 'state',
      cell: (row) => <StateBadges row={row} short />,
    },
    {
      key: 'claimed',
      header: t('consoleCash.col.claimed'),
      phone: 'hidden',
      cell: (row) => <ClaimedBy row={row} />,
    },
  ];
  if (!work) return common;
  return [
    ...common,
    {
      key: 'action',
      header: t('consoleCash.col.action'),
      align: 'end',
      phone: 'state',
      holdsButton: true,
      cell: (row) => <RowAction row={row} settings={settings} />,
    },
  ];
}

/** A narrow row has no state column, so the need for a second approval is shown beside the name. */
function MemberCell({ row }: { row: CashRow }) {
  const t = useText(consoleCashTexts);
  return (
    <>
      <b className={styles.member}>{row.memNick}</b>
      {row.needsSecond && isOpen(row) && (
        <span className={styles.narrowOnly}>
          <Badge size="sm" kind="now">
            {t('consoleCash.twoPerson')}
          </Badge>
        </span>
      )}
      {row.isClosing && (
        <span className={styles.narrowOnly}>
          <ClosingBadge />
        </span>
      )}
    </>
  );
}

/** The name to look for in the bank's list: of a deposit the payer's, of a withdrawal the holder's. */
function PayerCell({ row }: { row: CashRow }) {
  const facts = useText(consoleCashFactsTexts);
  if (row.kind === 'out')
    return (
      <>
        {row.accountHolder} {row.isClosing && <ClosingBadge />}
      </>
    );
  return (
    <>
      {row.payerName ?? row.accountHolder}{' '}
      {!row.payerMatches && (
        <Badge size="sm" kind="now">
          {facts('consoleCash.payerDiffers')}
        </Badge>
      )}
    </>
  );
}

function bonusColumn(header: string): Column<CashRow> {
  return {
    key: 'bonus',
    header,
    align: 'end',
    sortable: true,
    phone: 'hidden',
    cell: (row) =>
      row.bonusAmount === 0 ? '-' : <Money amount={row.bonusAmount} unit={null} tone="plain" />,
  };
}

/** Most lists show no bonus, and width is scarce. */
export function withoutEmptyBonus(
  columns: readonly Column<CashRow>[],
  rows: readonly CashRow[],
): readonly Column<CashRow>[] {
  if (rows.some((row) => row.bonusAmount !== 0)) return columns;
  return columns.filter(({ key }) => key !== 'bonus');
}

/** Today's queue needs no date; a record does, but not the year, which its receipt number begins with. */
function Stamp({ at, today }: { at: string; today: boolean }) {
  return (
    <TimeText atMs={Date.parse(at)} format={today ? 'timeSeconds' : 'dayTime'} className={styles.quiet} />
  );
}

function RowAction({ row, settings }: { row: CashRow; settings: CashColumnsSettings }) {
  const t = useText(consoleCashTexts);
  const me = useOperator();
  const mayClaim = useMay('/api/console/cash/claim');
  const name = `${row.memNick} ${row.receiptId}`;
  if (mayClaim && claimOf(row).allowed) {
    return (
      <Button
        size="xs"
        className={styles.action}
        aria-label={`${t('consoleCash.claim')}: ${name}`}
        busy={settings.busyIdx === row.cashIdx}
        onClick={() => settings.onClaim(row)}
      >
        {t('consoleCash.claim')}
      </Button>
    );
  }
  const word =
    !mayClaim || isMine(row, me) || leads(me) || row.needsSecond
      ? t('consoleCash.open')
      : t('consoleCash.inWork');
  return (
    <Button
      size="xs"
      variant="text"
      className={styles.action}
      aria-label={`${word}: ${name}`}
      onClick={() => settings.onSelect(row)}
    >
      {word}
    </Button>
  );
}
