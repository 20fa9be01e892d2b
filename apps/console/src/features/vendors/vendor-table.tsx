import { useLocalText, useText } from '@hanpan/client';
import { cells } from '@hanpan/kit';
import { consoleVendorTexts } from '@hanpan/messages';
import { Badge, type Column, Table } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { type VendorRow, vendorKeyOf } from './use-vendors.ts';

interface VendorTableProps {
  readonly rows: readonly VendorRow[];
  readonly selectedKey: string | undefined;
  readonly onSelect: (row: VendorRow) => void;
  readonly empty: ReactNode;
}

export function VendorTable({ rows, selectedKey, onSelect, empty }: VendorTableProps) {
  const t = useText(consoleVendorTexts);
  const local = useLocalText();
  const count = (key: 'games' | 'playing' | 'open' | 'held', of: (row: VendorRow) => number) =>
    ({
      key,
      header: t(`consoleVendor.${key}`),
      align: 'end',
      phone: key === 'playing' ? 'money' : 'hidden',
      phoneLabel: true,
      cell: (row) => of(row),
    }) satisfies Column<VendorRow>;
  const columns: Column<VendorRow>[] = [
    {
      key: 'name',
      header: t('consoleVendor.name'),
      phone: 'main',
      cell: (row) => (
        <>
          <b className={cells.name}>{local(row.name)}</b> <span className={cells.quiet}>{row.code}</span>
        </>
      ),
    },
    {
      key: 'mode',
      header: t('consoleVendor.mode'),
      phone: 'meta',
      cell: ({ walletMode }) => t(`consoleVendor.mode.${walletMode}`),
    },
    count('games', ({ gameCount }) => gameCount),
    count('playing', ({ playingCount }) => playingCount),
    count('open', ({ openTransferCount }) => openTransferCount),
    count('held', ({ heldCount }) => heldCount),
    {
      key: 'state',
      header: t('consoleVendor.state'),
      phone: 'state',
      cell: (row) => <VendorState row={row} />,
    },
  ];
  return (
    <Table
      caption={t('consoleVendor.table')}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={vendorKeyOf}
      selectedKey={selectedKey}
      onRowSelect={onSelect}
      empty={empty}
    />
  );
}

export function VendorState({ row: { isEnabled, isOff } }: { row: VendorRow }) {
  const t = useText(consoleVendorTexts);
  const state = !isEnabled ? 'disabled' : isOff ? 'off' : 'on';
  return (
    <Badge size="sm" kind={state === 'on' ? 'done' : 'now'}>
      {t(`consoleVendor.state.${state}`)}
    </Badge>
  );
}
