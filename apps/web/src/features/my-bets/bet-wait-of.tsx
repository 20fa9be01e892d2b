import type { Bet } from '@hanpan/contract';
import { BetWait } from '../../app/bet-wait.tsx';
import { useSportsBet } from '../../app/use-sports-bet.ts';
import styles from './bet-wait-of.module.css';

/** What one bet waits for, asked for by itself: a list of all games does not say, and an offer has to be answered in time. */
export function BetWaitOf({ betIdx }: Pick<Bet, 'betIdx'>) {
  const { data } = useSportsBet(betIdx);
  const [bet] = data?.list ?? [];
  return (
    <div role="status" className={styles.wait}>
      {bet && <BetWait bet={bet} />}
    </div>
  );
}
