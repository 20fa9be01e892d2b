import { useLocalText, useText } from '@hanpan/client';
import { sportsTexts } from '@hanpan/messages';
import { Card, Icon } from '@hanpan/ui';
import { memo, useId } from 'react';
import { EventRow, type EventRowProps } from './event-row.tsx';
import type { HeldLeague } from './hold-rows.ts';
import styles from './league-card.module.css';
import { iconOf } from './sport-icon.ts';

export interface LeagueCardProps extends HeldLeague, Pick<EventRowProps, 'onPick'> {
  /** The selection on the slip by event; one per event. */
  readonly selected: ReadonlyMap<number, number>;
}

export const LeagueCard = memo(function LeagueCard({ league, rows, selected, onPick }: LeagueCardProps) {
  const t = useText(sportsTexts);
  const local = useLocalText();
  const titleId = useId();
  const icon = iconOf(league.sport);
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {icon && <Icon name={icon} className={styles.icon} />}
          <span>{`${local(league.country)} ${local(league.name)}`}</span>
          <span className={styles.count}>{t('sports.gameCount', { count: rows.length })}</span>
        </h2>
        <span aria-hidden="true">{t('sports.column.WDL')}</span>
        <span aria-hidden="true">{t('sports.column.AH')}</span>
        <span aria-hidden="true">{t('sports.column.UO')}</span>
      </div>
      <ul>
        {rows.map(({ event, leaving }) => (
          <EventRow
            key={event.eventId}
            league={league}
            event={event}
            leaving={leaving}
            selectedId={selected.get(event.eventId)}
            onPick={onPick}
          />
        ))}
      </ul>
    </Card>
  );
});
