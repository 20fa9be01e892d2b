import { useLocale, useText } from '@hanpan/client';
import type { RevenueDimension } from '@hanpan/contract';
import { DeskLoaded } from '@hanpan/kit';
import { consoleReportDeskTexts, consoleReportTexts } from '@hanpan/messages';
import {
  Card,
  Chip,
  type Column,
  Money,
  PartialNotice,
  Select,
  ShareBars,
  SkeletonRows,
  Table,
} from '@hanpan/ui';
import { Behind } from './behind.tsx';
import { DayChart } from './day-chart.tsx';
import { inside, type Look, sidesOf } from './drill.ts';
import { BoundCell, usePercent } from './percent.tsx';
import { useReportNames } from './report-names.ts';
import { Empty, useMoneyColumn } from './report-tables.tsx';
import styles from './reports.module.css';
import { SaveReport } from './save-report.tsx';
import { Shortened } from './shortened.tsx';
import { type Narrowing, type Period, type RevenueRow, useRevenue } from './use-reports.ts';

/** So many are compared as bars: the table has them all. */
const barsShown = 8;

interface RevenueViewProps {
  readonly look: Look;
  readonly period: Period;
  readonly onLook: (look: Look & { readonly day?: string | null }) => void;
}

/** Revenue by one side, narrowed to others; every row opens to what it is made of. */
export function RevenueView({ look, period, onLook }: RevenueViewProps) {
  const t = useText(consoleReportDeskTexts);
  const { by, ...narrowing } = look;
  const query = useRevenue(by, narrowing, period);
  const file = { report: by === 'day' ? 'days' : by, from: period.startDate, to: period.endDate };
  return (
    <>
      <div className={styles.tools}>
        <Select
          size="sm"
          caption={t('consoleReportDesk.side')}
          options={sidesOf(narrowing).map((value) => ({
            value,
            label: t(`consoleReportDesk.side.${value}`),
          }))}
          value={by}
          onChange={(next: RevenueDimension) => onLook({ ...look, by: next })}
        />
        <SaveReport query={{ ...file, ...narrowing }} />
      </div>
      <NarrowingChips narrowing={narrowing} onDrop={(dropped) => onLook({ ...look, ...dropped })} />
      <p className={styles.note}>{t('consoleReportDesk.shared')}</p>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={7} />}>
        {({ list, isCut, startDate, completeUntil }) => (
          <>
            <Behind completeUntil={completeUntil} />
            <Shortened asked={period} startDate={startDate} />
            {isCut && <PartialNotice>{t('consoleReportDesk.cut')}</PartialNotice>}
            <Picture by={by} rows={list.filter(({ isUnshared }) => !isUnshared)} />
            <RevenueTable
              by={by}
              rows={list}
              onOpen={(row) => {
                // It is made of nothing that could be shown.
                if (!row.isUnshared) onLook(inside(look, row));
              }}
            />
          </>
        )}
      </DeskLoaded>
    </>
  );
}

