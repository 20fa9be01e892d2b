import { useLocale, useText } from '@hanpan/client';
import { useMiniWords } from '@hanpan/kit';
import { consoleMiniPriceTexts } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { Badge, type Column, Table, TextInput } from '@hanpan/ui';
import styles from './mini-prices.module.css';
import {
  draftKeyOf,
  isTooLong,
  isTooShort,
  type PriceDraft,
  type PricedMarket,
  type PricedSelection,
  typedOdds,
} from './use-mini-prices.ts';

interface PriceTableProps {
  readonly market: PricedMarket;
  readonly draft: PriceDraft;
  readonly mayChange: boolean;
  readonly onType: (key: string, text: string) => void;
}

/** The selections of one market with their exact chances, and the odds that are offered for each. */
export function PriceTable({ market: { market, selections }, draft, mayChange, onType }: PriceTableProps) {
  const t = useText(consoleMiniPriceTexts);
  const words = useMiniWords();
  const { locale } = useLocale();
  const name = words.market(market);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const shown = (odds: number | null) => (odds === null ? undefined : formatDecimal(String(odds), locale));
  const typedOf = ({ pick, odds }: PricedSelection) => draft[draftKeyOf(market, pick)] ?? shown(odds) ?? '';
  const columns: Column<PricedSelection>[] = [
    {
      key: 'pick',
      header: t('consoleMiniPrice.pick'),
      phone: 'main',
      cell: ({ pick }) => words.pick(market, pick),
    },
    {
      key: 'chance',
      width: '16%',
      header: t('consoleMiniPrice.chance'),
      align: 'end',
      phone: 'meta',
      cell: ({ ways, of }) => percent.format(Number(ways) / Number(of)),
    },
    {
      key: 'odds',
      width: '24%',
      header: t('consoleMiniPrice.odds'),
      align: 'end',
      phone: 'money',
      cell: (row) => (mayChange ? priceInput(row) : (shown(row.odds) ?? t('consoleMiniPrice.closed'))),
    },
    {
      key: 'highest',
      width: '16%',
      header: t('consoleMiniPrice.highest'),
      align: 'end',
      phone: 'hidden',
      cell: ({ highestOdds }) => shown(highestOdds) ?? '-',
    },
    {
      key: 'return',
      width: '12%',
      header: t('consoleMiniPrice.return'),
      align: 'end',
      phone: 'hidden',
      cell: (row) => {
        const odds = typedOdds(typedOf(row));
        return odds === undefined ? '-' : percent.format((Number(row.ways) / Number(row.of)) * odds);
      },
    },
    {
      key: 'set',
      width: '12%',
      header: '',
      phone: 'state',
      cell: ({ isSet, odds }) => (
        <Badge size="sm" kind={odds === null ? 'void' : isSet ? 'done' : 'plain'}>
          {t(
            odds === null
              ? 'consoleMiniPrice.closed'
              : isSet
                ? 'consoleMiniPrice.own'
                : 'consoleMiniPrice.begin',
          )}
        </Badge>
      ),
    },
  ];
  return (
    <section className={styles.market}>
      <h2 className={styles.heading}>{name}</h2>
      <Table caption={name} density="dense" columns={columns} rows={selections} rowKey={({ pick }) => pick} />
    </section>
  );

  function wrongWith(row: PricedSelection, odds: number | undefined): string | undefined {
    if (odds === undefined) return t('consoleMiniPrice.wrong');
    if (isTooLong(row, odds))
      return t('consoleMiniPrice.tooLong', { highest: shown(row.highestOdds) ?? '-' });
    if (isTooShort(row, odds))
      return t('consoleMiniPrice.tooShort', { lowest: shown(row.lowestOdds) ?? '-' });
    return undefined;
  }

  function priceInput(row: PricedSelection) {
    const typed = typedOf(row);
    const odds = typedOdds(typed);
    const wrong = typed !== '' && wrongWith(row, odds);
    return (
      <div className={styles.price}>
        <TextInput
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          className={styles.input}
          aria-label={words.bet({ market, pick: row.pick })}
          aria-invalid={wrong ? true : undefined}
          value={typed}
          onChange={({ target }) => onType(draftKeyOf(market, row.pick), target.value)}
        />
        {wrong && <div className={styles.wrong}>{wrong}</div>}
      </div>
    );
  }
}
