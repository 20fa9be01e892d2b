import { useLocale, useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { matchTexts, sportsTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { OddsButton, SuspendedCell } from '@hanpan/ui';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { lineOf, shortPick, useLegWords } from '../../app/leg-words.ts';
import styles from './market-cell.module.css';
import { closedReason, inOrder, type Market, type Selection } from './model.ts';

export interface MarketCellProps {
  readonly event: SportEvent;
  readonly market: Market | undefined;
  readonly selectedId: number | undefined;
  readonly onPick: (market: Market, selection: Selection) => void;
  readonly className?: string | undefined;
}

/** Time to see that a line has moved, before a press can mean the new one. */
const movingMs = 1_500;

/** Whether another market has just come into this place: a button that changes its meaning under a finger takes wrong bets. */
function useIsMoving(marketId: number | undefined): boolean {
  const [settled, setSettled] = useState(marketId);
  const isMoving = settled !== undefined && marketId !== undefined && settled !== marketId;
  useEffect(() => {
    if (settled === marketId) return;
    const timer = setTimeout(() => setSettled(marketId), isMoving ? movingMs : 0);
    return () => clearTimeout(timer);
  }, [settled, marketId, isMoving]);
  return isMoving;
}

/** One market: its prices side by side, or in their place the reason why there are none. */
export function MarketCell({ event, market, selectedId, onPick, className }: MarketCellProps) {
  const t = useText(sportsTexts);
  const match = useText(matchTexts);
  const local = useLocalText();
  const words = useLegWords();
  const { locale } = useLocale();
  const isMoving = useIsMoving(market?.marketId);
  const reason = closedReason(market) ?? (isMoving ? 'sports.reason.line' : undefined);
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
            label={shortPick(match, {
              kind: market.kind,
              pick: selection.pick,
              line: lineOf(leg, locale),
              home: local(event.home),
              away: local(event.away),
            })}
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
