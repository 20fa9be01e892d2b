import { lazy, Suspense } from 'react';

const GameMoneyAside = lazy(() =>
  import('./game-money-aside.tsx').then(({ GameMoneyAside: aside }) => ({ default: aside })),
);

/** Only a balance of nothing asks where it went. */
export function LazyGameMoneyAside() {
  return (
    <Suspense>
      <GameMoneyAside />
    </Suspense>
  );
}
