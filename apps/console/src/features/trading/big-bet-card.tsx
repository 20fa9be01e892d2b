import { useLocale, useMoneyCall, useText } from '@hanpan/client';
import type { BigBet } from '@hanpan/contract';
import { useFailureText, useLegWords, useShortcuts } from '@hanpan/kit';
import { consoleBigBetTexts } from '@hanpan/messages';
import { type Amount, formatOdds, oddsFromDecimal } from '@hanpan/money';
import { AmountInput, Button, Countdown, Money, PartialNotice, toast } from '@hanpan/ui';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../app/session.ts';
import styles from './big-bets.module.css';

export const bigBetsPath = '/api/console/sports/bigBets';
const decidePath = '/api/console/sports/decideBigBet';
/** A press that was on its way to the card before this one is over by then. */
const settleMs = 600;

export function BetClock({ bet: { until } }: { bet: BigBet }) {
  const t = useText(consoleBigBetTexts);
  if (until === null) return null;
  return <Countdown untilMs={Date.parse(until)} label={t('consoleBigBets.clock')} />;
}

/** What a bet is about, and for whoever may decide it what to say to it. */
export function BigBetCard({ bet }: { bet: BigBet }) {
  const { locale } = useLocale();
  const t = useText(consoleBigBetTexts);
  const mayDecide = useMay(decidePath);
  return (
    <div className={styles.card}>
      <p className={styles.line}>
        <b>{t('consoleBigBets.who', { nick: bet.memNick, level: bet.level })}</b>
        <Money amount={bet.askedStake} tone="plain" size="lg" />
        <BetClock bet={bet} />
      </p>
      <BetLegs bet={bet} />
      <p className={styles.quiet}>
        {t('consoleBigBets.facts', {
          odds: formatOdds(oddsFromDecimal(bet.totalOdds), locale),
          win: bet.possibleWin,
          allowed: bet.allowedStake,
        })}
        {` · ${t(`consoleBigBets.policy.${bet.oddsPolicy}`)}`}
      </p>
      {mayDecide && <BigBetDecision bet={bet} />}
    </div>
  );
}

type Decision = 'accept' | 'less' | 'refuse';

/** Takes it, offers less, or refuses. A key leads to its button, and only the next press of it decides. */
function BigBetDecision({ bet }: { bet: BigBet }) {
  const t = useText(consoleBigBetTexts);
  const { isSending, failure, submit } = useMoneyCall({
    refreshes: [bigBetsPath, '/api/console/sports/events'],
  });
  const failureText = useFailureText();
  const isSettled = useSettled();
  const [less, setLess] = useState(suggestedStake(bet));
  const isPartial = bet.allowedStake < bet.askedStake;
  const buttons = {
    accept: useRef<HTMLButtonElement>(null),
    less: useRef<HTMLButtonElement>(null),
    refuse: useRef<HTMLButtonElement>(null),
  };
  const decide = async (decision: Decision) => {
    const stake = decision === 'less' ? less : undefined;
    if (!isSettled || (decision === 'less' && stake === undefined)) return;
    const { data } = await submit(decidePath, {
      betIdx: bet.betIdx,
      decision,
      ...(stake === undefined ? {} : { stake }),
    });
    if (data !== undefined) toast({ text: t(`consoleBigBets.done.${decision}`) });
  };
  const press = (decision: Decision) => {
    const button = buttons[decision].current;
    if (button === document.activeElement) button?.click();
    else button?.focus();
  };
  useShortcuts({ A: () => press('accept'), D: () => press('less'), R: () => press('refuse') });
  return (
    <>
      <div className={styles.line}>
        <AmountInput
          className={styles.stake}
          label={t('consoleBigBets.less')}
          value={less}
          onChange={setLess}
        />
        <Button
          ref={buttons.less}
          {...(isPartial && { variant: 'filled' })}
          busy={isSending}
          disabled={!isSettled || less === undefined}
          onClick={() => void decide('less')}
        >
          {t('consoleBigBets.offer')} <kbd>D</kbd>
        </Button>
        <Button
          ref={buttons.accept}
          {...(!isPartial && { variant: 'filled' })}
          busy={isSending}
          disabled={!isSettled}
          onClick={() => void decide('accept')}
        >
          {t('consoleBigBets.accept')} <kbd>A</kbd>
        </Button>
        <Button
          ref={buttons.refuse}
          variant="warn"
          busy={isSending}
          disabled={!isSettled}
          onClick={() => void decide('refuse')}
        >
          {t('consoleBigBets.refuse')} <kbd>R</kbd>
        </Button>
      </div>
      {failure && <PartialNotice tone="warn">{failureText(failure)}</PartialNotice>}
    </>
  );
}

/** What could be taken instead; nothing where the whole stake is within the limits, or none of it. */
function suggestedStake({ allowedStake, askedStake }: BigBet): Amount | undefined {
  return allowedStake > 0 && allowedStake < askedStake ? allowedStake : undefined;
}

/** Whether a card has been on screen for long enough that a press is meant for it. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function BetLegs({ bet }: { bet: BigBet }) {
  const { locale } = useLocale();
  const words = useLegWords();
  return (
    <ul className={styles.others}>
      {bet.legs.map((leg) => {
        const { game, market, pick } = words(leg);
        return (
          <li key={leg.eventId}>
            {game} · {market} · <b>{pick}</b> {formatOdds(oddsFromDecimal(leg.odds), locale)}
          </li>
        );
      })}
    </ul>
  );
}
