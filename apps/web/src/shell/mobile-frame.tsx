import { type ReactNode, Suspense } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer-lazy.ts';
import styles from './frame.module.css';
import { GameChips } from './game-chips.tsx';
import { mainId } from './main-id.ts';
import { MobileBalance } from './mobile-balance.tsx';
import { MobileTopBar } from './mobile-top-bar.tsx';

interface MobileFrameProps {
  /** The main page shows the site and its game families; every other page its title and the way back. */
  readonly isMain: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

export function MobileFrame({ isMain, title, children }: MobileFrameProps) {
  return (
    <div className={styles.phone}>
      <MobileTopBar title={isMain ? undefined : title} />
      <MobileBalance />
      <main id={mainId} tabIndex={-1} className={styles.phonePage}>
        {isMain && <GameChips />}
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <BottomBar />
    </div>
  );
}
