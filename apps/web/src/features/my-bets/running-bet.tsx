import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { betTexts, myBetTexts } from '@hanpan/messages';
import { Badge, Money } from '@hanpan/ui';
import { useBetStatus } from '../../app/bet-status.ts';
import { standingProduct } from '../../app/leg-factors.ts';
import { useOddsText } from '../../app/odds-text.ts';
import { BetLegLine } from './bet-leg-line.tsx';
import { CashOutButton } from './cash-out-button.tsx';
import type { LiveMatches } from './live-matches.ts';
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
              {oddsText.product(standingProduct(bet.legs, bet.cashedOutAt !== null))}
            </b>
          )}
        </p>
      )}
      <ul className={styles.legs}>
        {bet.legs.slice(0, shownLegs).map((leg) => (
          <BetLegLine
            key={`${leg.eventId}-${leg.kind}-${leg.scope}-${leg.pick}`}
            leg={leg}
            matches={matches}
            isBrief
            hidesPrice={count > 1}
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
