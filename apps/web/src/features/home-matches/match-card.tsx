import { useLocalText, useText } from '@hanpan/client';
import type { LocalText, SportEvent } from '@hanpan/contract';
import { homeTexts, matchTexts } from '@hanpan/messages';
import { oddsFromDecimal } from '@hanpan/money';
import { Card, formatTime, LiveDot, SuspendedCell, useUi } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { shortPick } from '../../app/leg-words.ts';
import { useMatchClock } from '../../app/match-clock.ts';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './match-card.module.css';
import { type HomePick, isLive, mainMarket } from './model.ts';

type Market = SportEvent['markets'][number];
type Selection = Market['selections'][number];

interface MatchCardProps {
  readonly event: SportEvent;
  readonly league: LocalText | undefined;
  readonly onPick: (pick: HomePick) => void;
}

export function MatchCard({ event, league, onPick }: MatchCardProps) {
  const t = useText(homeTexts);
  const local = useLocalText();
  const live = isLive(event);
  const market = mainMarket(event);
  return (
    <Card as="article" className={styles.card}>
      <p className={styles.head}>
        {live && <LiveDot>{t('home.live')}</LiveDot>}
        <span className={styles.league}>{league && local(league)}</span>
        <EventClock event={event} />
      </p>
      <TeamLine name={event.home} score={live ? event.homeScore : undefined} />
      <TeamLine name={event.away} score={live ? event.awayScore : undefined} />
      <div className={styles.odds}>
        {market?.status === 'open' ? (
          market.selections.map((selection) => (
            <Price
              key={selection.selectionId}
              event={event}
              market={market}
              selection={selection}
              onPick={() => onPick({ sport: event.sport, league, event, market, selection })}
            />
          ))
        ) : (
          <SuspendedCell className={styles.closed} reason={t(closedReason(market))} />
        )}
      </div>
    </Card>
  );
}

/** A card has room for why nothing can be bet on, and not for who decided it. */
const closedWord = {
  'in-play': 'in-play',
  ended: 'ended',
  stale: 'stale',
  feed: 'stale',
  trading: 'none',
  incident: 'trading',
  operator: 'trading',
  limit: 'trading',
} as const satisfies Record<NonNullable<Market['reason']>, string>;

function closedReason(market: Market | undefined) {
  return market === undefined
    ? ('home.closed.none' as const)
    : (`home.closed.${closedWord[market.reason ?? 'trading']}` as const);
}

function EventClock({ event }: { event: SportEvent }) {
  const t = useText(homeTexts);
  const { locale, timeZone } = useUi();
  const clock = useMatchClock();
  if (event.phase === 'prematch') {
    const time = formatTime(Date.parse(event.startsAt), 'time', { locale, timeZone, zone: false });
    return <span className={styles.clock}>{t('home.startsAt', { time })}</span>;
  }
  return <span className={styles.clock}>{clock(event)}</span>;
}

function TeamLine({ name, score }: { name: LocalText; score: number | undefined }) {
  const local = useLocalText();
  return (
    <p className={styles.team}>
      <span>{local(name)}</span>
      {score !== undefined && <b>{score}</b>}
    </p>
  );
}

interface PriceProps {
  readonly event: SportEvent;
  readonly market: Market;
  readonly selection: Selection;
  readonly onPick: () => void;
}

function Price({ event, market, selection, onPick }: PriceProps) {
  const t = useText(homeTexts);
  const oddsText = useOddsText();
  const local = useLocalText();
  const match = useText(matchTexts);
  const pick = shortPick(match, { kind: market.kind, pick: selection.pick, line: '', home: '', away: '' });
  const odds = oddsText.price(oddsFromDecimal(selection.odds));
  const game = `${local(event.home)} – ${local(event.away)}`;
  return (
    <AppLink
      to={isLive(event) ? 'liveSport' : 'sport'}
      className={styles.price}
      onClick={onPick}
      aria-label={t('home.pickOf', { match: game, pick, odds })}
    >
      <span>{pick}</span>
      <b>{odds}</b>
    </AppLink>
  );
}
