import { standsAboveFoot } from '@hanpan/ui';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSession } from '../../app/session.ts';
import styles from './beside-slip.module.css';
import type { Offers } from './model.ts';
import { SlipRail } from './slip-rail.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { useSlip } from './slip-store.ts';
import { useHasRail } from './use-has-rail.ts';

interface BesideSlipProps {
  readonly offers: Offers;
  /** What the page shows is older than what the server offers: it should be read again. */
  readonly onBoardOld: () => void;
  /** What a member has below the slip once the prices stand; nothing is kept free for it, and it steps aside for a bet being made. */
  readonly below: ComponentType<{ readonly isAside: boolean }>;
  readonly children: ReactNode;
}

/** Prices with the slip beside them and something of a member's below it; where there is no room the slip is a sheet over their foot. */
export function BesideSlip({ below: Below, children, ...slip }: BesideSlipProps) {
  const hasRail = useHasRail();
  const isMember = useSession().state === 'member';
  const hasLegs = useSlip((held) => held.legs.length > 0);
  const isRead = slip.offers !== undefined;
  return (
    <div ref={standsAboveFoot} className={hasRail ? styles.withRail : styles.alone}>
      <div className={styles.main}>{children}</div>
      {hasRail ? (
        <div className={styles.rail}>
          <SlipRail {...slip} />
          {isMember && isRead && (
            <Suspense fallback={null}>
              <Below isAside={hasLegs} />
            </Suspense>
          )}
        </div>
      ) : (
        <SlipSheet {...slip} />
      )}
    </div>
  );
}
