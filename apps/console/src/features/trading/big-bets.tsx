import { callQuery, useCaller, usePush, useText } from '@hanpan/client';
import type { BigBet } from '@hanpan/contract';
import { consoleBigBetTexts } from '@hanpan/messages';
import { CountDot, Money, PartialNotice, SkeletonRows } from '@hanpan/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BetClock, BigBetCard, bigBetsPath } from './big-bet-card.tsx';
import styles from './big-bets.module.css';

/** Its clock runs for seconds, so a push that was lost may not cost a bet. */
const pollMs = 2_000;

interface BigBetsProps {
  readonly onArrival: () => void;
  /** What stands below. It comes once it is known whether a bet waits, for that would push it down. */
  readonly children?: ReactNode;
}

/** Bets that wait for a trader, the one that is being looked at in front; none at all while none does. */
export function BigBets({ onArrival, children }: BigBetsProps) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...callQuery(useCaller(), bigBetsPath, { state: 'open', page: 1 }),
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  });
  usePush('bigBet', ({ change }) => {
    if (change === 'new') onArrival();
    void queryClient.invalidateQueries({ queryKey: [bigBetsPath] });
  });
  const waiting = (query.data?.list ?? []).filter(({ state }) => state === 'asked');
  if (query.isPending) return <SkeletonRows rows={12} columns={7} />;
  return (
    <>
      <Waiting waiting={waiting} isUnknown={query.data === undefined} />
      {children}
    </>
  );
}

function Waiting({ waiting, isUnknown }: { waiting: readonly BigBet[]; isUnknown: boolean }) {
  const t = useText(consoleBigBetTexts);
  const shown = useShown(waiting);
  if (isUnknown) return <PartialNotice tone="warn">{t('consoleBigBets.failed')}</PartialNotice>;
  if (shown === undefined) return null;
  const others = waiting.filter((bet) => bet !== shown);
  return (
    <section className={styles.panel} aria-label={t('consoleBigBets')}>
      <header className={styles.head}>
        <h2>{t('consoleBigBets')}</h2>
        <CountDot count={waiting.length} />
        <span className={styles.quiet}>{t('consoleBigBets.note')}</span>
      </header>
      <BigBetCard key={shown.betIdx} bet={shown} />
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((bet) => (
            <li key={bet.betIdx}>
              <b>{bet.memNick}</b> <Money amount={bet.askedStake} tone="plain" /> <BetClock bet={bet} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * The bet with the least time when it came to the front, until it leaves the list: one that arrives meanwhile waits below, even
 * where it ends earlier, or a press that was meant for the bet on screen would decide about another.
 */
function useShown(waiting: readonly BigBet[]): BigBet | undefined {
  const [heldIdx, setHeldIdx] = useState<number>();
  const shown = waiting.find(({ betIdx }) => betIdx === heldIdx) ?? waiting[0];
  if (shown?.betIdx !== heldIdx) setHeldIdx(shown?.betIdx);
  return shown;
}
