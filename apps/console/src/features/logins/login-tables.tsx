import { useLocale, useText } from '@hanpan/client';
import type { LoginSpan } from '@hanpan/contract';
import { cells } from '@hanpan/kit';
import { consoleLoginTexts } from '@hanpan/messages';
import { BarChart, type Column, formatTime, Table, TimeText, useUi } from '@hanpan/ui';
import { countsOf, type LoginCounts, type LoginFigures, type ShownKind, shownKinds } from './use-logins.ts';

interface FigureProps {
  readonly figures: LoginFigures;
  readonly span: LoginSpan;
  readonly kind: ShownKind;
}

function useNumber(): (value: number) => string {
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (value) => number.format(value);
}

function useCountColumns<Row extends { readonly counts: LoginCounts }>(): Column<Row>[] {
  const t = useText(consoleLoginTexts);
  const words = useNumber();
  return (['succeeded', 'failed', 'held'] as const).map((of) => ({
    key: of,
    header: t(`consoleLogins.${of}`),
    align: 'end',
    cell: ({ counts }) => words(counts[of]),
  }));
}

/** Everybody together and each kind, over the whole period. */
export function TotalsTable({ figures }: Pick<FigureProps, 'figures'>) {
  const t = useText(consoleLoginTexts);
  const rows = shownKinds.map((kind) => ({ kind, counts: countsOf(figures.totals, kind) }));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'kind',
      header: t('consoleLogins.kind'),
      cell: ({ kind }) => <b className={cells.name}>{t(`consoleLogins.kind.${kind}`)}</b>,
    },
    ...useCountColumns<(typeof rows)[number]>(),
  ];
  return (
    <Table
      caption={t('consoleLogins.totals')}
      folds={false}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ kind }) => kind}
    />
  );
}

/** How the log-ins of each hour or day went, as a picture: successes as bars, failures as a line over them. */
export function LoginChart({ figures, span, kind }: FigureProps) {
  const t = useText(consoleLoginTexts);
  const { locale, timeZone } = useUi();
  const words = useNumber();
  const bars = figures.list.map(({ from, counts }, index) => ({
    key: from,
    label: formatTime(Date.parse(from), span === 'day' ? 'time' : 'date', { locale, timeZone, zone: false }),
    value: countsOf(counts, kind).succeeded,
    before: countsOf(counts, kind).failed,
    isOpen: index === figures.list.length - 1,
  }));
  return (
    <BarChart
      label={t('consoleLogins.chart', { span: t(`consoleLogins.span.${span}`) })}
      bars={bars}
      valueLabel={t('consoleLogins.succeeded')}
      beforeLabel={t('consoleLogins.failed')}
      keyLabel={t('consoleLogins.from')}
      shortText={words}
      wholeText={words}
      mostLabels={6}
    />
  );
}

/** Each hour or day in numbers, the latest first. */
export function SlotTable({ figures, span, kind }: FigureProps) {
  const t = useText(consoleLoginTexts);
  const rows = figures.list
    .toReversed()
    .map(({ from, counts }) => ({ from, counts: countsOf(counts, kind) }));
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: 'from',
      header: t('consoleLogins.from'),
      cell: ({ from }) => <TimeText atMs={Date.parse(from)} format={span === 'day' ? 'dayTime' : 'date'} />,
    },
    ...useCountColumns<(typeof rows)[number]>(),
  ];
  return (
    <Table
      caption={t(`consoleLogins.slots.${span}`)}
      folds={false}
      density="dense"
      columns={columns}
      rows={rows}
      rowKey={({ from }) => from}
    />
  );
}

/** From where the most log-ins fail. */
export function NetworkTable({ figures }: Pick<FigureProps, 'figures'>) {
  const t = useText(consoleLoginTexts);
  const words = useNumber();
  const columns: Column<LoginFigures['networks'][number]>[] = [
    {
      key: 'network',
      header: t('consoleLogins.network'),
      phone: 'main',
      cell: ({ network }) => <b className={cells.name}>{network}</b>,
    },
    {
      key: 'failed',
      header: t('consoleLogins.failed'),
      align: 'end',
      phone: 'wide',
      cell: ({ failed }) => words(failed),
    },
    {
      key: 'accounts',
      header: t('consoleLogins.accounts'),
      align: 'end',
      phone: 'wide',
      cell: ({ accounts }) => words(accounts),
    },
    {
      key: 'last',
      header: t('consoleLogins.last'),
      phone: 'meta',
      cell: ({ lastAt }) => <TimeText atMs={Date.parse(lastAt)} className={cells.quiet} />,
    },
  ];
  return (
    <Table
      caption={t('consoleLogins.networks')}
      density="dense"
      columns={columns}
      rows={figures.networks}
      rowKey={({ network }) => network}
      empty={<p className={cells.quiet}>{t('consoleLogins.noNetworks')}</p>}
    />
  );
}
