import { useText } from '@hanpan/client';
import { myBetTexts } from '@hanpan/messages';
import { Button } from '@hanpan/ui';
import styles from './bet-card.module.css';
import { type CashOutQuote, type SoldBet, useCashOut } from './use-cash-out.ts';

/** What the site pays for the bet now and the press that takes it, or why it pays nothing. Where it buys none back there is nothing. */
export function CashOutButton({ bet, quote }: { bet: SoldBet; quote: CashOutQuote }) {
  const t = useText(myBetTexts);
  const { isSending, isSold, refusal, sell } = useCashOut(bet);
  const { amount, reason } = quote;
  if (reason === 'off' || isSold) return null;
  return (
    <div className={styles.cashOut}>
      {amount === null ? (
        <p className={styles.note}>{reason && t(`myBets.cashOut.${reason}`)}</p>
      ) : (
        <Button busy={isSending} onClick={() => sell(amount)}>
          {t('myBets.cashOut', { amount })}
        </Button>
      )}
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
    </div>
  );
}
