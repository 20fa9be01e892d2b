import { useText } from '@hanpan/client';
import { consoleCashTexts } from '@hanpan/messages';
import { Table, type TableSort } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { useCashColumns } from './cash-columns.tsx';
import styles from './cash-table.module.css';
import { type CashKind, type CashRow, type CashView, isWork } from './model.ts';

interface CashTableProps {
  kind: CashKind;
  view: CashView;
  rows: readonly CashRow[];
  selectedKey: string | undefined;
  onSelect: (row: CashRow) => void;
  onClaim: (row: CashRow) => void;
  busyIdx: number | undefined;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  empty: ReactNode;
}

export function cashKeyOf(row: CashRow): string {
  return String(row.cashIdx);
}

export function CashTable(props: CashTableProps) {
  const t = useText(consoleCashTexts);
  const columns = useCashColumns(props);
  return (
    <Table
      caption={t(`consoleCash.table.${props.kind}`)}
      density="dense"
      className={isWork(props.view) ? styles.work : undefined}
      columns={columns}
      rows={props.rows}
      rowKey={cashKeyOf}
      selectedKey={props.selectedKey}
      onRowSelect={props.onSelect}
      sort={props.sort}
      onSortChange={props.onSortChange}
      empty={props.empty}
    />
  );
}
