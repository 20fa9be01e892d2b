import { useLocale, useText } from '@hanpan/client';
import { cells, LegBadge, useLegWords } from '@hanpan/kit';
import { consoleWhyTexts } from '@hanpan/messages';
import { formatOdds, oddsFromDecimal } from '@hanpan/money';
import { type Column, Table, TimeText } from '@hanpan/ui';
import type { Why } from './use-why.ts';

type Leg = Why['legs'][number];

/** A line for every leg: the match with its kick-off, what was bet on with its line, the odds, and what became of it. */
export function WhyLegs({ legs }: Pick<Why, 'legs'>) {
  const t = useText(consoleWhyTexts);
  const wordsOf = useLegWords();
  const { locale } = useLocale();
  const columns: Column<Leg>[] = [
    {
      key: 'start',
      header: t('consoleWhy.leg.start'),
      phone: 'meta',
      cell: ({ startsAt }) => (
        <TimeText atMs={Date.parse(startsAt)} format="dateTime" className={cells.quiet} />
      ),
    },
    { key: 'game', header: t('consoleWhy.leg.game'), phone: 'main', cell: (leg) => wordsOf(leg).game },
    {
      key: 'pick',
      header: t('consoleWhy.leg.pick'),
      phone: 'wide',
      cell: (leg) => `${wordsOf(leg).market} · ${wordsOf(leg).pick}`,
    },
    {
      key: 'odds',
      header: t('consoleWhy.odds'),
      align: 'end',
      phone: 'money',
      cell: ({ odds }) => formatOdds(oddsFromDecimal(odds), locale),
    },
    {
      key: 'result',
      header: t('consoleWhy.leg.result'),
      phone: 'state',
      cell: ({ result }) => <LegBadge result={result} size="sm" />,
    },
  ];
  return (
    <Table
      caption={t('consoleWhy.legs', { count: legs.length })}
      density="dense"
      columns={columns}
      rows={legs}
      rowKey={({ eventId, kind, scope, pick }) => `${eventId} ${kind} ${scope} ${pick}`}
    />
  );
}
