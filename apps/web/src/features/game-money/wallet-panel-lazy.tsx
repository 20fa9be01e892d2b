import { LoadingRegion, SkeletonRows } from '@hanpan/ui';
import { lazy, Suspense } from 'react';

const WalletPanel = lazy(() =>
  import('./wallet-panel.tsx').then(({ WalletPanel: panel }) => ({ default: panel })),
);

/** The wallet is looked at on demand and is no part of the first load. */
export function LazyWalletPanel({ onConvert }: { onConvert?: () => void }) {
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <SkeletonRows rows={6} />
        </LoadingRegion>
      }
    >
      <WalletPanel {...(onConvert === undefined ? {} : { onConvert })} />
    </Suspense>
  );
}
