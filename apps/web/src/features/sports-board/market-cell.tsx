import { useLocale, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { type Locale, sportsTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { OddsButton, SuspendedCell } from '@hanpan/ui';
import { clsx } from 'clsx';
import { lineOf, useLegWords } from '../../app/leg-words.ts';
import styles from './market-cell.module.css';
import { closedReason, inOrder, type Market, type Selection } from './model.ts';

export interface MarketCellProps {
  readonly event: SportEvent;
  readonly market: Market | undefined;
  readonly selectedId: number | undefined;
  readonly onPick: (market: Market, selection: Selection) => void;
  readonly className?: string | undefined;
}

/** One market: its prices side by side, or in their place the reason why there are none. */
export function MarketCell({ event, market, selectedId, onPick, className }: MarketCellProps) {
  const t = useText(sportsTexts);
  const words = useLegWords();
  const { locale } = useLocale();
  const reason = closedReason(market);
  if (market === undefined || reason !== undefined) {
    return <SuspendedCell reason={t(reason ?? 'sports.reason.none')} className={className} />;
  }
  return (
    <div className={clsx(styles.cell, className)}>
      {inOrder(market.selections).map((selection) => {
        const leg = { ...market, pick: selection.pick, home: event.home, away: event.away };
        const said = words(leg);
        return (
          <OddsButton
            key={selection.selectionId}
            layout="column"
            label={shortLabel(t, locale, market, selection)}
            accessibleLabel={`${said.game}, ${said.market}, ${said.pick}`}
            odds={oddsFromDecimal(selection.odds)}
            selected={selection.selectionId === selectedId}
            onToggle={() => onPick(market, selection)}
          />
        );
      })}
    </div>
  );
}

type Translate = ReturnType<typeof useText<typeof sportsTexts>>;

function shortLabel(
  t: Translate,
  locale: Locale,
  { kind, lineQuarters }: Market,
  { pick }: Selection,
): string {
  const line = lineOf({ kind, lineQuarters, pick }, locale);
  if (kind === 'AH') {
    return pick === 'away'
      ? t('sports.pick.handicapAway', { line })
      : t('sports.pick.handicapHome', { line });
  }
  if (pick === 'over') return t('sports.pick.over', { line });
  if (pick === 'under') return t('sports.pick.under', { line });
  return t(`sports.pick.${pick}`);
}
