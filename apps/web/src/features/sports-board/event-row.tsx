import { useLocalText, useText } from '@hanpan/client';
import type { SportEvent } from '@hanpan/contract';
import { sportsTexts } from '@hanpan/messages';
import { SuspendedCell, VisuallyHidden } from '@hanpan/ui';
import { memo, useId, useState } from 'react';
import type { BoardPrice } from '../../app/board-price.ts';
import { EventClock } from './event-clock.tsx';
import styles from './event-row.module.css';
import type { Leaving } from './hold-rows.ts';
import { MarketCell } from './market-cell.tsx';
import { isLive, type League, type Market, mainMarket, type Selection } from './model.ts';
import { MoreMarkets } from './more-markets.tsx';

export interface EventRowProps {
  readonly league: League;
  readonly event: SportEvent;
  readonly selectedId: number | undefined;
  /** Why it stays only to hold its place. */
  readonly leaving?: Leaving | undefined;
  /** Whether every line is shown from the start. */
  readonly showsAll?: boolean | undefined;
  readonly onPick: (price: BoardPrice) => void;
}

/** Drawn again only when its own event or selection changes: a push touches a few rows of sixty. */
export const EventRow = memo(function EventRow(props: EventRowProps) {
  const { league, event, selectedId, leaving, showsAll = false, onPick } = props;
  const t = useText(sportsTexts);
  const [isOpen, setOpen] = useState(showsAll);
  const moreId = useId();
  const shown = useShownMarkets(event);
  const others = event.markets.filter((market) => !shown.some((each) => each === market));
  const pick = (market: Market, selection: Selection) =>
    onPick({ sport: league.sport, league: league.name, event, market, selection });
  const cell = { event, selectedId, onPick: pick };
  const [result, handicap, total] = shown;
  const closed = closedRow(event, leaving);
  return (
    <li className={styles.event}>
      <div className={styles.row}>
        <Teams event={event} />
        {closed !== undefined && <SuspendedCell reason={t(closed)} className={styles.whole} />}
        {closed === undefined && (
          <>
            <MarketCell {...cell} market={result} className={styles.wide} />
            <MarketCell {...cell} market={handicap} />
            <MarketCell {...cell} market={total} />
          </>
        )}
        {closed === undefined && others.length > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={moreId}
            aria-label={isOpen ? t('sports.less') : t('sports.more', { count: others.length })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '−' : `+${others.length}`}
          </button>
        )}
      </div>
      <div id={moreId} hidden={!isOpen}>
        {isOpen && <MoreMarkets {...cell} markets={others} />}
      </div>
    </li>
  );
});

/** One sentence in place of three locks: why nothing of the match can be bet on. */
function closedRow(event: SportEvent, leaving: Leaving | undefined) {
  if (leaving !== undefined) return `sports.leaving.${leaving}` as const;
  const isClosed = event.markets.every(({ status }) => status === 'closed');
  return isLive(event) && isClosed ? ('sports.reason.live' as const) : undefined;
}

/** Remembers which lines the row shows, so that a price change never puts another line under a finger. */
function useShownMarkets(event: SportEvent): readonly [Market?, Market?, Market?] {
  const [ids, setIds] = useState<readonly [number?, number?]>([]);
  const handicap = mainMarket(event.markets, 'AH', ids[0]);
  const total = mainMarket(event.markets, 'UO', ids[1]);
  if (handicap?.marketId !== ids[0] || total?.marketId !== ids[1]) {
    setIds([handicap?.marketId, total?.marketId]);
  }
  return [event.markets.find((market) => market.kind === 'WDL'), handicap, total];
}

function Teams({ event }: { event: SportEvent }) {
  const t = useText(sportsTexts);
  const local = useLocalText();
  const hasScore = isLive(event) || event.phase === 'ended';
  return (
    <div className={styles.teams}>
      <EventClock event={event} />
      {hasScore && <VisuallyHidden>{t('sports.score')}</VisuallyHidden>}
      <span className={styles.team}>
        <span className={styles.name}>{local(event.home)}</span>
        {hasScore && <b className={styles.score}>{event.homeScore}</b>}
      </span>
      <span className={styles.team}>
        <span className={styles.name}>{local(event.away)}</span>
        {hasScore && <b className={styles.score}>{event.awayScore}</b>}
      </span>
    </div>
  );
}
