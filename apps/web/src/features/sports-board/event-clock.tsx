import { useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { sportsTexts } from '@hanpan/messages';
import { siteDate } from '@hanpan/rules';
import { Countdown, LiveDot, TimeText, useUi } from '@hanpan/ui';
import { useState } from 'react';
import { useMatchClock } from '../../app/match-clock.ts';
import styles from './event-clock.module.css';
import { countdownFromMs, isLive } from './model.ts';

/** When a game is: minute and half in play, a running clock for the next ones, date and time for the rest. */
export function EventClock({ event }: { event: SportEvent }) {
  const t = useText(sportsTexts);
  const clock = useMatchClock();
  if (isLive(event)) {
    return (
      <span className={styles.when}>
        <LiveDot>{t('sports.live')}</LiveDot>
        <span>{clock(event)}</span>
      </span>
    );
  }
  if (event.phase === 'ended') return <span className={styles.when}>{clock(event)}</span>;
  return <KickOff startsAtMs={Date.parse(event.startsAt)} />;
}

function KickOff({ startsAtMs }: { startsAtMs: number }) {
  const t = useText(sportsTexts);
  const { timeZone } = useUi();
  const isToday = siteDate(startsAtMs, timeZone) === siteDate(serverNow(), timeZone);
  const [passedMs, setPassed] = useState<number>();
  const leftMs = startsAtMs - serverNow();
  const isOver = passedMs === startsAtMs || leftMs <= 0;
  return (
    <span className={styles.when}>
      <TimeText atMs={startsAtMs} format={isToday ? 'time' : 'dateTime'} />
      {isOver && <b className={styles.next}>{t('sports.starting')}</b>}
      {!isOver && leftMs <= countdownFromMs && (
        <span className={styles.next}>
          {`${t('sports.kickOffIn')} `}
          <Countdown
            untilMs={startsAtMs}
            label={t('sports.kickOffIn')}
            onDone={() => setPassed(startsAtMs)}
          />
        </span>
      )}
    </span>
  );
}
