import { useLocalText, useText } from '@hanpan/client';
import type { TradingEvent } from '@hanpan/contract';
import { useMatchClock } from '@hanpan/kit';
import { consoleResultTexts } from '@hanpan/messages';
import { PartialNotice } from '@hanpan/ui';
import styles from './event-detail.module.css';
import { useEventWords } from './event-words.ts';
import type { Correction } from './result-draft.ts';

interface BookedResultProps {
  readonly event: TradingEvent;
  readonly correction: Correction;
}

/** What is about to be booked, with the names of both sides at their scores, and that the match is not over where it is not. */
export function BookedResult({ event, correction: { ending, scores } }: BookedResultProps) {
  const t = useText(consoleResultTexts);
  const local = useLocalText();
  const words = useEventWords();
  const clock = useMatchClock();
  return (
    <div className={styles.booked}>
      {event.state === 'live' && (
        <PartialNotice tone="warn">
          {t('consoleTrading.result.running', { clock: clock(event) })}
        </PartialNotice>
      )}
      <span>{t(`consoleTrading.result.ending.${ending}`)}</span>
      {scores.map(({ scope, home, away }) => (
        <span key={scope}>
          {words.scope(scope)}{' '}
          <b>
            {t('consoleTrading.result.score', {
              home: local(event.home),
              homeScore: home,
              awayScore: away,
              away: local(event.away),
            })}
          </b>
        </span>
      ))}
    </div>
  );
}
