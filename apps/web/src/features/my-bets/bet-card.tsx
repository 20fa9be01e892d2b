import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { betTexts, myBetTexts, slipTexts } from '@hanpan/messages';
import { Badge, Money, TimeText } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { useBetStatus } from '../../app/bet-status.ts';
import { BetRefused, BetWait } from '../../app/bet-wait.tsx';
import { oddsOfBet } from '../../app/leg-factors.ts';
import { useOddsText } from '../../app/odds-text.ts';
import styles from './bet-card.module.css';
import { BetLegLine } from './bet-leg-line.tsx';
import { CashOutButton } from './cash-out-button.tsx';
import type { LiveMatches } from './live-matches.ts';
import type { CashOutQuote } from './use-cash-out.ts';

export interface BetCardProps {
  readonly bet: Bet;
  readonly matches: LiveMatches;
  /** What the site pays for it now; undefined where it does not say. */
  readonly quote: CashOutQuote | undefined;
  /** What else can be done with it. */
  readonly actions: (bet: Bet) => ReactNode;
}

/** A bet with its legs as they stand now. */
export function BetCard({ bet, matches, quote, actions }: BetCardProps) {
  const t = useText(myBetTexts);
  const { kind, word } = useBetStatus()(bet);
  const count = bet.legs.length;
  return (
    <li aria-label={t('myBets.card', { receipt: bet.receiptId })} className={styles.card}>
      <p className={styles.head}>
        <Badge kind={kind}>{word}</Badge>
        <b>{count === 1 ? t('myBets.single') : t('myBets.combination', { count })}</b>
        <TimeText atMs={Date.parse(bet.placedAt)} format="dayTime" />
      </p>
      <ul>
        {bet.legs.map((leg) => (
          <BetLegLine
            key={`${leg.eventId}-${leg.kind}-${leg.scope}-${leg.pick}`}
            leg={leg}
            isRefused={bet.refusal !== null}
            matches={matches}
          />
        ))}
      </ul>
      <div className={styles.side}>
        <CardFacts bet={bet} />
        <div role="status">
          <BetWait bet={bet} />
          <BetRefused bet={bet} />
        </div>
        <div className={styles.actions}>
          {bet.status === 'BET' && quote && <CashOutButton bet={bet} quote={quote} />}
          {actions(bet)}
        </div>
      </div>
    </li>
  );
}

function CardFacts({ bet }: { bet: Bet }) {
  const t = useText(betTexts);
  const slip = useText(slipTexts);
  const own = useText(myBetTexts);
  const oddsText = useOddsText();
  const isOpen = bet.winCash === null;
  const odds = oddsOfBet(bet.legs, { isOver: !isOpen, isSold: bet.cashedOutAt !== null });
  const paidAs = () => {
    if (bet.cashedOutAt !== null) return own('myBets.cashedOut');
    if (bet.status === 'TIE' || bet.status === 'CANCEL') return slip('slip.done.returned');
    return t(isOpen ? 'bet.list.possible' : 'bet.list.win');
  };
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{slip('slip.totalOdds')}</dt>
        <dd>{oddsText.product(odds.total)}</dd>
      </div>
      {odds.applied && (
        <div>
          <dt>{own('myBets.appliedOdds')}</dt>
          <dd>{oddsText.product(odds.applied)}</dd>
        </div>
      )}
      {bet.bonusBasisPoints > 0 && (
        <div>
          <dt>{own('receipt.bonus')}</dt>
          <dd>{own('receipt.bonusOf', { percent: bet.bonusBasisPoints / 100 })}</dd>
        </div>
      )}
      <div>
        <dt>{t('bet.list.stake')}</dt>
        <dd>
          <Money amount={bet.stake} tone="plain" />
        </dd>
      </div>
      <div>
        <dt>{paidAs()}</dt>
        <dd>
          <Money
            amount={bet.winCash ?? bet.possibleWin}
            tone={!isOpen && (bet.winCash ?? 0) > bet.stake ? 'gold' : 'plain'}
          />
        </dd>
      </div>
    </dl>
  );
}
