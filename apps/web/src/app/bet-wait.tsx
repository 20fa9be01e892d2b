import { useText } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { myBetTexts } from '@hanpan/messages';
import type { Amount } from '@hanpan/money';
import { Button, Countdown, Icon } from '@hanpan/ui';
import styles from './bet-wait.module.css';
import { useAnswerOffer } from './use-answer-offer.ts';

interface BetWaitProps {
  readonly bet: Bet;
  /** Its heading has the hourglass already. */
  readonly isMarked?: boolean;
}

/** What a bet in WAIT waits for and until when; what a trader has offered is answered here. */
export function BetWait({ bet, isMarked = false }: BetWaitProps) {
  const t = useText(myBetTexts);
  if (bet.wait === null) return null;
  const { kind, until, offeredStake } = bet.wait;
  const label = t(`myBets.wait.${kind}`);
  return (
    <div className={styles.wait}>
      <p className={styles.words}>
        {!isMarked && <Icon name="hourglass" size={16} />}
        <span>
          {offeredStake === null ? label : t('myBets.offer', { amount: offeredStake, stake: bet.stake })}
        </span>
        <Countdown untilMs={Date.parse(until)} label={label} />
      </p>
      {kind === 'offer' && offeredStake !== null && <OfferAnswer betIdx={bet.betIdx} amount={offeredStake} />}
    </div>
  );
}

function OfferAnswer({ betIdx, amount }: { betIdx: number; amount: Amount }) {
  const t = useText(myBetTexts);
  const { isSending, refusal, answer } = useAnswerOffer(betIdx);
  return (
    <>
      <div className={styles.answers}>
        <Button variant="filled" busy={isSending} onClick={() => answer(true)}>
          {t('myBets.offerTake', { amount })}
        </Button>
        <Button busy={isSending} onClick={() => answer(false)}>
          {t('myBets.offerDecline')}
        </Button>
      </div>
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </>
  );
}

/** What a bet needs its member to know: what a trader offers, or why it was given back; nothing for any other. */
export function useBetRemark(): (bet: Bet) => string | undefined {
  const t = useText(myBetTexts);
  return ({ refusal, wait, stake }) => {
    if (refusal !== null) return t(`myBets.refusal.${refusal}`);
    if (wait?.kind !== 'offer' || wait.offeredStake === null) return undefined;
    return t('myBets.offer', { amount: wait.offeredStake, stake });
  };
}

/** Why a bet that waited was given back; nothing for any other. */
export function BetRefused({ bet: { refusal } }: { bet: Bet }) {
  const t = useText(myBetTexts);
  if (refusal === null) return null;
  return (
    <p className={styles.words}>
      <Icon name="alert" size={16} />
      <span>{t(`myBets.refusal.${refusal}`)}</span>
    </p>
  );
}
