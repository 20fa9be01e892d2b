import { useText } from '@hanpan/client';
import type { TradingDetail, TradingVoid } from '@hanpan/contract';
import { PanelSection } from '@hanpan/kit';
import { consoleResultTexts, consoleTradingTexts } from '@hanpan/messages';
import { Button, TimeText } from '@hanpan/ui';
import { useState } from 'react';
import { CorrectionDialog } from './correction-dialog.tsx';
import styles from './event-detail.module.css';
import { useEventWords } from './event-words.ts';
import { useMayCorrect } from './use-trading.ts';

/** What was declared void and stands; each is taken back by itself, as it was said. */
export function VoidsSection({ detail }: { detail: TradingDetail }) {
  const t = useText(consoleResultTexts);
  const [asking, setAsking] = useState<TradingVoid>();
  const nameOf = useVoidName(detail);
  const mayCorrect = useMayCorrect();
  if (detail.voids.length === 0) return null;
  return (
    <PanelSection title={t('consoleTrading.voids')}>
      <ul className={styles.actions}>
        {detail.voids.map((each) => (
          <li key={`${each.marketId} ${each.placedFrom} ${each.placedTo}`} className={styles.standing}>
            <span>
              <b>{nameOf(each)}</b> <VoidTimes of={each} />
              <span className={styles.quiet}>{each.reason}</span>
            </span>
            {mayCorrect && (
              <Button
                size="xs"
                aria-label={t('consoleTrading.voids.takeBack', { name: nameOf(each) })}
                onClick={() => setAsking(each)}
              >
                {t('consoleTrading.result.submit.unvoid')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <CorrectionDialog
          correction={{
            ...{ eventId: detail.event.eventId, marketId: asking.marketId, kind: 'unvoid' },
            ...{ scores: [], ending: 'played', placedFrom: asking.placedFrom, placedTo: asking.placedTo },
          }}
          name={nameOf(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </PanelSection>
  );
}

function useVoidName({ scopes }: TradingDetail): (each: TradingVoid) => string {
  const t = useText(consoleTradingTexts);
  const words = useEventWords();
  const markets = new Map(scopes.flatMap((scope) => scope.markets).map((each) => [each.marketId, each]));
  return ({ marketId }) => {
    const market = marketId === null ? undefined : markets.get(marketId);
    return market === undefined ? t('consoleTrading.wholeEvent') : words.line(market);
  };
}

function VoidTimes({ of: { placedFrom, placedTo } }: { of: TradingVoid }) {
  const t = useText(consoleResultTexts);
  const at = (instant: string) => <TimeText atMs={Date.parse(instant)} format="dateTimeSeconds" />;
  return (
    <span className={styles.quiet}>
      {placedFrom === null && placedTo === null && `${t('consoleTrading.void.whole')} · `}
      {placedFrom !== null && (
        <>
          {t('consoleTrading.void.from')} {at(placedFrom)} ·{' '}
        </>
      )}
      {placedTo !== null && (
        <>
          {t('consoleTrading.void.to')} {at(placedTo)} ·{' '}
        </>
      )}
    </span>
  );
}
