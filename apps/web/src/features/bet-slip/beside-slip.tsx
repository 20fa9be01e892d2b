import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../app/session.ts';
import { whenIdle } from '../../app/when-idle.ts';
import styles from './beside-slip.module.css';
import type { Offers } from './model.ts';
import { SlipRail } from './slip-rail.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { useHasRail } from './use-has-rail.ts';

/** They are looked at after the prices, and come after them. */
const RunningBets = lazy(async () => {
  await whenIdle();
  return { default: (await import('../my-bets/running-bets.tsx')).RunningBets };
});

interface BesideSlipProps {
  readonly offers: Offers;
  /** What the page shows is older than what the server offers: it should be read again. */
  readonly onBoardOld: () => void;
  readonly children: ReactNode;
}

/** Prices with the slip beside them and a member's open bets below it; where there is no room the slip is a sheet over their foot. */
export function BesideSlip({ children, ...slip }: BesideSlipProps) {
  const hasRail = useHasRail();
  const isMember = useSession().state === 'member';
  const isRead = slip.offers !== undefined;
  return (
    <div className={hasRail ? styles.withRail : styles.alone}>
      <div className={styles.main}>{children}</div>
      {hasRail ? (
        <div className={styles.rail}>
          <SlipRail {...slip} />
          {isMember && isRead && (
            <Suspense fallback={null}>
              <RunningBets />
            </Suspense>
          )}
        </div>
      ) : (
        <SlipSheet {...slip} />
      )}
    </div>
  );
}
