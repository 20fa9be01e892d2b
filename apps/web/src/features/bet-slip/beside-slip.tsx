import type { ReactNode } from 'react';
import styles from './beside-slip.module.css';
import type { Offers } from './model.ts';
import { SlipRail } from './slip-rail.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import { useHasRail } from './use-has-rail.ts';

interface BesideSlipProps {
  readonly offers: Offers;
  /** What the page shows is older than what the server offers: it should be read again. */
  readonly onBoardOld: () => void;
  readonly children: ReactNode;
}

/** Prices with the slip beside them; where there is no room it is a sheet over their foot. */
export function BesideSlip({ children, ...slip }: BesideSlipProps) {
  const hasRail = useHasRail();
  return (
    <div className={hasRail ? styles.withRail : styles.alone}>
      <div className={styles.main}>{children}</div>
      {hasRail ? <SlipRail {...slip} /> : <SlipSheet {...slip} />}
    </div>
  );
}
