import { useLocale, useLocalText, useText } from '@hanpan/client';
import { betBadges, cells, MemberName, useChoiceWords } from '@hanpan/kit';
import { betTexts, consoleBetTexts } from '@hanpan/messages';
import { formatOdds, oddsFromDecimal } from '@hanpan/money';
import { Badge, type Column, Money, TimeText } from '@hanpan/ui';
import styles from './bet-columns.module.css';
import type { BetRow } from './model.ts';

export function useBetColumns(): Column<BetRow>[] {
  const t = useText(consoleBetTexts);
  const { locale } = useLocale();
  return [
    {
      key: 'at',
      header: t('consoleBets.at'),
      phone: 'meta',
      // The year stands in the receipt number, and width is scarce beside the detail.
      cell: ({ placedAt }) => (
        <TimeText atMs={Date.parse(placedAt)} format="dayTime" className={cells.quiet} />
      ),
    },
    {
      key: 'member',
      header: t('consoleBets.member'),
      phone: 'main',
      cell: (row) => <MemberName row={row} />,
    },
    { key: 'name', header: t('consoleBets.name'), phone: 'wide', cell: (row) => <BetName row={row} /> },
    {
      key: 'odds',
      header: t('consoleBets.odds'),
      align: 'end',
      phone: 'hidden',
      cell: ({ totalOdds }) => (totalOdds === null ? '–' : formatOdds(oddsFromDecimal(totalOdds), locale)),
    },
    {
      key: 'stake',
      header: t('consoleBets.stake'),
      align: 'end',
      phone: 'money',
      cell: ({ cash }) => <Money amount={cash} unit={null} tone="plain" />,
    },
    {
      key: 'paid',
      header: t('consoleBets.paid'),
      align: 'end',
      phone: 'hidden',
      cell: ({ winCash, type }) =>
        type === 'wait' ? '–' : <Money amount={winCash} unit={null} tone="plain" />,
    },
    { key: 'type', header: t('consoleBets.type'), phone: 'state', cell: (row) => <BetBadge row={row} /> },
    {
      key: 'receipt',
      header: t('consoleBets.receipt'),
      phone: 'hidden',
      cell: ({ receiptId }) => <span className={cells.quiet}>{receiptId}</span>,
    },
  ];
}

export function BetBadge({ row: { type, refusal } }: { row: Pick<BetRow, 'type' | 'refusal'> }) {
  const t = useText(betTexts);
  return (
    <Badge kind={betBadges[type]} size="sm">
      {t(refusal === null ? `bet.type.${type}` : 'bet.type.refused')}
    </Badge>
  );
}

/** What was bet on, in one line: the selection and its match, the number of legs with the first match, or the game. */
function BetName({ row: { name, betCalResults } }: { row: BetRow }) {
  const t = useText(consoleBetTexts);
  const local = useLocalText();
  const wordsOf = useChoiceWords();
  const [first, ...others] = betCalResults;
  if (first === undefined) return <Line lead={local(name)} />;
  const { game, market, pick } = wordsOf(first);
  if (others.length === 0) return <Line lead={pick} note={`${game} · ${market}`} />;
  return (
    <Line lead={t('consoleBets.legs', { count: others.length + 1 })} note={`${game} +${others.length}`} />
  );
}

/** Cut where it would push the money out of view; whole in the detail. */
function Line({ lead, note }: { lead: string; note?: string }) {
  return (
    <span className={styles.name}>
      {lead} {note && <span className={cells.quiet}>{note}</span>}
    </span>
  );
}