function NarrowingChips({
  narrowing,
  onDrop,
}: {
  narrowing: Narrowing;
  onDrop: (dropped: Partial<Narrowing>) => void;
}) {
  const t = useText(consoleReportDeskTexts);
  const own = useText(consoleReportTexts)('consoleReport.ownGame');
  const names = useReportNames();
  const { family, vendor, gameType, game, partnerKey } = narrowing;
  const chips = [
    {
      key: 'family',
      name: family && names.family(family),
      dropped: { family: null, vendor: null, gameType: null, game: null },
    },
    { key: 'vendor', name: vendor === '' ? own : vendor, dropped: { vendor: null, game: null } },
    { key: 'gameType', name: gameType && names.type(gameType), dropped: { gameType: null } },
    { key: 'game', name: game, dropped: { game: null } },
    {
      key: 'partner',
      name:
        partnerKey === null
          ? null
          : partnerKey === 0
            ? t('consoleReportDesk.nobody')
            : `${t('consoleReportDesk.side.partner')} ${partnerKey}`,
      dropped: { partnerKey: null },
    },
  ];
  const shown = chips.filter(({ name }) => name !== null);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.note}>{t('consoleReportDesk.narrowed')}</legend>
      {shown.map(({ key, name, dropped }) => (
        <Chip
          key={key}
          icon="close"
          aria-label={t('consoleReportDesk.drop', { name: name ?? '' })}
          onClick={() => onDrop(dropped)}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}

function Picture({ by, rows }: { by: RevenueDimension; rows: readonly RevenueRow[] }) {
  const t = useText(consoleReportTexts);
  const names = useReportNames();
  if (rows.length === 0) return null;
  if (by === 'day')
    return (
      <Card className={styles.card}>
        <DayChart
          title={t('consoleReport.ggr')}
          points={rows.map((row) => ({ day: row.day ?? '', value: row.ggrAmt }))}
        />
      </Card>
    );
  return (
    <Card className={styles.card}>
      <ShareBars
        label={t('consoleReport.ggr')}
        bars={rows.slice(0, barsShown).map((row) => ({
          key: keyOf(row),
          label: names.subject(row, by, t('consoleReport.ownGame')),
          value: row.ggrAmt,
          text: <Money amount={row.ggrAmt} />,
        }))}
      />
    </Card>
  );
}

const keyOf = (row: RevenueRow) =>
  [row.isUnshared, row.day, row.family, row.vendor, row.gameType, row.game, row.partner?.memberKey].join(' ');

interface RevenueTableProps {
  readonly by: RevenueDimension;
  readonly rows: readonly RevenueRow[];
  readonly onOpen: (row: RevenueRow) => void;
}

function RevenueTable({ by, rows, onOpen }: RevenueTableProps) {
  const t = useText(consoleReportTexts);
  const desk = useText(consoleReportDeskTexts);
  const names = useReportNames();
  const money = useMoneyColumn();
  const percent = usePercent();
  const { locale } = useLocale();
  const columns: Column<RevenueRow>[] = [
    {
      key: 'subject',
      header: desk(`consoleReportDesk.side.${by}`),
      phone: 'main',
      cell: (row) => names.subject(row, by, t('consoleReport.ownGame')),
    },
    money('stakes', t('consoleReport.stakes'), ({ stakeAmt }) => stakeAmt),
    money('paid', t('consoleReport.paid'), ({ paidAmt }) => paidAmt),
    money('ggr', t('consoleReport.ggr'), ({ ggrAmt }) => ggrAmt, 'money'),
    money('cost', t('consoleReport.cost'), ({ costAmt }) => costAmt),
    money('ngr', t('consoleReport.ngr'), ({ ngrAmt }) => ngrAmt, 'wide'),
    {
      key: 'rtp',
      header: desk('consoleReportDesk.rtp'),
      align: 'end',
      phone: 'wide',
      cell: (row) => percent(row.returnBasisPoints),
    },
    {
      key: 'theory',
      header: desk('consoleReportDesk.theory'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => percent(row.theoreticalBasisPoints),
    },
    {
      key: 'gap',
      header: desk('consoleReportDesk.gap'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => percent(gapOf(row)),
    },
    ...(by === 'game'
      ? [
          {
            key: 'bound',
            header: desk('consoleReportDesk.bound'),
            align: 'end' as const,
            phone: 'wide' as const,
            cell: ({ bound }: RevenueRow) => <BoundCell bound={bound} />,
          },
        ]
      : []),
    {
      key: 'bets',
      header: t('consoleReport.bets'),
      align: 'end',
      phone: 'hidden',
      cell: ({ betCount }) => betCount.toLocaleString(locale),
    },
  ];
  return (
    <>
      <p className={styles.note}>{desk('consoleReportDesk.drill')}</p>
      <Table
        caption={desk(`consoleReportDesk.side.${by}`)}
        density="dense"
        columns={columns}
        rows={by === 'day' ? newestFirst(rows) : rows}
        rowKey={keyOf}
        onRowSelect={onOpen}
        empty={<Empty />}
      />
    </>
  );
}

/** The row of what no day bears stays the last. */
const newestFirst = (rows: readonly RevenueRow[]) => [
  ...rows.filter(({ isUnshared }) => !isUnshared).toReversed(),
  ...rows.filter(({ isUnshared }) => isUnshared),
];

/** How far what came back is above (or below) what should have, in basis points. */
function gapOf({ returnBasisPoints: actual, theoreticalBasisPoints: theory }: RevenueRow): number | null {
  return actual === null || theory === null ? null : actual - theory;
}
