import { useLocalText, useText } from '@hanpan/client';
import { matchTexts, sportsTexts } from '@hanpan/messages';
import { Card, Icon, IconButton } from '@hanpan/ui';
import { clsx } from 'clsx';
import { memo, useId } from 'react';
import { iconOf } from '../../app/sport-icon.ts';
import { EventRow, type EventRowProps } from './event-row.tsx';
import { useFavouriteLeagues } from './favourite-leagues.ts';
import type { HeldLeague } from './hold-rows.ts';
import styles from './league-card.module.css';
import { columnsOf, type League } from './model.ts';
import { SpecialRow } from './special-row.tsx';

export interface LeagueCardProps extends HeldLeague, Pick<EventRowProps, 'onPick'> {
  /** Whether the rows are of special markets, which have no columns; and which one of them is asked for, null for all. */
  readonly isSpecial: boolean;
  readonly market: string | null;
  /** The selection on the slip by event; one per event. */
  readonly selected: ReadonlyMap<number, number>;
}

export const LeagueCard = memo(function LeagueCard(props: LeagueCardProps) {
  const { league, rows, selected, isSpecial, market, onPick } = props;
  const t = useText(sportsTexts);
  const match = useText(matchTexts);
  const local = useLocalText();
  const titleId = useId();
  const icon = iconOf(league.sport);
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <div className={clsx(styles.head, !isSpecial && styles.columns)}>
        <div className={styles.name}>
          <h2 id={titleId} className={styles.title}>
            {icon && <Icon name={icon} className={styles.icon} />}
            <span className={styles.words}>
              <small>{`${local(league.country)} · ${t('sports.gameCount', { count: rows.length })}`}</small>{' '}
              <span className={styles.league}>{local(league.name)}</span>
            </span>
          </h2>
          <LeagueStar league={league} />
        </div>
        {!isSpecial &&
          columnsOf(league.sport).map((kind) => (
            <span key={kind} aria-hidden="true">
              {match(`match.market.${kind}`)}
            </span>
          ))}
      </div>
      <ul>
        {rows.map(({ event, leaving }) => {
          const row = { league, event, leaving, selectedId: selected.get(event.eventId), onPick };
          return isSpecial ? (
            <SpecialRow key={event.eventId} {...row} market={market} />
          ) : (
            <EventRow key={event.eventId} {...row} />
          );
        })}
      </ul>
    </Card>
  );
});

/** Marks a league, so that it stands first the next time the board is put in order. */
function LeagueStar({ league }: { league: League }) {
  const t = useText(sportsTexts);
  const local = useLocalText();
  const [favourites, keep] = useFavouriteLeagues();
  const isMarked = favourites.includes(league.leagueId);
  const others = favourites.filter((id) => id !== league.leagueId);
  return (
    <IconButton
      icon="star"
      size="sm"
      label={t('sports.favourite', { league: local(league.name) })}
      pressed={isMarked}
      className={styles.star}
      onClick={() => keep(isMarked ? others : [...others, league.leagueId])}
    />
  );
}
