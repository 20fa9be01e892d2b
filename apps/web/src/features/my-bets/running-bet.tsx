import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { LegBadge } from '@hanpan/kit';
import { betTexts, myBetTexts } from '@hanpan/messages';
import { oddsFromDecimal, oddsProduct } from '@hanpan/money';
import { Badge, LiveDot, Money, TimeText } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import { useBetStatus } from '../../app/bet-status.ts';
import { useLegWords } from '../../app/leg-words.ts';
import { useMatchClock } from '../../app/match-clock.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { visit } from '../../app/urls.ts';
import { CashOutButton } from './cash-out-button.tsx';
import { type LiveMatches, scoreOf } from './live-matches.ts';
import styles from './running-bets.module.css';
import type { CashOutQuote } from './use-cash-out.ts';

/** Of a combination as many legs as tell it apart; all of them are in the list of bets. */
const shownLegs = 3;

interface RunningBetProps {
  readonly bet: Bet;
  readonly matches: LiveMatches;
  readonly quote: CashOutQuote | undefined;
  /** Whether the site buys bets back: what it pays has its place from the start. */
  readonly isBoughtBack: boolean;
}

/** An open bet in few lines: its legs as they stand, what was staked and what it may return. */
export function RunningBet({ bet, matches, quote, isBoughtBack }: RunningBetProps) {
  const t = useText(myBetTexts);
  const own = useText(betTexts);
  const oddsText = useOddsText();
  const { kind, word } = useBetStatus()(bet);
  const count = bet.legs.length;
  const further = count - shownLegs;
  return (
    <li aria-label={t('myBets.card', { receipt: bet.receiptId })} className={styles.bet}>
      {(count > 1 || bet.status === 'WAIT') && (
        <p className={styles.kind}>
          <b>{count === 1 ? t('myBets.single') : t('myBets.combination', { count })}</b>
          {bet.status === 'WAIT' && (
            <Badge kind={kind} size="sm">
              {word}
            </Badge>
          )}
          {count > 1 && (
            <b className={styles.odds}>
              {oddsText.product(oddsProduct(bet.legs.map((leg) => oddsFromDecimal(leg.odds))))}
            </b>
          )}
        </p>
      )}
      <ul className={styles.legs}>
        {bet.legs.slice(0, shownLegs).map((leg) => (
          <RunningLeg
            key={`${leg.eventId}-${leg.kind}-${leg.scope}-${leg.pick}`}
            leg={leg}
            matches={matches}
            isOne={count === 1}
          />
        ))}
      </ul>
      {further > 0 && <p className={styles.further}>{t('myBets.moreLegs', { count: further })}</p>}
      <dl className={styles.money}>
        <div>
          <dt>{own('bet.list.stake')}</dt>
          <dd>
            <Money amount={bet.stake} tone="plain" size="sm" />
          </dd>
        </div>
        <div>
          <dt>{own('bet.list.possible')}</dt>
          <dd>
            <Money amount={bet.possibleWin} tone="plain" size="sm" />
          </dd>
        </div>
      </dl>
      {isBoughtBack && bet.status === 'BET' && (
        <div className={styles.sale}>{quote && <CashOutButton bet={bet} quote={quote} />}</div>
      )}
    </li>
  );
}

interface RunningLegProps {
  readonly leg: Bet['legs'][number];
  readonly matches: LiveMatches;
  readonly isOne: boolean;
}

/** Its match is a way to the prices of that match. Of several legs each has its result once it is known. */
function RunningLeg({ leg, matches, isOne }: RunningLegProps) {
  const t = useText(myBetTexts);
  const oddsText = useOddsText();
  const clock = useMatchClock();
  const { game, market, pick } = useLegWords()(leg);
  const score = scoreOf(leg, matches);
  return (
    <li className={styles.leg}>
      <span className={styles.match}>
        <AppLink to={visit('event', { eventId: leg.eventId })} className={styles.game}>
          {game}
        </AppLink>
        <span className={styles.now}>
          {score?.live ? (
            <LiveDot>{clock(score.live)}</LiveDot>
          ) : (
            score === undefined && <TimeText atMs={Date.parse(leg.startsAt)} format="dayTime" />
          )}
          {score && <b>{t('myBets.score', { home: score.home, away: score.away })}</b>}
        </span>
      </span>
      <span className={styles.pick}>
        <span>
          {`${market} · `}
          <b>{pick}</b>
        </span>
        {leg.result !== null && <LegBadge result={leg.result} size="sm" />}
        {isOne && <b className={styles.odds}>{oddsText.price(oddsFromDecimal(leg.odds))}</b>}
      </span>
    </li>
  );
}
