import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts, sportsTexts } from '@hanpan/messages';
import { SuspendedCell } from '@hanpan/ui';
import { memo } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import type { BoardPrice } from '../../app/board-price.ts';
import { visit } from '../../app/urls.ts';
import styles from './event-row.module.css';
import { EventTeams } from './event-teams.tsx';
import type { Leaving } from './hold-rows.ts';
import { MarketCell } from './market-cell.tsx';
import { boardMarkets, closedTogether, type League, type Market, type Selection } from './model.ts';

export interface EventRowProps {
  readonly league: League;
  readonly event: SportEvent;
  readonly selectedId: number | undefined;
  /** Why it stays only to hold its place. */
  readonly leaving?: Leaving | undefined;
  readonly onPick: (price: BoardPrice) => void;
}

/** Drawn again only when its own event or selection changes: a push touches a few rows of sixty. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { league, event, selectedId, leaving, onPick } = props;
  const t = useText(sportsTexts);
  const { winner, handicap, total } = boardMarkets(event.markets);
  const pick = (market: Market, selection: Selection) =>
    onPick({ sport: league.sport, league: league.name, event, market, selection });
  const cell = { event, selectedId, onPick: pick };
  const closed =
    leaving === undefined ? closedTogether(event.markets) : (`sports.leaving.${leaving}` as const);
  return (
    <li className={styles.event}>
      <div className={styles.row}>
        <EventTeams event={event} />
        {closed !== undefined && <SuspendedCell reason={t(closed)} className={styles.whole} />}
        {closed === undefined && (
          <>
            <MarketCell {...cell} market={winner} className={styles.wide} />
            <MarketCell {...cell} market={handicap} />
            <MarketCell {...cell} market={total} />
          </>
        )}
        {leaving === undefined && event.furtherMarkets > 0 && <MoreLink event={event} />}
      </div>
    </li>
  );
});

function MoreLink({ event }: { event: SportEvent }) {
  const t = useText(eventTexts);
  const local = useLocalText();
  const game = t('event.versus', { home: local(event.home), away: local(event.away) });
  return (
    <AppLink
      to={visit('event', { eventId: event.eventId })}
      className={styles.more}
      aria-label={t('event.open', { game })}
    >
      {`+${event.furtherMarkets}`}
    </AppLink>
  );
}
