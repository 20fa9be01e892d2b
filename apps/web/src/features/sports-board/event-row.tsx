import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { eventTexts, sportsTexts } from '@hanpan/messages';
import { SuspendedCell } from '@hanpan/ui';
import { clsx } from 'clsx';
import { memo, useId, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import type { BoardPrice } from '../../app/board-price.ts';
import { visit } from '../../app/urls.ts';
import { AllMarkets } from './event/all-markets.tsx';
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
  /** Whether all markets open under the row, and not on a page of their own; and whether they do so from the start. */
  readonly unfolds?: 'closed' | 'open' | undefined;
  readonly onPick: (price: BoardPrice) => void;
}

/** Drawn again only when its own event or selection changes: a push touches a few rows of sixty. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { league, event, selectedId, leaving, unfolds, onPick } = props;
  const t = useText(sportsTexts);
  const [isOpen, setOpen] = useState(unfolds === 'open');
  const moreId = useId();
  const { winner, handicap, total } = boardMarkets(event.markets);
  const pick = (market: Market, selection: Selection) =>
    onPick({ sport: league.sport, league: league.name, event, market, selection });
  const cell = { event, selectedId, onPick: pick };
  const closed =
    leaving === undefined ? closedTogether(event.markets) : (`sports.leaving.${leaving}` as const);
  return (
    <li className={clsx(styles.event, isOpen && styles.open)}>
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
        {leaving === undefined && event.furtherMarkets > 0 && unfolds === undefined && (
          <MoreLink event={event} />
        )}
        {leaving === undefined && event.furtherMarkets > 0 && unfolds !== undefined && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={moreId}
            aria-label={isOpen ? t('sports.less') : t('sports.more', { count: event.furtherMarkets })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : `+${event.furtherMarkets}`}
          </button>
        )}
      </div>
      {unfolds !== undefined && (
        <div id={moreId} hidden={!isOpen} className={styles.panel}>
          {isOpen && <AllMarkets eventId={event.eventId} selectedId={selectedId} onPick={onPick} />}
        </div>
      )}
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
