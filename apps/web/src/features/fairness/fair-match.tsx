import { useCallQuery, useLocalText, useText } from '@hanpan/client';
import { betTexts, fairTexts } from '@hanpan/messages';
import { Card, CardHeader, PartialNotice, TimeText } from '@hanpan/ui';
import styles from './fairness.module.css';

/** The match that the reader came from. That it is decided by this very announcement is looked up, not believed. */
export function FairMatch({ eventId, digest }: { eventId: number; digest: string }) {
  const t = useText(fairTexts);
  const bet = useText(betTexts);
  const local = useLocalText();
  const { data } = useCallQuery('/api/sport/event', { eventId });
  if (data === undefined) return null;
  const { event, league } = data;
  const { homeScore: home, awayScore: away } = event;
  const hasScore = event.phase !== 'prematch';
  // The draws below give this score and no other, whatever was decided afterwards.
  const drawn = data.drawnScore ?? { home, away };
  const isCorrected = drawn.home !== home || drawn.away !== away;
  const ending = data.correction?.ending;
  const scores = { drawnHome: drawn.home, drawnAway: drawn.away, home, away };
  return (
    <Card aria-labelledby="fair-match">
      <CardHeader title={t('fair.match')} titleId="fair-match" />
      <p className={styles.match}>
        <b>{bet('bet.versus', { home: local(event.home), away: local(event.away) })}</b>
        {hasScore && <b>{bet('bet.list.score', drawn)}</b>}
        <small>
          {`${local(league.name)} · `}
          <TimeText atMs={Date.parse(event.startsAt)} format="dateTime" />
        </small>
      </p>
      <div className={styles.told}>
        {ending === 'not-played' || ending === 'called' ? (
          <PartialNotice>{t(`fair.ended.${ending}`, scores)}</PartialNotice>
        ) : isCorrected ? (
          <PartialNotice>{t('fair.corrected', scores)}</PartialNotice>
        ) : (
          ending !== undefined && <PartialNotice>{t('fair.correctedPart')}</PartialNotice>
        )}
        {event.provenance?.announcement !== digest && (
          <PartialNotice tone="warn">{t('fair.matchOther')}</PartialNotice>
        )}
      </div>
    </Card>
  );
}
