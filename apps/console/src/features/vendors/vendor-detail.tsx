import { useLocale, useLocalText, useText } from '@hanpan/client';
import { isGameType } from '@hanpan/contract';
import { PanelFacts, PanelSection, SearchField } from '@hanpan/kit';
import { betTexts, consoleVendorTexts } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { Badge, Button, type Column, Money, Table, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { PagedList } from '../../app/desk-list/paged-list.tsx';
import { useMay } from '../../app/session.ts';
import { ConnectionSection } from './connection-section.tsx';
import { SwitchDialog, type Switching } from './switch-dialog.tsx';
import { type GameRow, useVendorGames, type VendorRow } from './use-vendors.ts';
import { VendorState } from './vendor-table.tsx';
import styles from './vendors.module.css';

/** One provider: how it works, its switch, and the switches of its games. */
export function VendorDetail({ row }: { row: VendorRow }) {
  const t = useText(consoleVendorTexts);
  const local = useLocalText();
  const mayTurn = useMay('/api/console/vendors/switch');
  const maySetup = useMay('/api/console/vendors/detail');
  const [switching, setSwitching] = useState<Switching>();
  const name = local(row.name);
  return (
    <>
      <PanelSection isLead title={name}>
        <PanelFacts
          facts={[
            { label: t('consoleVendor.state'), value: <VendorState row={row} /> },
            { label: t('consoleVendor.dialect'), value: row.dialect },
            { label: t('consoleVendor.mode'), value: t(`consoleVendor.mode.${row.walletMode}`) },
            { label: t('consoleVendor.largestWin'), value: <Money amount={row.largestWin} tone="plain" /> },
            { label: t('consoleVendor.gamesOff'), value: row.offGameCount },
            {
              label: t('consoleVendor.synced'),
              value: row.syncedAt === null ? '-' : <TimeText atMs={Date.parse(row.syncedAt)} />,
            },
          ]}
        />
        {mayTurn && (
          <div className={styles.buttons}>
            <Button
              size="sm"
              variant={row.isOff ? 'filled' : 'warn'}
              onClick={() => setSwitching({ vendorCode: row.code, gameKey: null, name, isOff: row.isOff })}
            >
              {t(row.isOff ? 'consoleVendor.turnOn' : 'consoleVendor.turnOff')}
            </Button>
          </div>
        )}
      </PanelSection>
      {maySetup && <ConnectionSection vendorCode={row.code} />}
      <PanelSection title={t('consoleVendor.games')}>
        <Games vendorCode={row.code} mayTurn={mayTurn} onSwitch={setSwitching} />
      </PanelSection>
      {switching && <SwitchDialog switching={switching} onClose={() => setSwitching(undefined)} />}
    </>
  );
}

interface GamesProps {
  readonly vendorCode: string;
  readonly mayTurn: boolean;
  readonly onSwitch: (switching: Switching) => void;
}

function Games({ vendorCode, mayTurn, onSwitch }: GamesProps) {
  const t = useText(consoleVendorTexts);
  const bets = useText(betTexts);
  const local = useLocalText();
  const { locale } = useLocale();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useVendorGames(vendorCode, search, page);
  const columns: Column<GameRow>[] = [
    { key: 'name', header: t('consoleVendor.games'), phone: 'main', cell: ({ names }) => local(names) },
    {
      key: 'type',
      header: t('consoleVendor.type'),
      phone: 'meta',
      cell: ({ gameType }) => (isGameType(gameType) ? bets(`bet.family.${gameType}`) : gameType),
    },
    {
      key: 'rtp',
      header: t('consoleVendor.rtp'),
      phone: 'hidden',
      cell: ({ rtpPercent }) => `${formatDecimal(rtpPercent, locale)}%`,
    },
    { key: 'state', header: t('consoleVendor.state'), phone: 'money', cell: stateCell },
    ...(mayTurn ? [switchColumn()] : []),
  ];
  return (
    <div className={styles.fields}>
      <SearchField
        value={search}
        hint={t('consoleVendor.search')}
        onChange={(next) => {
          setSearch(next);
          setPage(1);
        }}
      />
      <PagedList query={query} rows={6} columns={3} page={page} onPageChange={setPage}>
        {({ list }) => (
          <Table
            caption={t('consoleVendor.games')}
            density="dense"
            columns={columns}
            rows={list}
            rowKey={({ gameKey }) => gameKey}
            empty={<p className={styles.note}>{t('consoleVendor.noGames')}</p>}
          />
        )}
      </PagedList>
    </div>
  );

  function stateCell({ isListed, isOff }: GameRow) {
    const state = !isListed ? 'unlisted' : isOff ? 'off' : 'on';
    return (
      <Badge size="sm" kind={state === 'on' ? 'done' : state === 'off' ? 'now' : 'void'}>
        {t(`consoleVendor.state.${state}`)}
      </Badge>
    );
  }

  function switchColumn(): Column<GameRow> {
    return {
      key: 'switch',
      header: '',
      align: 'end',
      phone: 'state',
      holdsButton: true,
      cell: ({ gameKey, names, isOff }) => {
        const name = local(names);
        return (
          <Button
            size="sm"
            aria-label={t(isOff ? 'consoleVendor.turnOnOf' : 'consoleVendor.turnOffOf', { name })}
            onClick={() => onSwitch({ vendorCode, gameKey, name, isOff })}
          >
            {t(isOff ? 'consoleVendor.turnOn' : 'consoleVendor.turnOff')}
          </Button>
        );
      },
    };
  }
}
