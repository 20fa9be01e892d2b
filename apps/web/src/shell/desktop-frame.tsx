import { type ReactNode, Suspense } from 'react';
import { DesktopHeader } from './desktop-header.tsx';
import { Footer } from './footer-lazy.ts';
import styles from './frame.module.css';
import { mainId } from './main-id.ts';
import { QuickBar } from './quick-bar.tsx';

export function DesktopFrame({ withGnb, children }: { withGnb: boolean; children: ReactNode }) {
  return (
    <>
      <DesktopHeader withGnb={withGnb} />
      <div className={styles.columns}>
        <QuickBar />
        <div className={styles.content}>
          <main id={mainId} tabIndex={-1} className={styles.page}>
            {children}
          </main>
          <Suspense>
            <Footer />
          </Suspense>
        </div>
      </div>
    </>
  );
}
