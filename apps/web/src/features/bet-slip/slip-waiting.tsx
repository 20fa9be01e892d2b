import { useText } from '@hanpan/client';
import { slipTexts } from '@hanpan/messages';
import { BetWait } from '../../app/bet-wait.tsx';
import type { BetAnswer } from './model.ts';
import styles from './slip-body.module.css';

/** The bets that still wait, in a strip above the next one: a wait keeps nobody from choosing. */
export function SlipWaiting({ answer: { bets } }: { answer: BetAnswer }) {
  const t = useText(slipTexts);
  const waiting = bets.filter(({ status }) => status === 'WAIT');
  return (
    <section aria-label={t('slip.done.waiting')} className={styles.waiting}>
      {waiting.map((bet) => (
        <div key={bet.betIdx}>
          <b>{bet.receiptId}</b>
          <BetWait bet={bet} />
        </div>
      ))}
    </section>
  );
}
