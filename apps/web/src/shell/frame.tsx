import { type ReactNode, Suspense } from 'react';
import { useLayoutKind } from '../app/layout.ts';
import type { RouteMeta } from '../app/route-meta.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DesktopHeader, QuickBar } from './desktop-frame-lazy.ts';
import { DormantWatch } from './dormant-watch.tsx';
import { Footer } from './footer-lazy.ts';
import styles from './frame.module.css';
import { GameChips } from './game-chips.tsx';
import { mainId } from './main-id.ts';
import { MobileBalance } from './mobile-balance.tsx';
import { MobileTopBar } from './mobile-top-bar.tsx';

interface FrameProps {
  /** Undefined while a redirect is under way. */
  readonly meta: RouteMeta | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * The chrome around every page, chosen from the window's width and the page's own meta (AC-07). The page stands at the
 * same place of the tree in every layout, so that turning a phone changes its surroundings and not what was typed into it.
 */
export function Frame({ meta, title, children }: FrameProps) {
  const width = useLayoutKind();
  const layout = meta?.layout === 'empty' ? 'empty' : width;
  const isMain = meta === undefined || meta.layout === 'mobileMain';
  return (
    // A page without chrome is another page altogether: nothing of the one before it moves into its place.
    <div
      key={layout === 'empty' ? 'bare' : 'framed'}
      className={layout === 'empty' ? undefined : styles[layout]}
    >
      {layout === 'desktop' && (
        <Suspense fallback={<div className={styles.headerSpace} />}>
          <DesktopHeader withGnb={meta?.gnb ?? true} />
        </Suspense>
      )}
      {layout === 'mobile' && (
        <>
          <MobileTopBar title={isMain ? undefined : title} />
          <MobileBalance />
        </>
      )}
      <div className={styles.body}>
        {layout === 'desktop' && (
          <Suspense fallback={<div className={styles.quickSpace} />}>
            <QuickBar />
          </Suspense>
        )}
        <div className={styles.content}>
          <main id={mainId} tabIndex={-1} className={styles.page}>
            {layout === 'mobile' && isMain && <GameChips />}
            {layout === 'empty' ? children : <DormantWatch>{children}</DormantWatch>}
          </main>
          {layout !== 'empty' && (
            <Suspense>
              <Footer />
            </Suspense>
          )}
        </div>
      </div>
      {layout === 'mobile' && <BottomBar />}
    </div>
  );
}
