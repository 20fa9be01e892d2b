import { useLocalText, useText } from '@hanpan/client';
import type { TradingEvent } from '@hanpan/contract';
import { cells, useMatchClock } from '@hanpan/kit';
import { consoleTradingTexts, sportsTexts } from '@hanpan/messages';
import { Badge, type Column, LiveDot, Money, Table, TimeText } from '@hanpan/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './event-table.module.css';
import { useEventWords } from './event-words.ts';
import { eventKeyOf, isHot, limitPercent } from './model.ts';

interface EventTableProps {
  rows: readonly TradingEvent[];
  selectedKey: string | undefined;
  onSelect: (row: TradingEvent) => void;
  empty: ReactNode;
}

export function EventTable({ rows, selectedKey, onSelect, empty }: EventTableProps) {
  const t = useText(consoleTradingTexts);
  return (
    <Table
      caption={t('consoleTrading.table')}
      density="dense"
      columns={useColumns()}
      rows={rows}
      rowKey={eventKeyOf}
      selectedKey={selectedKey}
      onRowSelect={onSelect}
      empty={empty}
    />
  );
}

function useColumns(): Column<TradingEvent>[] {
  const t = useText(consoleTradingTexts);
  return [
    {
      key: 'state',
      header: t('consoleTrading.state'),
      phone: 'state',
      // As wide as the badge of a suspended match, so that nothing moves when one comes or goes.
      width: '120px',
      cell: (row) => <EventState row={row} />,
    },
    {
      key: 'event',
      header: t('consoleTrading.event'),
      phone: 'main',
      cell: (row) => <EventName row={row} />,
    },
    {
      key: 'score',
      header: t('consoleTrading.score'),
      phone: 'meta',
      cell: (row) => <EventScore row={row} />,
    },
    {
      key: 'bets',
      header: t('consoleTrading.bets'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => t('consoleTrading.betCount', { count: row.betCount }),
    },
    {
      key: 'stakes',
      header: t('consoleTrading.col.stakes'),
      align: 'end',
      phone: 'wide',
      cell: (row) => <Money amount={row.stakeAmount} tone="plain" unit={null} />,
    },
    {
      key: 'liability',
      header: t('consoleTrading.col.liability'),
      align: 'end',
      phone: 'money',
      phoneLabel: true,
      cell: (row) => <Money amount={row.liabilityAmount} tone="plain" unit={null} />,
    },
    {
      key: 'limit',
      header: t('consoleTrading.limitUsed'),
      align: 'end',
      phone: 'wide',
      cell: (row) => <LimitUsed row={row} />,
    },
    {
      key: 'feed',
      header: t('consoleTrading.col.feed'),
      align: 'end',
      phone: 'hidden',
      cell: (row) =>
        row.state === 'ended' ? null : (
          <TimeText atMs={Date.parse(row.pricedAt)} format="ago" className={cells.quiet} />
        ),
    },
  ];
}

/** Suspended goes before live: a trader looks for what takes no bets. */
export function EventState({ row }: { row: TradingEvent }) {
  const t = useText(consoleTradingTexts);
  const sports = useText(sportsTexts);
  if (row.suspendedCount > 0 && row.state !== 'ended')
    return (
      <span title={row.reason === null ? undefined : sports(`sports.reason.${row.reason}`)}>
        <Badge size="sm" kind="now">
          {t('consoleTrading.suspended', { count: row.suspendedCount, all: row.marketCount })}
        </Badge>
      </span>
    );
  if (row.state === 'live') return <LiveDot>{t('consoleTrading.state.live')}</LiveDot>;
  return (
    <Badge size="sm" kind={row.state === 'waiting' ? 'wait' : 'plain'}>
      {t(`consoleTrading.state.${row.state}`)}
    </Badge>
  );
}

function EventName({ row }: { row: TradingEvent }) {
  const t = useText(consoleTradingTexts);
  const local = useLocalText();
  const words = useEventWords();
  return (
    <span className={styles.event}>
      <b className={cells.name}>{words.event(row)}</b>
      <span className={cells.quiet}>
        {local(row.league)}
        {row.isShifted && ` · ${t('consoleTrading.shifted')}`}
      </span>
    </span>
  );
}

function EventScore({ row }: { row: TradingEvent }) {
  const clock = useMatchClock();
  if (row.phase === 'prematch')
    return <TimeText atMs={Date.parse(row.startsAt)} format="dayTime" className={cells.quiet} />;
  return (
    <span className={styles.score}>
      <b>
        {row.homeScore}:{row.awayScore}
      </b>
      <span className={cells.quiet}>{clock(row)}</span>
    </span>
  );
}

/** The bar repeats the figure; near the limit both say so by colour and weight. */
function LimitUsed({ row }: { row: TradingEvent }) {
  const t = useText(consoleTradingTexts);
  const percent = limitPercent(row);
  if (row.state === 'ended') return null;
  return (
    <span className={clsx(styles.limit, isHot(row) && styles.hot)}>
      {percent === undefined ? t('consoleTrading.overLimit') : t('consoleTrading.percent', { percent })}
      <span aria-hidden="true" className={styles.bar}>
        <span className={styles.used} style={{ width: `${Math.min(100, percent ?? 100)}%` }} />
      </span>
    </span>
  );
}
